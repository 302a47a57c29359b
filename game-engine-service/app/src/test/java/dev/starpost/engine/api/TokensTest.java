package dev.starpost.engine.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.web.testkit.Issuer;
import dev.starpost.web.testkit.Tokens;
import io.restassured.response.Response;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.config.ConfigProvider;
import org.junit.jupiter.api.Test;

@EngineTest
class TokensTest {
  private static final String SECURED = "/v1/games/sv-nobody";
  private static final int KNOWN_CALLER = 404;

  private static int statusWith(String token) {
    return given().auth().oauth2(token).get(SECURED).statusCode();
  }

  @Test
  void every_scope_for_looking_lets_look() {
    assertThat(statusWith(Tokens.withScopes("ann", "read"))).isEqualTo(KNOWN_CALLER);
    assertThat(statusWith(Tokens.withScopes("ann", "play"))).isEqualTo(KNOWN_CALLER);
    assertThat(statusWith(Tokens.withScopes("ann", "chat play tables"))).isEqualTo(KNOWN_CALLER);
    assertThat(statusWith(Tokens.withScopes("ann", "tables"))).isEqualTo(403);
    assertThat(statusWith(Tokens.withScopes("ann", ""))).isEqualTo(403);
  }

  @Test
  void groups_of_an_issuer_are_not_scopes() {
    String token =
        Tokens.sign(Tokens.claims("ann", "none").remove("scope").groups("operate").groups("play"));

    assertThat(statusWith(token)).isEqualTo(403);
  }

  @Test
  void what_is_not_a_good_token_is_refused() {
    Instant past = Instant.now().minusSeconds(60);
    Map<String, String> bad =
        Map.of(
            "garbage", "garbage",
            "expired", Tokens.expiring("ann", past),
            "wrong issuer", Tokens.sign(Tokens.claims("ann", "play").issuer("https://evil.dev")),
            "wrong audience", Tokens.sign(Tokens.claims("ann", "play").audience("other")),
            "no subject", Tokens.sign(Tokens.claims("ann", "play").remove("sub")),
            "altered",
                Tokens.player("ann").replaceFirst("\\.[A-Za-z0-9_-]{20}", ".AAAAAAAAAAAAAAAAAAAA"));
    bad.forEach(
        (what, token) -> {
          Response answer = given().auth().oauth2(token).get(SECURED);

          assertThat(answer.statusCode()).as(what).isEqualTo(401);
          assertThat(answer.getHeader("WWW-Authenticate")).as(what).startsWith("Bearer");
          assertThat(answer.contentType()).as(what).isEqualTo("application/problem+json");
          assertThat(answer.<String>path("type"))
              .as(what)
              .isEqualTo("https://starpost.dev/problems/unauthenticated");
        });
  }

  @Test
  void cookies_are_nobodys_business() {
    given().cookie("Bearer", Tokens.player("ann")).get(SECURED).then().statusCode(401);
    given()
        .header("Cookie", "Authorization=" + Tokens.player("ann"))
        .get(SECURED)
        .then()
        .statusCode(401);
  }

  @Test
  void what_is_public_asks_for_no_token_and_looks_at_none() {
    for (String path : List.of("/v1/catalog", "/q/health/live", "/q/metrics", "/openapi")) {
      given().get(path).then().statusCode(200);
      given().auth().oauth2("garbage").get(path).then().statusCode(200);
    }
  }

  @Test
  void a_new_key_of_the_issuer_is_fetched_when_a_token_names_it() throws Exception {
    String token = Tokens.signWithSecondKey(Tokens.claims("ann", "play"));
    URI rotate = URI.create(ConfigProvider.getConfig().getValue(Issuer.ROTATE, String.class));
    HttpClient.newHttpClient()
        .send(HttpRequest.newBuilder(rotate).build(), HttpResponse.BodyHandlers.discarding());

    assertThat(statusWith(token)).isEqualTo(KNOWN_CALLER);
    assertThat(statusWith(Tokens.player("ann"))).as("the old key").isEqualTo(KNOWN_CALLER);
  }
}
