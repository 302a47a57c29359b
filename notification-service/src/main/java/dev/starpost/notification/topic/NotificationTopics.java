package dev.starpost.notification.topic;

import dev.starpost.messaging.DeadLetterTopic;
import dev.starpost.outbox.OutgoingTopics;
import dev.starpost.outbox.TopicSettings;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.config.TopicConfig;

/** The topic that is written; those that are read are in application.properties. */
@ApplicationScoped
public class NotificationTopics implements DeadLetterTopic, OutgoingTopics {
  private static final long DEAD_LETTERS_KEPT_MILLIS = 90L * 24 * 3_600_000;

  private final TopicSettings settings;

  NotificationTopics(TopicSettings settings) {
    this.settings = settings;
  }

  @Override
  public String deadLetters() {
    return settings.named("notification.dead-letters");
  }

  @Override
  public List<NewTopic> all() {
    return List.of(
        new NewTopic(deadLetters(), Optional.of(1), Optional.empty())
            .configs(
                Map.of(TopicConfig.RETENTION_MS_CONFIG, Long.toString(DEAD_LETTERS_KEPT_MILLIS))));
  }
}
