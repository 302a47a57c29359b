package dev.starpost.lobby.topic;

import dev.starpost.messaging.DeadLetterTopic;
import dev.starpost.outbox.OutgoingTopics;
import dev.starpost.outbox.TopicSettings;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.config.TopicConfig;

/**
 * Topics of the lobby: the names of those that it writes, and how its own are made. Those that it
 * reads are in application.properties.
 */
@ApplicationScoped
public class LobbyTopics implements DeadLetterTopic, OutgoingTopics {
  /** Never changed: the partition of an account must stay the same for ever. */
  private static final int PARTITIONS = 12;

  private static final long DAY_MILLIS = 24 * 3_600_000L;
  private static final String DAY = Long.toString(DAY_MILLIS);

  /** What people say goes soon after those who were to hear of it have: they may want it gone. */
  private static final int CHAT_KEPT_DAYS = 7;

  private static final int DEAD_LETTERS_KEPT_DAYS = 90;

  /** As long as the commands that come of them. */
  private static final int EVENTS_KEPT_DAYS = 14;

  private final TopicSettings settings;

  LobbyTopics(TopicSettings settings) {
    this.settings = settings;
  }

  public String accountEvents() {
    return settings.named("account.events");
  }

  public String accountContacts() {
    return settings.named("account.contacts");
  }

  public String chatEvents() {
    return settings.named("chat.events");
  }

  @Override
  public String deadLetters() {
    return settings.named("lobby.dead-letters");
  }

  public String lobbyEvents() {
    return settings.named("lobby.events");
  }

  /** The engine's own: it makes them, and each game has one. */
  public String gameCommands(String game) {
    return settings.named("game.commands." + game);
  }

  @Override
  public List<NewTopic> all() {
    return List.of(
        latestOnly(accountEvents()),
        latestOnly(accountContacts()),
        keptFor(EVENTS_KEPT_DAYS, lobbyEvents(), PARTITIONS),
        keptFor(CHAT_KEPT_DAYS, chatEvents(), PARTITIONS),
        keptFor(DEAD_LETTERS_KEPT_DAYS, deadLetters(), 1));
  }

  private static NewTopic keptFor(int days, String name, int partitions) {
    return new NewTopic(name, Optional.of(partitions), Optional.empty())
        .configs(Map.of(TopicConfig.RETENTION_MS_CONFIG, Long.toString(days * DAY_MILLIS)));
  }

  /**
   * Names and addresses of people who have left must not stay: a day later they are overwritten.
   */
  private static NewTopic latestOnly(String name) {
    return new NewTopic(name, Optional.of(PARTITIONS), Optional.empty())
        .configs(
            Map.of(
                TopicConfig.CLEANUP_POLICY_CONFIG,
                TopicConfig.CLEANUP_POLICY_COMPACT,
                TopicConfig.SEGMENT_MS_CONFIG,
                DAY,
                TopicConfig.MAX_COMPACTION_LAG_MS_CONFIG,
                DAY));
  }
}
