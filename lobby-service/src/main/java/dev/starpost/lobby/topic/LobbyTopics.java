package dev.starpost.lobby.topic;

import dev.starpost.outbox.OutgoingTopics;
import dev.starpost.outbox.TopicSettings;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.config.TopicConfig;

/** The topics that the lobby writes, and how they are made. */
@ApplicationScoped
public class LobbyTopics implements OutgoingTopics {
  /** Never changed: the partition of an account must stay the same for ever. */
  private static final int PARTITIONS = 12;

  private static final String DAY = Long.toString(24 * 3_600_000L);
  private static final String EVENTS_KEPT = Long.toString(14 * 24 * 3_600_000L);

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

  public String lobbyEvents() {
    return settings.named("lobby.events");
  }

  /** The engine's own: it makes them, and each game has one. */
  public String gameCommands(String game) {
    return settings.named("game.commands." + game);
  }

  @Override
  public List<NewTopic> all() {
    return List.of(latestOnly(accountEvents()), latestOnly(accountContacts()), kept(lobbyEvents()));
  }

  /** As long as the commands that come of them. */
  private static NewTopic kept(String name) {
    return new NewTopic(name, Optional.of(PARTITIONS), Optional.empty())
        .configs(Map.of(TopicConfig.RETENTION_MS_CONFIG, EVENTS_KEPT));
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
