package dev.starpost.web.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * Whatever anybody writes into a header is answered, and with nothing worse than a refusal. Headers
 * are read before it is known who sends them: one that takes long to read, or that ends in a
 * failure of ours, is a weapon for everybody. Needs nothing of Quarkus.
 */
public interface HostileHeadersSuite {
  /** What is sent in each header. */
  int BYTES = 8 * 1024;

  /** Far more than any answer takes; what is not linear takes minutes. */
  int HANGS_AFTER_MILLIS = 10_000;

  /** Each is repeated until there is enough of it. */
  List<String> SHAPES =
      List.of(
          "-a", // java.util.Locale takes half a minute for a-a-a-...
          ",",
          ";q=",
          "a/b;c=\"d\",",
          "\"",
          "9",
          "a=b; ",
          "x \t",
          "([{<",
          "::ffff:1.2.3.4,",
          "bytes=0-0,",
          "é");

  /** All that somebody reads, or may read one day; and what some of them must begin with. */
  List<String> HEADERS =
      List.of(
          "Accept: ",
          "Accept: application/json;",
          "Accept-Charset: ",
          "Accept-Encoding: ",
          "Accept-Language: ",
          "Accept-Language: a",
          "Accept-Language: fr",
          "Access-Control-Request-Headers: ",
          "Access-Control-Request-Method: ",
          "Authorization: ",
          "Authorization: Basic ",
          "Authorization: Bearer ",
          "Authorization: Bearer stp_",
          "Authorization: Bearer eyJhbGciOiJSUzI1NiIsImtpZCI6ImZpcnN0In0.e30.",
          "baggage: ",
          "Cache-Control: ",
          "Content-Encoding: ",
          "Content-Type: ",
          "Content-Type: application/json;",
          "Cookie: ",
          "Cookie: starpost_session=",
          "Expect: ",
          "Forwarded: ",
          "Forwarded: for=",
          "Idempotency-Key: ",
          "If-Match: ",
          "If-Match: \"1",
          "If-Modified-Since: ",
          "If-None-Match: ",
          "If-Range: ",
          "If-Unmodified-Since: ",
          "Last-Event-ID: ",
          "Last-Event-ID: 1",
          "Origin: ",
          "Prefer: ",
          "Prefer: wait=",
          "Range: ",
          "Range: bytes=",
          "Referer: ",
          "Sec-WebSocket-Key: ",
          "traceparent: ",
          "traceparent: 00-",
          "tracestate: ",
          "User-Agent: ",
          "Via: ",
          "X-Forwarded-For: ",
          "X-Forwarded-For: 127.0.0.1, ",
          "X-Forwarded-Host: ",
          "X-Forwarded-Port: ",
          "X-Forwarded-Prefix: ",
          "X-Forwarded-Proto: ",
          "X-HTTP-Method-Override: ",
          "X-Real-IP: ",
          "X-Request-Id: ",
          "X-Starpost: ");

  /** Those that a call reads or does not, depending on what it does: all calls get them. */
  Set<String> READ_BY_SOME =
      Set.of(
          "Content-Encoding",
          "Content-Type",
          "Idempotency-Key",
          "If-Match",
          "If-None-Match",
          "Last-Event-ID",
          "Prefer");

  /** Where it listens. */
  URI address();

  /** Calls that read headers, such as {@code GET /v1/catalog}. */
  List<String> calls();

  /**
   * What every request says besides the hostile header, unless it is the same one.
   *
   * @param number of the request, for what must differ from one to the next
   */
  default Map<String, String> alsoSent(int number) {
    return Map.of();
  }

  /**
   * Every shape in every header: where all calls read it alike at one of them, by turns, else at
   * each of them; with {@code starpost.long} always at each.
   */
  @Test
  default void eight_kilobytes_of_nonsense_in_any_header_are_answered_with_no_failure() {
    Map<String, String> failures = new TreeMap<>();
    int pair = 0;
    int number = 0;
    for (String header : HEADERS) {
      for (String shape : SHAPES) {
        String value = header + shape.repeat(BYTES / shape.length());
        for (String call : callsFor(header, pair++)) {
          String status = answer(call, value, alsoSent(number++));
          if (!status.matches("HTTP/1\\.1 [1-4]\\d\\d.*")) {
            failures.put(call + " with " + header + shape + shape + "...", status);
          }
        }
      }
    }
    assertThat(number).as("requests sent").isPositive();
    assertThat(failures).isEmpty();
  }

  /**
   * A round begins with another call at each header, so that no call meets the same shapes only.
   */
  private List<String> callsFor(String header, int pair) {
    int turn = pair + pair / SHAPES.size();
    boolean isReadBySome = READ_BY_SOME.contains(header.substring(0, header.indexOf(':')));
    return isReadBySome || Boolean.getBoolean("starpost.long")
        ? calls()
        : List.of(calls().get(turn % calls().size()));
  }

  /** The gateway lets 8 KB pass; behind it nobody may find that too long. */
  @Test
  default void an_address_of_eight_kilobytes_is_read() {
    for (String call : calls()) {
      String longer = call + "?x=" + "y".repeat(BYTES - call.length());
      assertThat(answer(longer, "X-Hostile: no", alsoSent(0)))
          .as(call)
          .matches("HTTP/1\\.1 [1-4]\\d\\d.*")
          .doesNotContain(" 414 ");
    }
  }

  /** The status line, or what there was instead of it. */
  private String answer(String call, String hostile, Map<String, String> alsoSent) {
    StringBuilder request = new StringBuilder(call + " HTTP/1.1\r\nHost: localhost\r\n");
    request.append("Connection: close\r\n");
    Map<String, String> others = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    if (!call.startsWith("GET")) {
      others.put("Content-Type", "application/json");
      request.append("Content-Length: 2\r\n");
    }
    others.putAll(alsoSent);
    others.remove(hostile.substring(0, hostile.indexOf(':')));
    others.forEach((name, value) -> request.append(name + ": " + value + "\r\n"));
    request.append(hostile + "\r\n\r\n" + (call.startsWith("GET") ? "" : "{}"));
    try (Socket socket = new Socket(address().getHost(), address().getPort())) {
      socket.setSoTimeout(HANGS_AFTER_MILLIS);
      socket.getOutputStream().write(request.toString().getBytes(StandardCharsets.UTF_8));
      socket.getOutputStream().flush();
      // No further: it may be a stream.
      String line =
          new BufferedReader(
                  new InputStreamReader(socket.getInputStream(), StandardCharsets.ISO_8859_1))
              .readLine();
      return line == null ? "nothing" : line;
    } catch (SocketTimeoutException e) {
      return "no answer after " + HANGS_AFTER_MILLIS + " ms";
    } catch (IOException e) {
      return e.toString();
    }
  }
}
