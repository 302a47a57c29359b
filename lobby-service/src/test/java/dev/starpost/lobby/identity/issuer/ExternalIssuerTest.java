package dev.starpost.lobby.identity.issuer;

import static dev.starpost.lobby.People.asks;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.startsWith;

import dev.starpost.deploy.testservers.QuarkusServers;
import dev.starpost.lobby.People;
import dev.starpost.lobby.TestSettings;
import dev.starpost.web.testkit.Tokens;
import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.common.TestResourceScope;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.specification.RequestSpecification;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Two settings, and people come from another issuer. */
@QuarkusTest
@WithTestResource(
    value = QuarkusServers.class,
    scope = TestResourceScope.RESTRICTED_TO_CLASS,
    initArgs = @ResourceArg(name = "servers", value = "KAFKA,POSTGRES"))
@WithTestResource(value = TestSettings.class, scope = TestResourceScope.RESTRICTED_TO_CLASS)
@WithTestResource(value = OtherIssuer.class, scope = TestResourceScope.RESTRICTED_TO_CLASS)
class ExternalIssuerTest {

  @Test
  void somebody_has_an_account_from_the_first_token_on() {
    as("Otto-1")
        .get("/v1/me")
        .then()
        .statusCode(200)
        .body("id", equalTo("Otto-1"))
        .body("name", equalTo("Otto-1"));
    as("Otto-1").body("{\"language\": \"fr\"}").patch("/v1/me").then().statusCode(200);
    as("Otto-1").get("/v1/me").then().body("language", equalTo("fr"));
    asks().get("/v1/players/otto-1").then().statusCode(200);
  }

  @Test
  void nobody_else_is_believed() {
    asks()
        .auth()
        .preemptive()
        .oauth2(Tokens.withScopes("Otto-1", "read play account"))
        .get("/v1/me")
        .then()
        .statusCode(401);
  }

  @Test
  void names_are_made_unique_and_fit() {
    as("Petra").get("/v1/me").then().body("name", equalTo("Petra"));
    as("PETRA").get("/v1/me").then().body("id", equalTo("PETRA")).body("name", equalTo("PETRA-2"));
    as("x").get("/v1/me").then().statusCode(200).body("name", startsWith("guest-"));
  }

  @Test
  void first_requests_that_come_together_make_one_account() {
    List<CompletableFuture<String>> names =
        IntStream.range(0, 4)
            .mapToObj(
                i ->
                    CompletableFuture.supplyAsync(
                        () -> as("Quentin").get("/v1/me").<String>path("name")))
            .toList();

    assertThat(names.stream().map(CompletableFuture::join).distinct()).containsExactly("Quentin");
  }

  @Test
  void a_session_that_is_not_ours_is_not_ours_to_end() {
    as("Rolf")
        .delete("/v1/sessions/current")
        .then()
        .statusCode(409)
        .body("type", endsWith("/no-session"));
  }

  @Test
  void there_are_no_passwords_and_no_tokens_of_our_own() {
    String name = People.newName();
    for (var answer :
        List.of(
            People.register(People.registration(name)),
            People.signIn(name, People.PASSWORD),
            asks().post("/v1/guests"),
            asks().body(Map.of("refreshToken", "str_")).post("/v1/sessions/refresh"),
            as("Rolf").body(People.registration(name)).post("/v1/me/upgrade"),
            as("Rolf").body(Map.of("name", "b", "scopes", List.of("read"))).post("/v1/tokens"))) {
      answer
          .then()
          .statusCode(501)
          .contentType("application/problem+json")
          .body("type", endsWith("/external-issuer"));
    }
    asks()
        .body(Map.of("token", "stp_"))
        .post("/internal/exchange")
        .then()
        .statusCode(401)
        .body("type", endsWith("/unauthenticated"));
    assertThat(asks().get("/.well-known/jwks.json").jsonPath().getList("keys")).isEmpty();
  }

  private static RequestSpecification as(String subject) {
    String token =
        Tokens.sign(Tokens.claims(subject, "read play account").issuer(OtherIssuer.NAME));
    return asks().auth().preemptive().oauth2(token);
  }
}
