package dev.starpost.lobby.identity.key;

import static dev.starpost.lobby.People.asks;
import static dev.starpost.lobby.People.newPerson;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;

import dev.starpost.lobby.LobbyTest;
import dev.starpost.lobby.People.Person;
import dev.starpost.lobby.identity.account.Account;
import dev.starpost.lobby.identity.account.Accounts;
import dev.starpost.lobby.identity.auth.AccessTokens;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.restassured.path.json.JsonPath;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.jose4j.jwk.JsonWebKeySet;
import org.jose4j.jwt.JwtClaims;
import org.jose4j.jwt.consumer.JwtConsumerBuilder;
import org.jose4j.keys.resolvers.JwksVerificationKeyResolver;
import org.junit.jupiter.api.Test;

@LobbyTest
class KeysTest {
  @Inject SigningKeys keys;
  @Inject AccessTokens tokens;
  @Inject Accounts accounts;

  @Test
  void tokens_can_be_checked_by_whoever_reads_the_published_keys() throws Exception {
    Person ann = newPerson();
    String published =
        asks()
            .get("/.well-known/jwks.json")
            .then()
            .statusCode(200)
            .header("Cache-Control", equalTo("public, max-age=60"))
            .extract()
            .asString();

    JwtClaims claims =
        new JwtConsumerBuilder()
            .setVerificationKeyResolver(
                new JwksVerificationKeyResolver(new JsonWebKeySet(published).getJsonWebKeys()))
            .setExpectedIssuer("https://starpost.dev")
            .setExpectedAudience("starpost")
            .setRequireExpirationTime()
            .build()
            .processToClaims(ann.accessToken());
    assertThat(claims.getSubject()).isEqualTo(ann.id());
    assertThat(claims.getStringListClaimValue("scope"))
        .containsExactly("read", "play", "tables", "tickets", "webhooks", "account");
    assertThat(claims.getStringClaimValue("name")).isEqualTo(ann.name());
    assertThat(claims.getClaimValue("guest")).isEqualTo(false);
    assertThat(claims.getExpirationTime().getValue() - claims.getIssuedAt().getValue())
        .isEqualTo(900);
    assertThat(published).doesNotContain("\"d\"");
  }

  @Test
  void after_a_rotation_the_new_key_signs_and_the_old_one_is_still_good() {
    Person before = newPerson();
    String made =
        asks()
            .auth()
            .preemptive()
            .oauth2(tokens.ofLobby())
            .post("/internal/keys")
            .then()
            .statusCode(201)
            .extract()
            .path("kid");

    Person after = newPerson();
    assertThat(kid(after.accessToken())).isEqualTo(made).isNotEqualTo(kid(before.accessToken()));
    before.asks().get("/v1/me").then().statusCode(200);
    after.asks().get("/v1/me").then().statusCode(200);
    assertThat(asks().get("/.well-known/jwks.json").jsonPath().getList("keys.kid", String.class))
        .contains(made, kid(before.accessToken()));
    keys.sweep();
    before.asks().get("/v1/me").then().statusCode(200);
  }

  @Test
  void only_operators_rotate() {
    asks().post("/internal/keys").then().statusCode(401);
    newPerson()
        .asks()
        .post("/internal/keys")
        .then()
        .statusCode(403)
        .body("type", endsWith("/forbidden"));
  }

  @Test
  void instances_that_start_together_make_one_key() {
    QuarkusTransaction.requiringNew()
        .run(
            () ->
                keys.getEntityManager()
                    .createNativeQuery("create table kept_keys as select * from signing_key")
                    .executeUpdate());
    QuarkusTransaction.requiringNew().run(() -> keys.deleteAll());
    try {
      List<CompletableFuture<Void>> starts =
          IntStream.range(0, 4)
              .mapToObj(
                  i ->
                      CompletableFuture.runAsync(
                          () -> QuarkusTransaction.requiringNew().run(keys::ensureOne)))
              .toList();
      starts.forEach(CompletableFuture::join);
      long made = QuarkusTransaction.requiringNew().call(() -> keys.count());
      assertThat(made).isEqualTo(1);
    } finally {
      QuarkusTransaction.requiringNew()
          .run(
              () -> {
                keys.deleteAll();
                keys.getEntityManager()
                    .createNativeQuery("insert into signing_key select * from kept_keys")
                    .executeUpdate();
              });
    }
  }

  @Test
  void an_expired_token_is_refused() {
    Person ann = newPerson();
    Account account = QuarkusTransaction.requiringNew().call(() -> accounts.findById(ann.id()));
    String expired =
        tokens.issue(account, List.of("read"), Optional.empty(), Duration.ofSeconds(-30));

    asks()
        .auth()
        .preemptive()
        .oauth2(expired)
        .get("/v1/me")
        .then()
        .statusCode(401)
        .body("type", endsWith("/unauthenticated"));
  }

  @Test
  void a_token_of_another_key_or_none_is_refused() {
    String good = newPerson().accessToken();
    String[] parts = good.split("\\.", -1);
    String otherKey =
        Base64.getUrlEncoder()
            .withoutPadding()
            .encodeToString("{\"alg\":\"RS256\",\"kid\":\"other\"}".getBytes(UTF_8));
    String unsigned =
        Base64.getUrlEncoder()
            .withoutPadding()
            .encodeToString("{\"alg\":\"none\"}".getBytes(UTF_8));
    for (String bad :
        List.of(
            "nonsense",
            otherKey + "." + parts[1] + "." + parts[2],
            unsigned + "." + parts[1] + ".",
            parts[0] + "." + parts[1] + ".AAAA")) {
      asks()
          .auth()
          .preemptive()
          .oauth2(bad)
          .get("/v1/me")
          .then()
          .statusCode(401)
          .contentType("application/problem+json")
          .header("WWW-Authenticate", equalTo("Bearer error=\"invalid_token\""));
    }
  }

  private static String kid(String token) {
    String header = token.substring(0, token.indexOf('.'));
    return JsonPath.from(new String(Base64.getUrlDecoder().decode(header), UTF_8)).getString("kid");
  }
}
