package dev.starpost.lobby.identity.session;

import static dev.starpost.lobby.People.PASSWORD;
import static dev.starpost.lobby.People.asks;
import static dev.starpost.lobby.People.newGuest;
import static dev.starpost.lobby.People.newPerson;
import static dev.starpost.lobby.People.signIn;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.lessThan;

import dev.starpost.lobby.LobbyTest;
import dev.starpost.lobby.People.Person;
import dev.starpost.lobby.identity.token.Secret;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@LobbyTest
class RefreshTest {
  @Inject Sessions sessions;
  @Inject EntityManager entities;

  @Test
  void refresh_tokens_rotate() {
    Person ann = newPerson();

    Response first = refresh(ann.refreshToken());
    first.then().statusCode(200);
    Response second = refresh(first.path("refreshToken"));
    second.then().statusCode(200);
    asks()
        .auth()
        .preemptive()
        .oauth2(second.path("accessToken"))
        .get("/v1/me")
        .then()
        .statusCode(200)
        .body("id", equalTo(ann.id()));
  }

  @Test
  void whoever_has_lost_the_answer_gets_it_again() {
    for (Person somebody : List.of(newPerson(), newGuest())) {
      Response first = refresh(somebody.refreshToken());
      first.then().statusCode(200);

      Response again = refresh(somebody.refreshToken());
      again
          .then()
          .statusCode(200)
          .body("accessToken", equalTo(first.path("accessToken")))
          .body("refreshToken", equalTo(first.path("refreshToken")));
      refresh(again.path("refreshToken")).then().statusCode(200);
    }
  }

  @Test
  void an_answer_that_is_given_again_says_how_long_it_is_good_now() {
    Person ann = newPerson();
    refresh(ann.refreshToken()).then().statusCode(200);
    usedBefore(ann.refreshToken(), Duration.ofSeconds(20));

    refresh(ann.refreshToken()).then().statusCode(200).body("expiresIn", lessThan(881));
  }

  @Test
  void an_old_refresh_token_ends_the_session() {
    Person ann = newPerson();
    String next = refresh(ann.refreshToken()).path("refreshToken");
    usedBefore(ann.refreshToken(), Duration.ofSeconds(31));

    refresh(ann.refreshToken())
        .then()
        .statusCode(401)
        .contentType("application/problem+json")
        .body("type", endsWith("/refresh-refused"));
    refresh(next).then().statusCode(401);
    // Other sessions go on.
    signIn(ann.name(), PASSWORD).then().statusCode(201);
  }

  @Test
  void a_refresh_token_whose_successor_was_used_ends_the_session() {
    Person ann = newPerson();
    String second = refresh(ann.refreshToken()).path("refreshToken");
    String third = refresh(second).path("refreshToken");

    refresh(ann.refreshToken()).then().statusCode(401).body("type", endsWith("/refresh-refused"));
    refresh(second).then().statusCode(401);
    refresh(third).then().statusCode(401);
  }

  @Test
  void those_who_use_one_refresh_token_at_once_get_the_same_answer() {
    for (int round = 0; round < 5; round++) {
      Person ann = newPerson();
      List<CompletableFuture<Response>> answers =
          IntStream.range(0, 4)
              .mapToObj(i -> CompletableFuture.supplyAsync(() -> refresh(ann.refreshToken())))
              .toList();

      List<Response> all = answers.stream().map(CompletableFuture::join).toList();
      assertThat(all).extracting(Response::statusCode).containsOnly(200);
      var next =
          new HashSet<>(all.stream().map(each -> each.<String>path("refreshToken")).toList());
      assertThat(next).hasSize(1);
      refresh(next.iterator().next()).then().statusCode(200);
    }
  }

  @Test
  void what_was_answered_is_stored_so_that_only_the_token_opens_it_and_not_for_long() {
    Person ann = newPerson();
    Response first = refresh(ann.refreshToken());
    byte[] stored = answer(ann.refreshToken());
    assertThat(new String(stored, StandardCharsets.ISO_8859_1))
        .doesNotContain(first.<String>path("refreshToken"))
        .doesNotContain("accessToken");

    sessions.sweep();
    assertThat(answer(ann.refreshToken())).isEqualTo(stored);
    usedBefore(ann.refreshToken(), Duration.ofSeconds(31));
    sessions.sweep();
    assertThat(answer(ann.refreshToken())).isNull();
  }

  @Test
  void an_answer_is_not_given_again_when_the_session_is_over() {
    Person ann = newPerson();
    refresh(ann.refreshToken()).then().statusCode(200);
    ann.asks().delete("/v1/sessions/current").then().statusCode(204);
    refresh(ann.refreshToken()).then().statusCode(401);

    Person bob = newPerson();
    refresh(bob.refreshToken()).then().statusCode(200);
    bob.asks().delete("/v1/me").then().statusCode(204);
    refresh(bob.refreshToken()).then().statusCode(401);
  }

  @Test
  void a_cookie_is_the_same_as_long_as_its_session_so_that_no_answer_can_be_lost() {
    Person ann = newPerson();
    String cookie =
        asks()
            .body(Map.of("login", ann.name(), "password", PASSWORD, "cookie", true))
            .post("/v1/sessions")
            .cookie("starpost_session");

    for (int i = 0; i < 3; i++) {
      Response passage = asks().body(Map.of("session", cookie)).post("/internal/exchange");
      passage.then().statusCode(200);
      assertThat(passage.cookies()).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "nonsense", "str_0000", "stp_0000"})
  void what_is_no_refresh_token_is_refused(String token) {
    refresh(token).then().statusCode(401).body("type", endsWith("/refresh-refused"));
  }

  @Test
  void a_refresh_without_a_token_is_malformed() {
    asks().body("{}").post("/v1/sessions/refresh").then().statusCode(400);
    asks().post("/v1/sessions/refresh").then().statusCode(400);
  }

  /** As if the token had been used earlier by so much. */
  private void usedBefore(String token, Duration time) {
    QuarkusTransaction.requiringNew()
        .run(
            () ->
                entities
                    .createQuery("update RefreshToken set usedAt = ?1 where hash = ?2")
                    .setParameter(1, Instant.now().minus(time))
                    .setParameter(2, new Secret(token).hash())
                    .executeUpdate());
  }

  private byte[] answer(String token) {
    return QuarkusTransaction.requiringNew()
        .call(
            () ->
                entities
                    .createQuery("select answer from RefreshToken where hash = ?1", byte[].class)
                    .setParameter(1, new Secret(token).hash())
                    .getSingleResult());
  }

  private static Response refresh(String token) {
    return asks().body(Map.of("refreshToken", token)).post("/v1/sessions/refresh");
  }
}
