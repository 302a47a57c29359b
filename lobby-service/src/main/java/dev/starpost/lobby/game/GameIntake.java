package dev.starpost.lobby.game;

import dev.starpost.intake.TopicReader;
import dev.starpost.lobby.topic.LobbyTopics;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.common.annotation.Identifier;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.Map;

/**
 * Consumer of {@code game.events}: starts and stops its reader, from the start of this instance to
 * its end.
 */
@ApplicationScoped
public class GameIntake {
  private final TopicReader events;

  GameIntake(
      @Identifier("default-kafka-broker") Map<String, Object> kafka,
      LobbyTopics topics,
      GameIndex index,
      GameIndexMetrics metrics) {
    this.events =
        new TopicReader(kafka, topics.gameGroup(), topics.gameEvents(), index::take, metrics);
  }

  void begin(@Observes StartupEvent event) {
    events.start();
  }

  void end(@Observes ShutdownEvent event) {
    events.close();
  }
}
