package dev.starpost.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.gateway.token.TestTokens;
import io.quarkus.test.common.http.TestHTTPResource;
import java.net.URI;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is somebody's own is stored nowhere on the way, unless the service says how. */
@GatewayTest
class CachingTest {
  @TestHTTPResource URI gateway;
  private Http http;

  @BeforeEach
  void connect() {
    http = new Http(gateway);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/v1/me",
        "/v1/me/export",
        "/v1/me/notifications",
        "/v1/tokens",
        "/v1/sessions",
        "/v1/webhooks",
        "/v1/games",
        "/v1/games/sv-1/notes",
        "/v1/tickets",
        "/v1/ladders/salvage"
      })
  void an_answer_to_somebody_is_not_stored(String path) {
    assertThat(
            policy("GET", path, "Authorization", "Bearer " + TestTokens.access("ann-of-caching")))
        .isEqualTo("no-store");
    assertThat(policy("GET", path, "Cookie", "starpost_session=goodCaching")).isEqualTo("no-store");
    String token = TestTokens.personal("goodCaching");
    assertThat(policy("GET", path, "Authorization", "Bearer " + token)).isEqualTo("no-store");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/v1/guests", "/v1/accounts", "/v1/sessions", "/v1/sessions/refresh"})
  void nor_is_what_somebody_gets_who_signs_in(String path) {
    assertThat(policy("POST", path)).isEqualTo("no-store");
  }

  @Test
  void what_a_service_says_about_storing_stays() {
    for (String policy : new String[] {"private, no-cache", "max-age=300"}) {
      String path = "/v1/catalog?cache=" + policy.replace(" ", "%20").replace("=", "%3D");
      String token = "Bearer " + TestTokens.access("ann-of-caching");

      Http.Answer answer = http.get(path, "Authorization", token);

      assertThat(answer.response().headers().allValues("Cache-Control")).containsExactly(policy);
      assertThat(answer.header("ETag")).isEqualTo("\"7\"");
    }
  }

  @Test
  void what_anybody_can_read_stays_as_it_is() {
    assertThat(policy("GET", "/v1/ladders/salvage")).isNull();
  }

  private String policy(String method, String path, String... headers) {
    Http.Answer answer = http.call(method, path, null, headers);
    assertThat(answer.status()).isEqualTo(200);
    return answer.header("Cache-Control");
  }
}
