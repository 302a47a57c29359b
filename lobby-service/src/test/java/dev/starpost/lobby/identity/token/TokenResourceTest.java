package dev.starpost.lobby.identity.token;

import static dev.starpost.lobby.People.exchange;
import static dev.starpost.lobby.People.makeToken;
import static dev.starpost.lobby.People.newKey;
import static dev.starpost.lobby.People.newPerson;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.contains;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.nullValue;

import dev.starpost.lobby.LobbyTest;
import dev.starpost.lobby.People;
import dev.starpost.lobby.People.Person;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import jakarta.inject.Inject;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@LobbyTest
class TokenResourceTest {
  @Inject PersonalTokens tokens;

  @Test
  void a_token_is_shown_once_and_stored_as_a_hash() {
    Person ann = newPerson();

    Response made = makeToken(ann, "play", "read");
    made.then()
        .statusCode(201)
        .header("Location", endsWith("/v1/tokens/" + made.path("id")))
        .body("scopes", contains("read", "play"));
    String token = made.path("token");
    assertThat(token).matches("stp_[0-9A-Za-z]{46}");
    ann.asks()
        .get("/v1/tokens")
        .then()
        .statusCode(200)
        .body("tokens", hasSize(1))
        .body("tokens[0].id", equalTo(made.path("id")))
        .body("tokens[0].token", nullValue())
        .body("tokens[0].usedOn", nullValue());
    List<?> stored =
        QuarkusTransaction.requiringNew()
            .call(
                () ->
                    tokens
                        .getEntityManager()
                        .createNativeQuery(
                            "select t::text from personal_token t union all"
                                + " select encode(sealed, 'escape') from idempotent_answer")
                        .getResultList());
    assertThat(stored).isNotEmpty().noneMatch(row -> String.valueOf(row).contains(token));
  }

  @Test
  void a_token_allows_what_it_was_given_and_never_the_account() {
    Person ann = newPerson();
    RequestSpecification bot = bot(makeToken(ann, "read"));

    bot.get("/v1/me").then().statusCode(200).body("id", equalTo(ann.id()));
    for (String path : List.of("/v1/tokens", "/internal/export", "/v1/me/blocks")) {
      bot(makeToken(ann, "read", "play", "tables", "tickets", "webhooks"))
          .get(path)
          .then()
          .statusCode(403)
          .contentType("application/problem+json")
          .body("type", endsWith("/forbidden"))
          .body("scopes", contains("account"));
    }
    bot(makeToken(ann, "read")).delete("/v1/sessions/current").then().statusCode(403);
    bot(makeToken(ann, "read")).delete("/v1/me").then().statusCode(403);
    bot(makeToken(ann, "read")).body("{}").patch("/v1/me").then().statusCode(403);
    bot(makeToken(ann, "play")).get("/v1/me").then().statusCode(403);
    bot(makeToken(ann, "play")).post("/internal/keys").then().statusCode(403);
  }

  @Test
  void a_program_is_not_told_where_its_owner_is_reached() {
    String name = People.newName();
    Map<String, Object> body = People.registration(name);
    body.put("email", name + "@example.org");
    String id = People.register(body).path("id");
    Person ann = new Person(id, name, People.signIn(name, People.PASSWORD).path("accessToken"), "");

    ann.asks().get("/v1/me").then().body("email", equalTo(name + "@example.org"));
    bot(makeToken(ann, "read"))
        .get("/v1/me")
        .then()
        .statusCode(200)
        .body("name", equalTo(name))
        .body("email", nullValue());
  }

  @Test
  void a_token_for_a_stream_lives_as_long_as_those_that_clients_keep() {
    String token = makeToken(newPerson(), "read").path("token");

    People.asks()
        .body(Map.of("token", token, "stream", true))
        .post("/internal/exchange")
        .then()
        .statusCode(200)
        .body("expiresIn", equalTo(900));
    exchange(token).then().statusCode(200).body("expiresIn", equalTo(300));
  }

  @Test
  void the_exchange_says_who_it_is_and_notes_the_day() {
    Person ann = newPerson();
    String token = makeToken(ann, "read").path("token");

    exchange(token)
        .then()
        .statusCode(200)
        .body("account", equalTo(ann.id()))
        .body("expiresIn", equalTo(300));
    ann.asks()
        .get("/v1/tokens")
        .then()
        .body("tokens[0].usedOn", equalTo(LocalDate.now(ZoneOffset.UTC).toString()));
  }

  @Test
  void a_revoked_token_is_refused_at_once() {
    Person ann = newPerson();
    Response made = makeToken(ann, "read");
    exchange(made.path("token")).then().statusCode(200);

    ann.asks().delete("/v1/tokens/" + made.path("id")).then().statusCode(204);

    exchange(made.path("token"))
        .then()
        .statusCode(401)
        .contentType("application/problem+json")
        .body("type", endsWith("/unauthenticated"));
    ann.asks()
        .delete("/v1/tokens/" + made.path("id"))
        .then()
        .statusCode(404)
        .body("type", endsWith("/no-such-token"));
  }

  @Test
  void an_expired_token_is_refused() {
    Person ann = newPerson();
    Response made =
        ann.asks()
            .body(
                Map.of(
                    "name",
                    "short",
                    "scopes",
                    List.of("read"),
                    "expiresAt",
                    Instant.now().plusSeconds(3600).toString()))
            .post("/v1/tokens");
    made.then().statusCode(201);
    exchange(made.path("token")).then().statusCode(200);

    QuarkusTransaction.requiringNew()
        .run(
            () ->
                tokens.update(
                    "expiresAt = ?1 where id = ?2", Instant.now(), made.<String>path("id")));
    exchange(made.path("token")).then().statusCode(401);
  }

  @Test
  void what_is_no_token_is_refused() {
    String token = makeToken(newPerson(), "read").path("token");
    for (String wrong :
        List.of("", "stp_", token.substring(1), token + "x", Secret.create("stp_").text())) {
      exchange(wrong).then().statusCode(401);
    }
    People.asks().body("{}").post("/internal/exchange").then().statusCode(400);
    People.asks().post("/internal/exchange").then().statusCode(400);
  }

  @Test
  void other_peoples_tokens_are_not_there() {
    Person ann = newPerson();
    Person eve = newPerson();
    Response made = makeToken(ann, "read");

    eve.asks()
        .delete("/v1/tokens/" + made.path("id"))
        .then()
        .statusCode(404)
        .body("type", endsWith("/no-such-token"));
    eve.asks().get("/v1/tokens").then().body("tokens", hasSize(0));
    exchange(made.path("token")).then().statusCode(200);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"name\": \"bot\", \"scopes\": []} | 422 | bad-scopes",
        "{\"name\": \"bot\", \"scopes\": [\"account\"]} | 422 | bad-scopes",
        "{\"name\": \"bot\", \"scopes\": [\"operate\"]} | 422 | bad-scopes",
        "{\"name\": \"bot\", \"scopes\": [null]} | 422 | bad-scopes",
        "{\"name\": \"a\\u0000b\", \"scopes\": [\"read\"]} | 422 | bad-token-name",
        "{\"name\": \" \", \"scopes\": [\"read\"]} | 422 | bad-token-name",
        "{\"name\": \"bot\", \"scopes\": [\"read\"], \"expiresAt\": \"2020-01-01T00:00:00Z\"}"
            + " | 422 | bad-expiry",
        "{\"name\": \"bot\", \"scopes\": [\"read\"], \"expiresAt\": \"soon\"}"
            + " | 400 | malformed-request",
        "{\"name\": \"bot\", \"scopes\": [\"read\"], \"expiresAt\": \"9999-12-31T23:59:59Z\"}"
            + " | 422 | bad-expiry",
        "{\"name\": \"bot\", \"scopes\": [\"read\"], \"expiresAt\": \"+200000-01-01T00:00:00Z\"}"
            + " | 422 | bad-expiry",
        "{\"name\": \"bot\", \"scopes\": [\"read\"], \"expiresAt\":"
            + " \"+1000000000-12-31T23:59:59.999999999Z\"} | 422 | bad-expiry",
        "{\"name\": \"bot\", \"scopes\": [\"read\"], \"expiresAt\":"
            + " \"-1000000000-01-01T00:00:00Z\"} | 422 | bad-expiry",
        "{\"name\": \"bot\", \"scopes\": [\"read\"], \"expiresAt\":"
            + " \"+1000000001-01-01T00:00:00Z\"} | 400 | malformed-request",
        "{\"name\": \"bot\", \"scopes\": [\"read\"], \"expiresAt\": 1e400}" + " | 422 | bad-expiry",
        "{\"name\": \"bot\", \"scopes\": [\"read\"], \"expiresAt\": 99999999999999999}"
            + " | 400 | malformed-request",
        "{\"name\": \"bot\", \"scopes\": [\"read\"], \"expiresAt\": 999999999999999999999}"
            + " | 400 | malformed-request",
        "{\"scopes\": [\"read\"]} | 400 | malformed-request",
        "{\"name\": \"bot\"} | 400 | malformed-request",
        "{\"name\": \"bot\", \"scopes\": \"read\"} | 400 | malformed-request"
      })
  void what_will_not_do_is_named(String body, int status, String problem) {
    newPerson()
        .asks()
        .body(body)
        .post("/v1/tokens")
        .then()
        .statusCode(status)
        .contentType("application/problem+json")
        .body("type", endsWith("/" + problem));
  }

  @Test
  void nobody_has_more_than_so_many() {
    Person ann = newPerson();
    for (int i = 0; i < PersonalTokens.MOST; i++) {
      makeToken(ann, "read").then().statusCode(201);
    }
    makeToken(ann, "read").then().statusCode(409).body("type", endsWith("/too-many-tokens"));
  }

  @Test
  void a_request_that_is_repeated_shows_the_same_token() {
    Person ann = newPerson();
    String key = newKey();
    Map<String, Object> body = Map.of("name", "bot", "scopes", List.of("read"));
    String first =
        ann.asks().header("Idempotency-Key", key).body(body).post("/v1/tokens").asString();

    assertThat(ann.asks().header("Idempotency-Key", key).body(body).post("/v1/tokens").asString())
        .isEqualTo(first);
    ann.asks().get("/v1/tokens").then().body("tokens", hasSize(1));
    // Somebody else's key is another key, whatever it says.
    Person eve = newPerson();
    assertThat(eve.asks().header("Idempotency-Key", key).body(body).post("/v1/tokens").asString())
        .isNotEqualTo(first);
    ann.asks()
        .header("Idempotency-Key", key)
        .body(Map.of("name", "other", "scopes", List.of("read")))
        .post("/v1/tokens")
        .then()
        .statusCode(422)
        .body("type", endsWith("/idempotency-key-reused"));
  }

  private static RequestSpecification bot(Response made) {
    String internal = exchange(made.path("token")).path("accessToken");
    return People.asks().auth().preemptive().oauth2(internal);
  }
}
