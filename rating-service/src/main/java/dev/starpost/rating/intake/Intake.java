package dev.starpost.rating.intake;

import dev.starpost.intake.IntakeMetrics;
import dev.starpost.intake.TopicReader;
import dev.starpost.rating.challenge.ChallengeIntake;
import dev.starpost.rating.fairness.TableIntake;
import dev.starpost.rating.game.GameIntake;
import dev.starpost.rating.player.AccountIntake;
import dev.starpost.rating.topic.RatingTopics;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.common.annotation.Identifier;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;

/** Start and stop of the consumers of all topics, from the start of this instance to its end. */
@ApplicationScoped
public class Intake {
  /** All that a poll brings takes effect in one transaction, so that much of it costs little. */
  private static final int RECORDS_AT_ONCE = 1_000;

  /**
   * A group that has read nothing yet: who is a guest was passed over before, and the topic keeps
   * the last word on everybody.
   */
  private static final String SINCE_GUESTS_ARE_KNOWN = "-2";

  private final Map<String, Object> kafka;
  private final RatingTopics topics;
  private final IntakeMetrics metrics;
  private final List<TopicReader> readers;

  Intake(
      @Identifier("default-kafka-broker") Map<String, Object> kafka,
      RatingTopics topics,
      IntakeMetrics metrics,
      AccountIntake accounts,
      GameIntake games,
      TableIntake tables,
      ChallengeIntake challenges) {
    this.kafka = new HashMap<>(kafka);
    this.kafka.putIfAbsent(ConsumerConfig.MAX_POLL_RECORDS_CONFIG, RECORDS_AT_ONCE);
    this.topics = topics;
    this.metrics = metrics;
    this.readers =
        List.of(
            reader(topics.accountEvents(), SINCE_GUESTS_ARE_KNOWN, accounts::take),
            reader(topics.gameEvents(), "", games::take),
            reader(topics.lobbyEvents(), "", tables::take),
            reader(topics.matchmakingEvents(), "", challenges::take));
  }

  private TopicReader reader(String topic, String since, TopicReader.Taker taker) {
    String group = topics.group() + "-" + topic + since;
    return new TopicReader(kafka, group, topic, taker, metrics.of(topic));
  }

  void begin(@Observes StartupEvent event) {
    readers.forEach(TopicReader::start);
  }

  void end(@Observes ShutdownEvent event) {
    // All of them first, so that they end side by side.
    readers.forEach(TopicReader::stop);
    readers.forEach(TopicReader::close);
  }
}
