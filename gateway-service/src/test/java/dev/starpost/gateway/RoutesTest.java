package dev.starpost.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.http.TestHTTPResource;
import java.net.URI;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@GatewayTest
class RoutesTest {
  @TestHTTPResource URI gateway;
  private Http http;

  @BeforeEach
  void connect() {
    http = new Http(gateway);
  }

  @ParameterizedTest
  @CsvSource({
    "/v1/catalog, engine",
    "/v1/catalog/salvage, engine",
    "/v1/games/sv-1, engine",
    "/v1/games/sv-1/options, engine",
    "/v1/games/sv-1/commands/abc, engine",
    "/v1/games, lobby",
    "/v1/games?state=running&cursor=a%2Fb, lobby",
    "/v1/games/sv-1/chat, lobby",
    "/v1/games/sv-1/notes, lobby",
    "/v1/games/sv-1/rematch, lobby",
    "/v1/me, lobby",
    // The stub of the engine stands for the notification, rating and matchmaking services too.
    "/v1/tickets, engine",
    "/v1/challenges/01J/acceptance, engine",
    "/v1/ladders/salvage, engine",
    "/v1/ladders/salvage/players/Zo%C3%AB, engine",
    "/v1/players/Zo%C3%AB/ratings/salvage, engine",
    "/v1/admin/games/sv-1/void, engine",
    "/v1/me/notifications, engine",
    "/v1/webhooks/01J/test, engine",
    "/v1/players/Zo%C3%AB, lobby",
    "/v1/tables/01J/seats/me, lobby"
  })
  void the_most_specific_route_wins_and_the_address_stays_as_it_was(String path, String service) {
    Http.Answer answer = http.get(path);

    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.json().path("service").asText()).isEqualTo(service);
    assertThat(answer.json().path("uri").asText()).isEqualTo(path);
  }

  @Test
  void instances_share_the_calls_and_one_that_is_away_is_passed_over() {
    Set<String> answered = new TreeSet<>();
    for (int i = 0; i < 9; i++) {
      Http.Answer answer = http.call(i % 2 == 0 ? "GET" : "POST", "/v1/pair/x", "");
      assertThat(answer.status()).isEqualTo(200);
      answered.add(answer.json().path("service").asText());
    }

    assertThat(answered).containsExactly("engine", "lobby");
  }

  @Test
  void methods_and_bodies_pass() {
    Http.Answer answer = http.call("PATCH", "/v1/games/sv-1", "{\"a\":1}", "If-Match", "\"3\"");

    assertThat(answer.json().path("method").asText()).isEqualTo("PATCH");
    assertThat(answer.json().path("body").asText()).isEqualTo("{\"a\":1}");
    assertThat(answer.seen("if-match")).isEqualTo("\"3\"");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/v1/nothing",
        "/v1",
        "/v2/games/sv-1",
        "/V1/catalog",
        "/v1/games/",
        "/favicon.ico",
        "/webjars/swagger-ui/5.34.1/index.html",
        "/internal/exchange",
        "/internal",
        "/INTERNAL/exchange",
        "/q/health",
        "/q/metrics",
        "//internal/exchange",
        "/v1/games//internal/exchange",
        "/v1/games/../../internal/exchange",
        "/v1/games/./x",
        "/v1/games/%2e%2e/%2e%2e/internal/exchange",
        "/v1/games/%2E%2e/%2e%2E/internal/exchange",
        "/v1/games/.%2e/x",
        "/v1/games/..%2f..%2finternal/exchange",
        "/v1/games/..%2F..%2Finternal/exchange",
        "/v1/games/%252e%252e/%252e%252e/internal",
        "/v1/games/..%5c..%5cinternal",
        "/v1/games/x;y=z/options",
        "/v1/games/..;/..;/internal/exchange",
        "/%69nternal/exchange",
        "/v1/games/a%00b",
        "/v1/games/a%0d%0ab"
      })
  void what_has_no_route_is_not_found_however_it_is_written(String path) {
    String answer;
    try (RawHttp raw = RawHttp.to(gateway)) {
      answer = raw.send("GET " + path + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").rest();
    }

    assertThat(answer)
        .startsWith("HTTP/1.1 404 ")
        .contains("application/problem+json")
        .contains("https://starpost.dev/problems/not-found");
  }

  @Test
  void a_request_that_does_not_say_whom_it_asks_is_refused() {
    try (RawHttp raw = RawHttp.to(gateway)) {
      assertThat(raw.send("GET /v1/catalog HTTP/1.1\r\nConnection: close\r\n\r\n").rest())
          .startsWith("HTTP/1.1 400 ")
          .contains("https://starpost.dev/problems/malformed-request")
          .containsIgnoringCase("\r\nx-request-id: ");
    }
  }

  @Test
  void methods_that_no_call_has_are_refused() {
    try (RawHttp raw = RawHttp.to(gateway)) {
      assertThat(
              raw.send("TRACE /v1/catalog HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").rest())
          .startsWith("HTTP/1.1 405 ")
          .contains("method-not-allowed")
          .containsIgnoringCase("\r\nallow: ");
    }
  }

  @Test
  void problems_are_told_in_the_language_of_the_caller() {
    Http.Answer answer = http.get("/v1/nothing", "Accept-Language", "fr-CA, en;q=0.5");

    assertThat(answer.json().path("title").asText()).isEqualTo("Introuvable");
    assertThat(answer.header("Content-Language")).isEqualTo("fr");
    assertThat(answer.json().path("requestId").asText()).isEqualTo(answer.header("X-Request-Id"));
  }

  @Test
  void a_head_has_headers_and_no_body() {
    Http.Answer answer = http.call("HEAD", "/v1/catalog", null);

    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.header("ETag")).isEqualTo("\"7\"");
    assertThat(answer.text()).isEmpty();
    assertThat(http.call("HEAD", "/v1/nothing", null).status()).isEqualTo(404);
  }

  @Test
  void an_answer_without_a_body_stays_without() {
    Http.Answer answer = http.get("/v1/catalog?do=nothing");

    assertThat(answer.status()).isEqualTo(204);
    assertThat(answer.text()).isEmpty();
    assertThat(answer.header("Transfer-Encoding")).isNull();
  }

  @Test
  void a_large_answer_arrives_whole() {
    assertThat(http.get("/v1/catalog?do=big").response().body()).hasSize(3_000_000);
  }
}
