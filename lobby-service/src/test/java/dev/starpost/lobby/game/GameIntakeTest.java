package dev.starpost.lobby.game;

import static dev.starpost.lobby.People.newPerson;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;

import dev.starpost.contracts.game.Visibility;
import dev.starpost.lobby.LobbyTest;
import dev.starpost.lobby.People.Person;
import io.smallrye.common.annotation.Identifier;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.Test;

@LobbyTest
class GameIntakeTest {
  @ConfigProperty(name = "mp.messaging.incoming.game-events.topic")
  String gameEvents;

  @Inject
  @Identifier("default-kafka-broker")
  Map<String, Object> kafka;

  /** Also when the topic is made after the lobby has started, as here. */
  @Test
  void what_the_engine_tells_is_listed() throws Exception {
    Person ann = newPerson();
    Story story = Story.begun(Visibility.PUBLIC, ann.id());
    story.moved(1, 1);
    try (GameTopic topic = new GameTopic(kafka, gameEvents, 24)) {
      topic.tell(story.told());
    }

    long end = System.nanoTime() + Duration.ofMinutes(1).toNanos();
    List<Object> versions;
    do {
      assertThat(System.nanoTime()).isLessThan(end);
      Thread.sleep(20);
      versions = ann.asks().get("/v1/games").jsonPath().getList("games.version");
    } while (!versions.contains(2));
    given()
        .get("/q/metrics")
        .then()
        .body(containsString("kafka_consumer_fetch_manager_records_lag_max"))
        .body(containsString("starpost_games_commits_total"))
        .body(containsString("starpost_messaging_caught_up_total"))
        .body(containsString("starpost_messaging_games_behind"))
        .body(containsString("starpost_messaging_dead_letters_total"));
  }
}
