package dev.starpost.matchmaking.topic;

import dev.starpost.messaging.DeadLetterTopic;
import dev.starpost.outbox.OutgoingTopics;
import dev.starpost.outbox.TopicSettings;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.config.TopicConfig;

/** The topics that are written; those that are read are in application.properties. */
@ApplicationScoped
public class MatchmakingTopics implements DeadLetterTopic, OutgoingTopics {
  /** Never changed: the partition of a ticket must stay the same. */
  private static final int PARTITIONS = 12;

  private static final long DAY_MILLIS = 24 * 3_600_000L;
  private static final int EVENTS_KEPT_DAYS = 14;
  private static final int DEAD_LETTERS_KEPT_DAYS = 90;

  private final TopicSettings settings;

  MatchmakingTopics(TopicSettings settings) {
    this.settings = settings;
  }

  public String lobbyCommands() {
    return settings.named("lobby.commands");
  }

  public String matchmakingEvents() {
    return settings.named("matchmaking.events");
  }

  @Override
  public String deadLetters() {
    return settings.named("matchmaking.dead-letters");
  }

  @Override
  public List<NewTopic> all() {
    return List.of(
        keptFor(EVENTS_KEPT_DAYS, matchmakingEvents(), PARTITIONS),
        keptFor(EVENTS_KEPT_DAYS, lobbyCommands(), PARTITIONS),
        keptFor(DEAD_LETTERS_KEPT_DAYS, deadLetters(), 1));
  }

  private static NewTopic keptFor(int days, String name, int partitions) {
    return new NewTopic(name, Optional.of(partitions), Optional.empty())
        .configs(Map.of(TopicConfig.RETENTION_MS_CONFIG, Long.toString(days * DAY_MILLIS)));
  }
}
