package dev.starpost.lobby.outage;

import static dev.starpost.lobby.People.asks;
import static dev.starpost.lobby.People.newName;
import static dev.starpost.lobby.People.newPerson;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.endsWith;
import static org.hamcrest.Matchers.equalTo;

import dev.starpost.contracts.game.Visibility;
import dev.starpost.lobby.People;
import dev.starpost.lobby.People.Person;
import dev.starpost.lobby.game.GameTopic;
import dev.starpost.lobby.game.Story;
import io.quarkus.test.common.TestResourceScope;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import io.smallrye.common.annotation.Identifier;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What people are told when something that the lobby needs is missing or too slow. */
@QuarkusTest
@WithTestResource(value = Fragile.class, scope = TestResourceScope.RESTRICTED_TO_CLASS)
class OutageTest {
  private static final int PEOPLE = 8;

  Wire wire;

  @ConfigProperty(name = "mp.messaging.incoming.game-events.topic")
  String gameEvents;

  @Inject
  @Identifier("default-kafka-broker")
  Map<String, Object> kafka;

  @AfterEach
  void mend() {
    wire.mend();
  }

  @Test
  void while_the_database_is_away_everybody_is_asked_to_come_back() throws Exception {
    Person ann = newPerson();
    Story story = Story.begun(Visibility.PUBLIC, ann.id());
    try (GameTopic topic = new GameTopic(kafka, gameEvents, 24)) {
      topic.tell(story.told());
      await(() -> version(ann) == 1);

      wire.cut();
      String game = "/v1/games/" + story.id();
      topic.tell(List.of(story.moved(1, 1)));
      for (Response answer :
          List.of(
              ann.asks().get("/v1/games"),
              ann.asks().get("/v1/me"),
              ann.asks().body(Map.of("text", "Hello")).post(game + "/chat"),
              ann.asks().body(Map.of("text", "mine")).put(game + "/notes"),
              ann.asks().get(game + "/chat"),
              People.signIn(ann.name(), People.PASSWORD),
              People.register(People.registration(newName())))) {
        answer
            .then()
            .statusCode(503)
            .contentType("application/problem+json")
            .header("Retry-After", equalTo("2"))
            .body("type", endsWith("/unavailable"));
      }
      asks().get("/q/health/ready").then().statusCode(503);
    }

    wire.mend();
    await(() -> ann.asks().get("/v1/games").statusCode() == 200 && version(ann) == 2);
    await(() -> asks().get("/q/health/ready").statusCode() == 200);
    ann.asks().get("/v1/games/" + story.id() + "/notes").then().body("text", equalTo(""));
  }

  @Test
  void when_too_many_sign_in_at_once_some_are_asked_to_come_back() throws Exception {
    List<Response> refused = new ArrayList<>();
    ExecutorService people = Executors.newFixedThreadPool(PEOPLE);
    try {
      await(
          () -> {
            List<Future<Response>> answers = new ArrayList<>();
            for (int i = 0; i < PEOPLE; i++) {
              answers.add(people.submit(() -> People.signIn(newName(), "wrong horse battery")));
            }
            for (Future<Response> answer : answers) {
              Response given = get(answer);
              assertThat(given.statusCode()).isIn(401, 503);
              if (isBusy(given)) {
                refused.add(given);
              }
            }
            return !refused.isEmpty();
          });
    } finally {
      people.shutdown();
    }

    refused.forEach(
        answer ->
            answer
                .then()
                .contentType("application/problem+json")
                .header("Retry-After", equalTo("2")));
  }

  /** On a slow machine others may be told that the database is not to be reached in time. */
  private static boolean isBusy(Response given) {
    return given.statusCode() == 503 && given.jsonPath().getString("type").endsWith("/busy");
  }

  private static Response get(Future<Response> answer) {
    try {
      return answer.get();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  /** Of the only game that somebody plays. */
  private static int version(Person person) {
    Response games = person.asks().get("/v1/games");
    List<Integer> versions =
        games.statusCode() == 200 ? games.jsonPath().getList("games.version") : List.of();
    return versions.isEmpty() ? 0 : versions.get(0);
  }

  private static void await(BooleanSupplier condition) throws InterruptedException {
    long end = System.nanoTime() + Duration.ofMinutes(1).toNanos();
    while (!condition.getAsBoolean()) {
      assertThat(System.nanoTime()).as("it should be so by now").isLessThan(end);
      Thread.sleep(20);
    }
  }
}
