package dev.starpost.gateway;

import static dev.starpost.gateway.Eventually.eventually;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.gateway.token.TestTokens;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTestProfile;
import io.quarkus.test.junit.TestProfile;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who has been let in plays on while the lobby is dead or hangs. */
@GatewayTest
@TestProfile(LobbyAwayTest.AskedEveryTime.class)
class LobbyAwayTest {
  @TestHTTPResource URI gateway;
  private Http http;

  /** So that nobody lives on what was just said. */
  public static final class AskedEveryTime implements QuarkusTestProfile {
    @Override
    public Map<String, String> getConfigOverrides() {
      return Map.of("starpost.gateway.tokens.remembered", "0.001S");
    }
  }

  @BeforeEach
  void connect() {
    http = new Http(gateway);
  }

  @AfterEach
  void live() {
    Http.lobbyControl("/live");
  }

  @Test
  void who_plays_with_a_token_does_not_feel_the_death_of_the_lobby() {
    String token = "Bearer " + TestTokens.personal("goodWhileDead");
    assertThat(play("Authorization", token).status()).isEqualTo(200);

    Http.lobbyControl("/die");

    for (int i = 0; i < 5; i++) {
      assertThat(play("Authorization", token).seen("authorization"))
          .startsWith("Bearer internal-of-goodWhileDead");
    }
  }

  @Test
  void nor_does_who_plays_with_a_cookie() {
    String cookie = "starpost_session=goodCookieWhileDead";
    assertThat(play("Cookie", cookie).status()).isEqualTo(200);

    Http.lobbyControl("/die");

    for (int i = 0; i < 5; i++) {
      assertThat(play("Cookie", cookie).seen("authorization"))
          .isEqualTo("Bearer internal-of-goodCookieWhileDead");
    }
  }

  @Test
  void who_plays_does_not_wait_for_a_lobby_that_hangs() {
    String token = "Bearer " + TestTokens.personal("goodWhileHanging");
    assertThat(play("Authorization", token).status()).isEqualTo(200);

    Http.lobbyControl("/hang");

    assertThat(play("Authorization", token).status()).isEqualTo(200);
    // Nobody has given the question up yet: the answer did not wait for that.
    assertThat(held()).isEqualTo(1);
    assertThat(play("Authorization", token).status()).isEqualTo(200);
    assertThat(held()).as("asked once").isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/die", "/hang"})
  void what_was_revoked_is_of_no_use_as_soon_as_the_lobby_says_so(String how) {
    String secret = TestTokens.personal("goodUntil" + how.substring(1));
    assertThat(play("Authorization", "Bearer " + secret).status()).isEqualTo(200);
    Http.lobby("/control/revoke?secret=" + secret);

    Http.lobbyControl(how);
    assertThat(play("Authorization", "Bearer " + secret).status()).isEqualTo(200);

    Http.lobbyControl("/live");
    eventually("it is refused", () -> play("Authorization", "Bearer " + secret).status() == 401);
  }

  @Test
  void a_token_that_is_about_to_expire_is_of_no_use() {
    String token = "Bearer " + TestTokens.personal("goodBrief");
    assertThat(play("Authorization", token).status()).isEqualTo(200);

    Http.lobbyControl("/die");

    Http.Answer refused = play("Authorization", token);
    assertThat(refused.status()).isEqualTo(503);
    assertThat(refused.problem()).isEqualTo("unavailable");
  }

  @Test
  void who_was_not_here_before_has_to_wait() {
    Http.lobbyControl("/die");

    assertThat(play("Authorization", "Bearer " + TestTokens.personal("goodStranger")).status())
        .isEqualTo(503);
    assertThat(play("X-Nobody", "1").status()).isEqualTo(200);
  }

  @Test
  void who_plays_can_open_a_stream() throws IOException {
    String token = "Bearer " + TestTokens.personal("goodListener");
    assertThat(play("Authorization", token).status()).isEqualTo(200);

    Http.lobbyControl("/die");

    var stream =
        http.open(
            "/v1/games/sv-away/stream?do=who",
            "Authorization",
            token,
            "Accept",
            "application/x-ndjson");
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(stream.body(), StandardCharsets.UTF_8))) {
      assertThat(lines.readLine()).startsWith("Bearer internal-of-goodListener");
    }
  }

  /** From an address of its own, as everybody. */
  private Http.Answer play(String header, String value) {
    return http.post(
        "/v1/games/sv-1/moves",
        "{}",
        header,
        value,
        "X-Starpost",
        "web",
        "X-Forwarded-For",
        Http.newAddress());
  }

  private static int held() {
    return Integer.parseInt(Http.lobbyControl("/held"));
  }
}
