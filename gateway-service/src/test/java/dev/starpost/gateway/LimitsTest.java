package dev.starpost.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.gateway.token.TestTokens;
import io.quarkus.test.common.http.TestHTTPResource;
import java.net.URI;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** With the small limits of the tests' settings, which fill up in ten minutes. */
@GatewayTest
class LimitsTest {
  private static final String FROM = "X-Forwarded-For";

  @TestHTTPResource URI gateway;
  private Http http;

  @BeforeEach
  void connect() {
    http = new Http(gateway);
  }

  @ParameterizedTest
  @CsvSource({
    "GET, /v1/catalog, reads, 30",
    "POST, /v1/games/sv-1/moves, plays, 10",
    "POST, /v1/games/sv-1/chat, plays, 10",
    "POST, /v1/tables, creations, 8",
    "DELETE, /v1/tokens/1, creations, 8",
    "POST, /v1/sessions, sign-in, 4",
    "POST, /v1/sessions/refresh, sign-in, 4",
    "POST, /v1/accounts, sign-in, 4",
    "POST, /v1/guests, sign-in, 4"
  })
  void each_class_of_calls_has_its_limit(String method, String path, String name, int calls) {
    String address = Http.newAddress();
    for (int i = 1; i <= calls; i++) {
      Http.Answer answer = http.call(method, path, null, FROM, address);
      assertThat(answer.status()).isEqualTo(200);
      assertThat(answer.header("RateLimit-Policy"))
          .isEqualTo("\"" + name + "\";q=" + calls + ";w=600");
      assertThat(answer.header("RateLimit"))
          .startsWith("\"" + name + "\";r=" + (calls - i) + ";t=");
    }

    Http.Answer refused = http.call(method, path, null, FROM, address);

    assertThat(refused.status()).isEqualTo(429);
    assertThat(refused.problem()).isEqualTo("too-many-requests");
    assertThat(Integer.parseInt(refused.header("Retry-After"))).isBetween(1, 600 / calls + 1);
    assertThat(refused.header("RateLimit")).startsWith("\"" + name + "\";r=0;t=");
    assertThat(http.call(method, path, null).status()).as("somebody else").isEqualTo(200);
  }

  @Test
  void classes_are_counted_apart() {
    String address = Http.newAddress();
    exhaust("POST", "/v1/tables", FROM, address);

    assertThat(http.get("/v1/tables", FROM, address).status()).isEqualTo(200);
  }

  @Test
  void opening_streams_is_counted() {
    String address = Http.newAddress();
    for (int i = 0; i < 6; i++) {
      try (RawHttp raw = RawHttp.to(gateway)) {
        raw.send(
            "GET /v1/games/sv-often/stream HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: "
                + address
                + "\r\nAccept: text/event-stream\r\n\r\n");
        assertThat(raw.head()).startsWith("HTTP/1.1 200 ");
      }
    }

    assertThat(http.get("/v1/games/sv-often/stream", FROM, address).status()).isEqualTo(429);
  }

  @Test
  void an_account_is_counted_wherever_it_calls_from() {
    String token = "Bearer " + TestTokens.access("account-of-many-places");
    exhaust("POST", "/v1/tables", "Authorization", token);

    assertThat(http.post("/v1/tables", "", "Authorization", token).status()).isEqualTo(429);
    assertThat(
            http.post("/v1/tables", "", "Authorization", "Bearer " + TestTokens.access("other"))
                .status())
        .isEqualTo(200);
  }

  @Test
  void a_personal_token_counts_for_its_account() {
    String token = "Bearer " + TestTokens.personal("goodLimited");
    exhaust("POST", "/v1/tables", "Authorization", token);

    assertThat(http.post("/v1/tables", "", "Authorization", token).status()).isEqualTo(429);
  }

  @Test
  void who_makes_up_accounts_is_counted_by_address() {
    String address = Http.newAddress();
    for (int i = 0; i < 8; i++) {
      String forged = "Bearer " + TestTokens.access("forged-" + i, "https://evil.example");
      http.post("/v1/tables", "", FROM, address, "Authorization", forged);
    }

    assertThat(http.post("/v1/tables", "", FROM, address).status()).isEqualTo(429);
  }

  @Test
  void signing_in_is_counted_by_address_whatever_token_comes_with_it() {
    String address = Http.newAddress();
    for (int i = 0; i < 4; i++) {
      String token = "Bearer " + TestTokens.access("signs-in-" + i);
      http.post("/v1/sessions", "", FROM, address, "Authorization", token);
    }

    assertThat(http.post("/v1/sessions", "", FROM, address).status()).isEqualTo(429);
  }

  @Test
  void who_tries_tokens_is_stopped_before_the_lobby_is_asked_again() {
    String address = Http.newAddress();
    for (int i = 0; i < 5; i++) {
      String token = "Bearer " + TestTokens.personal("goneTried" + i);
      assertThat(http.get("/v1/catalog", FROM, address, "Authorization", token).status())
          .isEqualTo(401);
    }

    String next = TestTokens.personal("goneTriedNext");
    Http.Answer refused = http.get("/v1/catalog", FROM, address, "Authorization", "Bearer " + next);
    assertThat(refused.status()).isEqualTo(429);
    assertThat(Http.lobby("/control/exchanges?secret=" + next)).isEqualTo("0");
    assertThat(http.get("/v1/catalog", FROM, address).status()).isEqualTo(200);
  }

  @Test
  void a_network_of_addresses_is_one_caller() {
    for (int i = 0; i < 8; i++) {
      http.post("/v1/tables", "", FROM, "2001:db8:1:2::" + i);
    }

    assertThat(http.post("/v1/tables", "", FROM, "2001:db8:1:2:ffff::1").status()).isEqualTo(429);
    assertThat(http.post("/v1/tables", "", FROM, "2001:db8:1:3::1").status()).isEqualTo(200);
  }

  private void exhaust(String method, String path, String name, String value) {
    for (int i = 0; i < 8; i++) {
      assertThat(http.call(method, path, null, name, value).status()).isEqualTo(200);
    }
  }
}
