package dev.starpost.notification.topic;

import dev.starpost.intake.IncomingTopics;
import dev.starpost.outbox.OutgoingTopics;
import dev.starpost.outbox.TopicSettings;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.config.TopicConfig;

/** The topics that are read here, and the one that is written. */
@ApplicationScoped
public class NotificationTopics implements IncomingTopics, OutgoingTopics {
  private static final long DEAD_LETTERS_KEPT_MILLIS = 90L * 24 * 3_600_000;

  private final TopicSettings settings;

  NotificationTopics(TopicSettings settings) {
    this.settings = settings;
  }

  public String gameEvents() {
    return settings.named("game.events");
  }

  public String lobbyEvents() {
    return settings.named("lobby.events");
  }

  public String chatEvents() {
    return settings.named("chat.events");
  }

  public String accountEvents() {
    return settings.named("account.events");
  }

  public String accountContacts() {
    return settings.named("account.contacts");
  }

  public String matchmakingEvents() {
    return settings.named("matchmaking.events");
  }

  @Override
  public String deadLetters() {
    return settings.named("notification.dead-letters");
  }

  /** All instances share the records of each topic. */
  public String group() {
    return settings.named("notification");
  }

  @Override
  public List<NewTopic> all() {
    return List.of(
        new NewTopic(deadLetters(), Optional.of(1), Optional.empty())
            .configs(
                Map.of(TopicConfig.RETENTION_MS_CONFIG, Long.toString(DEAD_LETTERS_KEPT_MILLIS))));
  }
}
