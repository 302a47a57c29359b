package dev.starpost.lobby.tables;

import dev.starpost.lobby.topic.LobbyTopics;
import dev.starpost.outbox.OutgoingTopics;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.kafka.clients.admin.NewTopic;

/** The topics that the engine makes where there is one. */
@ApplicationScoped
class EngineTopics implements OutgoingTopics {
  private final LobbyTopics topics;

  EngineTopics(LobbyTopics topics) {
    this.topics = topics;
  }

  @Override
  public List<NewTopic> all() {
    return Stream.of("salvage", "lone")
        .map(game -> new NewTopic(topics.gameCommands(game), Optional.of(3), Optional.empty()))
        .toList();
  }
}
