package dev.starpost.notification.intake;

import dev.starpost.intake.IntakeMetrics;
import dev.starpost.intake.TopicReader;
import dev.starpost.notification.account.AccountIntake;
import dev.starpost.notification.chat.ChatIntake;
import dev.starpost.notification.game.GameIntake;
import dev.starpost.notification.matchmaking.MatchmakingIntake;
import dev.starpost.notification.table.TableIntake;
import dev.starpost.notification.topic.NotificationTopics;
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
  private final Map<String, Object> kafka;
  private final NotificationTopics topics;
  private final IntakeMetrics metrics;
  private final List<TopicReader> readers;

  Intake(
      @Identifier("default-kafka-broker") Map<String, Object> kafka,
      NotificationTopics topics,
      IntakeMetrics metrics,
      AccountIntake accounts,
      GameIntake games,
      TableIntake tables,
      ChatIntake chat,
      MatchmakingIntake matchmaking) {
    this.kafka = kafka;
    this.topics = topics;
    this.metrics = metrics;
    this.readers =
        List.of(
            reader(topics.accountEvents(), accounts::takeStates),
            reader(topics.accountContacts(), accounts::takeContacts),
            reader(topics.gameEvents(), games::take),
            reader(topics.lobbyEvents(), tables::take),
            reader(topics.chatEvents(), chat::take),
            reader(topics.matchmakingEvents(), matchmaking::take));
  }

  private TopicReader reader(String topic, TopicReader.Taker taker) {
    return new TopicReader(kafka, topics.group() + "-" + topic, topic, taker, metrics.of(topic));
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
