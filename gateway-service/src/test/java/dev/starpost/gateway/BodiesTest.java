package dev.starpost.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.http.TestHTTPResource;
import java.io.ByteArrayInputStream;
import java.net.URI;
import java.net.http.HttpRequest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@GatewayTest
class BodiesTest {
  private static final int MOST = 256 * 1024;

  @TestHTTPResource URI gateway;
  private Http http;

  @BeforeEach
  void connect() {
    http = new Http(gateway);
  }

  @Test
  void a_body_of_256_KB_passes_and_one_byte_more_does_not() {
    Http.Answer passes = http.post("/v1/games/sv-1/moves", "x".repeat(MOST));
    assertThat(passes.json().path("bytes").asInt()).isEqualTo(MOST);

    Http.Answer refused = http.post("/v1/games/sv-1/moves", "x".repeat(MOST + 1));
    assertThat(refused.status()).isEqualTo(413);
    assertThat(refused.problem()).isEqualTo("too-large");
  }

  @Test
  void a_body_that_does_not_say_its_length_is_counted_too() {
    assertThat(chunked(MOST).json().path("bytes").asInt()).isEqualTo(MOST);

    Http.Answer refused = chunked(MOST + 1);
    assertThat(refused.status()).isEqualTo(413);
    assertThat(refused.problem()).isEqualTo("too-large");
  }

  private Http.Answer chunked(int bytes) {
    return http.send(
        http.request("POST", "/v1/games/sv-1/moves", null)
            .POST(
                HttpRequest.BodyPublishers.ofInputStream(
                    () -> new ByteArrayInputStream(new byte[bytes])))
            .build());
  }

  @Test
  void a_client_that_asks_first_is_told_before_it_sends() {
    try (RawHttp raw = RawHttp.to(gateway)) {
      raw.send(post("Expect: 100-continue\r\nContent-Length: 5\r\n"));
      assertThat(raw.head()).startsWith("HTTP/1.1 100 ");
      assertThat(raw.send("hello").head()).startsWith("HTTP/1.1 200 ");
    }
    try (RawHttp raw = RawHttp.to(gateway)) {
      raw.send(post("Expect: 100-continue\r\nContent-Length: 300000\r\n"));
      assertThat(raw.head()).startsWith("HTTP/1.1 413 ");
    }
  }

  @Test
  void a_body_that_does_not_come_is_not_waited_for() {
    try (RawHttp raw = RawHttp.to(gateway)) {
      String answer = raw.send(post("Content-Length: 5\r\n") + "he").rest();

      assertThat(answer).startsWith("HTTP/1.1 408 ").contains("/problems/too-slow");
    }
  }

  @Test
  void the_connection_is_good_for_the_next_request_after_a_refusal() {
    try (RawHttp raw = RawHttp.to(gateway)) {
      String answers =
          raw.send("POST /v1/nothing HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello")
              .send("GET /v1/catalog HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
              .rest();

      assertThat(answers).startsWith("HTTP/1.1 404 ").contains("HTTP/1.1 200 ");
    }
  }

  private static String post(String headers) {
    return "POST /v1/games/sv-1/moves HTTP/1.1\r\nHost: x\r\n" + headers + "\r\n";
  }
}
