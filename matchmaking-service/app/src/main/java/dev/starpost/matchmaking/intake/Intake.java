package dev.starpost.matchmaking.intake;

import dev.starpost.intake.IntakeMetrics;
import dev.starpost.intake.TopicReader;
import dev.starpost.matchmaking.account.AccountIntake;
import dev.starpost.matchmaking.match.TableIntake;
import dev.starpost.matchmaking.rating.RatingIntake;
import dev.starpost.matchmaking.topic.MatchmakingTopics;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.common.annotation.Identifier;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.List;
import java.util.Map;

/** Start and stop of the consumers of all topics, from the start of this instance to its end. */
@ApplicationScoped
public class Intake {
  /**
   * A group that has read nothing yet: who is a guest was passed over before, and the topic keeps
   * the last word on everybody.
   */
  private static final String SINCE_GUESTS_ARE_KNOWN = "-2";

  private final Map<String, Object> kafka;
  private final MatchmakingTopics topics;
  private final IntakeMetrics metrics;
  private final List<TopicReader> readers;

  Intake(
      @Identifier("default-kafka-broker") Map<String, Object> kafka,
      MatchmakingTopics topics,
      IntakeMetrics metrics,
      AccountIntake accounts,
      RatingIntake ratings,
      TableIntake tables) {
    this.kafka = kafka;
    this.topics = topics;
    this.metrics = metrics;
    this.readers =
        List.of(
            reader(topics.accountEvents(), SINCE_GUESTS_ARE_KNOWN, accounts::take),
            reader(topics.ratingEvents(), "", ratings::take),
            reader(topics.lobbyEvents(), "", tables::take));
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
