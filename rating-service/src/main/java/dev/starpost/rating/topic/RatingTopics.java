package dev.starpost.rating.topic;

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
public class RatingTopics implements DeadLetterTopic, OutgoingTopics {
  private static final int PARTITIONS = 12;
  private static final String DAY = Long.toString(24L * 3_600_000);
  private static final long DEAD_LETTERS_KEPT_MILLIS = 90L * 24 * 3_600_000;

  private final TopicSettings settings;

  RatingTopics(TopicSettings settings) {
    this.settings = settings;
  }

  public String ratingEvents() {
    return settings.named("rating.events");
  }

  @Override
  public String deadLetters() {
    return settings.named("rating.dead-letters");
  }

  /**
   * The last record of an account is its profile, which says all ratings and no name. A day later
   * it alone is left.
   */
  @Override
  public List<NewTopic> all() {
    return List.of(
        new NewTopic(ratingEvents(), Optional.of(PARTITIONS), Optional.empty())
            .configs(
                Map.of(
                    TopicConfig.CLEANUP_POLICY_CONFIG,
                    TopicConfig.CLEANUP_POLICY_COMPACT,
                    TopicConfig.MIN_COMPACTION_LAG_MS_CONFIG,
                    DAY,
                    TopicConfig.SEGMENT_MS_CONFIG,
                    DAY,
                    TopicConfig.MAX_COMPACTION_LAG_MS_CONFIG,
                    DAY)),
        new NewTopic(deadLetters(), Optional.of(1), Optional.empty())
            .configs(
                Map.of(TopicConfig.RETENTION_MS_CONFIG, Long.toString(DEAD_LETTERS_KEPT_MILLIS))));
  }
}
