package dev.starpost.deploy.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.deploy.acceptance.Door.Answer;
import dev.starpost.deploy.acceptance.Door.Request;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.TimeUnit;

/** Somebody who calls at the door with a token. */
record Visitor(Door door, String name, String token) {
  private static final int UNAVAILABLE = 503;

  /** A guest who has just come, with all scopes of a person. */
  static Visitor guest(Door door) {
    Answer made = door.call(Request.of("POST", "/v1/guests"));
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    return new Visitor(
        door, made.json().at("/account/name").asText(), made.json().path("accessToken").asText());
  }

  /** The same person through a program that has these scopes only. */
  Visitor withScopes(String... scopes) {
    Answer made = post("/v1/tokens", Map.of("name", "a program", "scopes", List.of(scopes)));
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    return new Visitor(door, name, made.json().path("token").asText());
  }

  Answer call(Request request) {
    return door.call(request.with("Authorization", "Bearer " + token));
  }

  /**
   * As a good client calls: what a part of the platform could not answer is sent again when it
   * says, and what broke off at once; as it was, so with the same {@code Idempotency-Key}.
   */
  Answer persist(Request request) {
    return Eventually.find(
        request.method() + " " + request.path() + " is answered",
        () -> {
          try {
            Answer answer = call(request);
            if (answer.status() != UNAVAILABLE) {
              return Optional.of(answer);
            }
            TimeUnit.SECONDS.sleep(Integer.parseInt(answer.header("Retry-After")));
          } catch (UncheckedIOException e) {
            // Nobody knows whether it was carried out.
          } catch (InterruptedException e) {
            throw new IllegalStateException(e);
          }
          return Optional.empty();
        });
  }

  Answer get(String path) {
    return call(Request.of("GET", path));
  }

  Answer delete(String path) {
    return call(Request.of("DELETE", path));
  }

  Answer post(String path, Object body) {
    return call(
        Request.of("POST", path)
            .with("Idempotency-Key", UUID.randomUUID().toString())
            .sending(body));
  }

  /** Opens a table for two of the sample game. */
  JsonNode openTable(Map<String, Object> more) {
    var request = new java.util.HashMap<String, Object>(more);
    request.put("game", "salvage");
    request.put("seats", Map.of("min", 2, "max", 2));
    Answer opened = post("/v1/tables", request);
    assertThat(opened.status()).as(opened.text()).isEqualTo(201);
    return opened.json();
  }

  /** Sits down, and waits for the game that begins when the table is full. */
  String joinAndAwaitGame(String table, Map<String, Object> wish) {
    Answer seated = post("/v1/tables/" + table + "/seats", wish);
    assertThat(seated.status()).as(seated.text()).isEqualTo(201);
    return Eventually.get(
        "the game has begun", () -> get("/v1/tables/" + table).json().path("gameId").asText());
  }

  /** Makes any move of those that the game offers; whether there was one. */
  boolean moveSomehow(String game) {
    JsonNode asked = get("/v1/games/" + game + "/options").json();
    if (asked.path("options").isEmpty()) {
      return false;
    }
    Answer answer =
        call(
            Request.of("POST", "/v1/games/" + game + "/moves")
                .with("Idempotency-Key", UUID.randomUUID().toString())
                .with("If-Match", "\"" + asked.path("version").asLong() + "\"")
                .sending(Map.of("move", Moves.first(asked.path("options").get(0)))));
    assertThat(answer.status()).as(answer.text()).isIn(200, 409, 412);
    return true;
  }
}
