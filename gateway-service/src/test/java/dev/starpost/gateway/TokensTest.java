package dev.starpost.gateway;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.gateway.token.TestTokens;
import io.quarkus.test.common.http.TestHTTPResource;
import java.net.URI;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@GatewayTest
class TokensTest {
  @TestHTTPResource URI gateway;
  private Http http;

  @BeforeEach
  void connect() {
    http = new Http(gateway);
  }

  @Test
  void a_personal_token_is_exchanged_and_never_seen_by_the_service() {
    String token = TestTokens.personal("goodAnn");

    Http.Answer answer = http.get("/v1/catalog", "Authorization", "Bearer " + token);

    assertThat(answer.seen("authorization")).startsWith("Bearer internal-of-goodAnn");
    assertThat(answer.text()).doesNotContain("stp_");
  }

  @Test
  void requests_that_come_together_ask_once_and_what_was_told_is_remembered_for_a_moment() {
    String token = TestTokens.personal("goodTogether");

    List<CompletableFuture<Http.Answer>> calls =
        IntStream.range(0, 10)
            .mapToObj(i -> http.later("GET", "/v1/catalog", "Authorization", "Bearer " + token))
            .toList();
    calls.forEach(call -> assertThat(call.join().status()).isEqualTo(200));
    assertThat(http.get("/v1/catalog", "Authorization", "Bearer " + token).status()).isEqualTo(200);

    assertThat(exchanges(token)).isEqualTo(1);
  }

  @Test
  void a_token_that_is_revoked_is_of_no_use_after_five_seconds() throws Exception {
    String token = TestTokens.personal("goodUntilRevoked");
    assertThat(http.get("/v1/catalog", "Authorization", "Bearer " + token).status()).isEqualTo(200);

    Http.lobby("/control/revoke?secret=" + token);
    Thread.sleep(5_100);

    Http.Answer answer = http.get("/v1/catalog", "Authorization", "Bearer " + token);
    assertThat(answer.status()).isEqualTo(401);
    assertThat(answer.problem()).isEqualTo("unauthenticated");
    assertThat(answer.header("WWW-Authenticate")).contains("invalid_token");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "stp_",
        "stp_short",
        "stp_goodgoodgoodgoodgoodgoodgoodgoodgoodgood000000",
        "stp_good-oodgoodgoodgoodgoodgoodgoodgoodgood000000"
      })
  void what_cannot_be_a_token_is_refused_before_anybody_is_asked(String token) {
    Http.Answer answer = http.get("/v1/catalog", "Authorization", "Bearer " + token);

    assertThat(answer.status()).isEqualTo(401);
    assertThat(answer.problem()).isEqualTo("unauthenticated");
    assertThat(exchanges(token)).isZero();
  }

  @Test
  void while_tokens_cannot_be_exchanged_their_calls_wait_and_others_do_not() {
    for (String kind : new String[] {"fail", "hang"}) {
      Http.Answer answer =
          http.get(
              "/v1/catalog", "Authorization", "Bearer " + TestTokens.personal(kind + "Exchange"));

      assertThat(answer.status()).isEqualTo(503);
      assertThat(answer.problem()).isEqualTo("unavailable");
      assertThat(answer.header("Retry-After")).isNotNull();
    }
    assertThat(http.get("/v1/catalog").status()).isEqualTo(200);
  }

  @Test
  void a_session_is_exchanged_and_only_its_maker_sees_the_cookie() {
    Http.Answer engine = http.get("/v1/catalog", "Cookie", "a=b; starpost_session=goodSession");
    assertThat(engine.seen("authorization")).isEqualTo("Bearer internal-of-goodSession");
    assertThat(engine.seen("cookie")).isNull();

    Http.Answer lobby = http.get("/v1/me", "Cookie", "a=b; starpost_session=goodSession");
    assertThat(lobby.seen("authorization")).isEqualTo("Bearer internal-of-goodSession");
    assertThat(lobby.seen("cookie")).isEqualTo("starpost_session=goodSession");
  }

  @Test
  void a_change_with_a_cookie_needs_a_header_that_no_other_site_can_send() {
    String cookie = "starpost_session=goodCrossSite";
    for (String method : new String[] {"POST", "PUT", "PATCH", "DELETE"}) {
      Http.Answer refused = http.call(method, "/v1/tables", "{}", "Cookie", cookie);
      assertThat(refused.status()).isEqualTo(403);
      assertThat(refused.problem()).isEqualTo("cross-site");
    }

    Http.Answer passes = http.post("/v1/tables", "{}", "Cookie", cookie, "X-Starpost", "web");
    assertThat(passes.seen("authorization")).isEqualTo("Bearer internal-of-goodCrossSite");
    assertThat(passes.seen("x-starpost")).isNull();
  }

  @Test
  void with_a_session_that_is_over_one_is_nobody_and_can_sign_in_again() {
    Http.Answer answer =
        http.post("/v1/sessions", "{}", "Cookie", "starpost_session=goneOld", "X-Starpost", "web");

    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.seen("authorization")).isNull();
  }

  @Test
  void a_token_in_the_header_goes_before_the_cookie() {
    String token = TestTokens.access("ann");

    Http.Answer answer =
        http.post(
            "/v1/tables", "{}",
            "Authorization", "Bearer " + token,
            "Cookie", "starpost_session=goodIgnored");

    assertThat(answer.seen("authorization")).isEqualTo("Bearer " + token);
    assertThat(exchanges("goodIgnored")).isZero();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Bearer a.b.c",
        "Bearer nonsense",
        "Basic YTpi",
        "Bearer eyJhbGciOiJub25lIn0.e30."
      })
  void every_other_token_passes_as_it_is(String authorization) {
    assertThat(http.get("/v1/catalog", "Authorization", authorization).seen("authorization"))
        .isEqualTo(authorization);
  }

  private static int exchanges(String secret) {
    return Integer.parseInt(Http.lobby("/control/exchanges?secret=" + secret));
  }
}
