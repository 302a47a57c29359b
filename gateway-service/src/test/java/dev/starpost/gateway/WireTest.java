package dev.starpost.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.http.TestHTTPResource;
import java.net.URI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What can be read in two ways, or in none, is refused with a problem, and its connection closed.
 */
@GatewayTest
class WireTest {
  private static final String NEXT = "GET /v1/catalog HTTP/1.1\r\nHost: x\r\n\r\n";

  @TestHTTPResource URI gateway;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n",
        "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n",
        "Transfer-Encoding: gzip, chunked\r\nContent-Length: 0\r\n",
        "Transfer-Encoding: gzip\r\n",
        "Transfer-Encoding: xchunked\r\n",
        "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n"
      })
  void a_body_of_two_lengths_is_refused_and_nothing_after_it_is_read(String lengths) {
    String body = "0\r\n\r\n";

    String answer = answer("POST /v1/games/sv-1/moves", "Host: x\r\n" + lengths, body + NEXT);

    assertProblem(answer, 400, "malformed-request");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Content-Length: 5\r\nContent-Length: 6\r\n",
        "Content-Length: five\r\n",
        "Content-Length: -5\r\n",
        "Content-Length: 99999999999999999999\r\n",
        "no header at all\r\n",
        "A name: with a space\r\n"
      })
  void headers_that_make_no_sense_are_refused(String headers) {
    assertProblem(
        answer("POST /v1/games/sv-1/moves", "Host: x\r\n" + headers, "hello" + NEXT),
        400,
        "malformed-request");
  }

  @Test
  void an_older_version_is_no_way_around() {
    try (RawHttp raw = RawHttp.to(gateway)) {
      String request =
          """
          POST /v1/games/sv-1/moves HTTP/1.0\r
          Content-Length: 5\r
          Transfer-Encoding: chunked\r
          \r
          0\r
          \r
          """;
      assertThat(raw.send(request).rest()).contains(" 400 ").contains("/malformed-request");
    }
  }

  @Test
  void two_hosts_are_refused() {
    assertProblem(
        answer("GET /v1/catalog", "Host: x\r\nHost: y\r\n", ""), 400, "malformed-request");
    assertProblem(
        answer("GET /v1/catalog", "Host: x\r\nhost: x\r\n", ""), 400, "malformed-request");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/v1/games/a%", "/v1/games/a%2", "/v1/games/a%zz", "/%", "%"})
  void what_is_no_address_at_all_is_refused(String path) {
    assertProblem(answer("GET " + path, "Host: x\r\n", NEXT), 400, "malformed-request");
  }

  @ParameterizedTest
  @CsvSource({"5000, 200", "8000, 200", "9000, 414", "40000, 414", "200000, 414"})
  void an_address_that_is_too_long_is_refused_in_our_form_however_long_it_is(
      int bytes, int status) {
    String answer =
        answer("GET /v1/catalog?x=" + "y".repeat(bytes), "Host: x\r\nConnection: close\r\n", "");

    if (status == 200) {
      assertThat(answer).startsWith("HTTP/1.1 200 ");
    } else {
      assertProblem(answer, status, "address-too-long");
    }
  }

  @ParameterizedTest
  @CsvSource({"17000, 1", "70000, 1", "200000, 1", "2, 3000"})
  void so_are_headers_that_are_too_large_together(int bytes, int count) {
    String headers = ("X: " + "y".repeat(bytes) + "\r\n").repeat(count);

    assertProblem(
        answer("GET /v1/catalog", "Host: x\r\nConnection: close\r\n" + headers, ""),
        431,
        "headers-too-large");
  }

  @Test
  void the_problem_is_told_in_the_language_of_the_caller() {
    assertThat(
            answer(
                "POST /v1/tables",
                """
                Host: x\r
                Accept-Language: fr\r
                Content-Length: 5\r
                Transfer-Encoding: chunked\r
                """,
                ""))
        .contains("La requête", "\"requestId\"");
  }

  @Test
  void bodies_in_pieces_are_read_as_before() {
    String answers =
        answer(
            "POST /v1/games/sv-1/moves",
            "Host: x\r\nTransfer-Encoding: chunked\r\n",
            """
            5\r
            hello\r
            0\r
            \r
            GET /v1/catalog HTTP/1.1\r
            Host: x\r
            Connection: close\r
            \r
            """);

    assertThat(answers).contains("\"body\":\"hello\"").contains("\"method\":\"GET\"");
    assertThat(answers.split("HTTP/1.1 200 ", -1)).hasSize(3);
  }

  /** All until the gateway closes the connection. */
  private String answer(String call, String headers, String rest) {
    try (RawHttp raw = RawHttp.to(gateway)) {
      return raw.send(call + " HTTP/1.1\r\n" + headers + "\r\n" + rest).rest();
    }
  }

  private static void assertProblem(String answer, int status, String problem) {
    assertThat(answer)
        .startsWith("HTTP/1.1 " + status + " ")
        .containsIgnoringCase("content-type: application/problem+json")
        .containsIgnoringCase("connection: close")
        .contains("https://starpost.dev/problems/" + problem);
    assertThat(answer.split("HTTP/1.1 ", -1)).as("one answer").hasSize(2);
  }
}
