package dev.starpost.gateway;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.starpost.gateway.stub.StubServices;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.microprofile.config.ConfigProvider;

/** A client of the gateway, each call from an address of its own unless it names one. */
final class Http {
  private static final HttpClient CLIENT =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final AtomicInteger ADDRESSES = new AtomicInteger();

  private final URI gateway;

  Http(URI gateway) {
    this.gateway = gateway;
  }

  /** What came back. */
  record Answer(HttpResponse<byte[]> response) {
    int status() {
      return response.statusCode();
    }

    String header(String name) {
      return response.headers().firstValue(name).orElse(null);
    }

    String text() {
      return new String(response.body(), StandardCharsets.UTF_8);
    }

    JsonNode json() {
      return parse(text());
    }

    /** As in {@code too-large}; empty if it is no problem document. */
    String problem() {
      return "application/problem+json".equals(header("Content-Type"))
          ? json().path("type").asText().replace("https://starpost.dev/problems/", "")
          : "";
    }

    /** A header as the stub has seen it. */
    String seen(String name) {
      JsonNode value = json().path("headers").path(name);
      return value.isMissingNode() ? null : value.asText();
    }
  }

  static JsonNode parse(String text) {
    try {
      return JSON.readTree(text);
    } catch (IOException e) {
      throw new UncheckedIOException(text, e);
    }
  }

  /** An address that nobody else has called from. */
  static String newAddress() {
    int number = ADDRESSES.incrementAndGet();
    return "203.0." + number / 250 + "." + (number % 250 + 1);
  }

  URI at(String path) {
    return URI.create(gateway.getScheme() + "://" + gateway.getAuthority() + path);
  }

  /** Headers are names and values in turn. */
  Answer get(String path, String... headers) {
    return call("GET", path, null, headers);
  }

  Answer post(String path, String body, String... headers) {
    return call("POST", path, body, headers);
  }

  Answer call(String method, String path, String body, String... headers) {
    return send(request(method, path, body, headers).build());
  }

  CompletableFuture<Answer> later(String method, String path, String... headers) {
    return CLIENT
        .sendAsync(
            request(method, path, null, headers).build(), HttpResponse.BodyHandlers.ofByteArray())
        .thenApply(Answer::new);
  }

  HttpResponse<InputStream> open(String path, String... headers) {
    try {
      return CLIENT.send(
          request("GET", path, null, headers).build(), HttpResponse.BodyHandlers.ofInputStream());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  Answer send(HttpRequest request) {
    try {
      return new Answer(CLIENT.send(request, HttpResponse.BodyHandlers.ofByteArray()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  HttpRequest.Builder request(String method, String path, String body, String... headers) {
    HttpRequest.BodyPublisher publisher =
        body == null
            ? HttpRequest.BodyPublishers.noBody()
            : HttpRequest.BodyPublishers.ofString(body);
    HttpRequest.Builder request =
        HttpRequest.newBuilder(at(path)).method(method, publisher).timeout(Duration.ofSeconds(30));
    boolean fromSomewhere = false;
    for (int i = 0; i < headers.length; i += 2) {
      request.header(headers[i], headers[i + 1]);
      fromSomewhere |= headers[i].equals("X-Forwarded-For");
    }
    return fromSomewhere ? request : request.header("X-Forwarded-For", newAddress());
  }

  /** Tells a stub what to do, past the gateway. */
  static String engine(String control) {
    return direct(StubServices.ENGINE, control);
  }

  static String lobby(String control) {
    return direct(StubServices.LOBBY, control);
  }

  /** Past the lobby itself: {@code /die}, {@code /hang}, {@code /live}. */
  static String lobbyControl(String control) {
    return direct(StubServices.LOBBY_CONTROL, control);
  }

  static String keeper(String control) {
    return direct(StubServices.KEEPER, control);
  }

  private static String direct(String service, String path) {
    String address = ConfigProvider.getConfig().getValue(service, String.class);
    return new Http(URI.create(address)).get(path).text();
  }
}
