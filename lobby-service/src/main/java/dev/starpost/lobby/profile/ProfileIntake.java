package dev.starpost.lobby.profile;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.rating.RatingEvent;
import dev.starpost.contracts.rating.RatingEvent.ProfileChanged;
import dev.starpost.intake.IntakeMetrics;
import dev.starpost.intake.Reading;
import dev.starpost.intake.Storable;
import dev.starpost.intake.TopicReader;
import dev.starpost.lobby.topic.LobbyTopics;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.common.annotation.Identifier;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;

/**
 * Consumer of {@code rating.events}: keeps the profiles that it tells, from the start of this
 * instance to its end.
 */
@ApplicationScoped
public class ProfileIntake {
  private final Profiles profiles;
  private final Reading reading;
  private final TopicReader events;

  ProfileIntake(
      @Identifier("default-kafka-broker") Map<String, Object> kafka,
      LobbyTopics topics,
      Profiles profiles,
      Reading reading,
      IntakeMetrics metrics) {
    this.profiles = profiles;
    this.reading = reading;
    String topic = topics.ratingEvents();
    this.events =
        new TopicReader(kafka, topics.ratingGroup(), topic, this::take, metrics.of(topic));
  }

  void begin(@Observes StartupEvent event) {
    events.start();
  }

  void end(@Observes ShutdownEvent event) {
    events.close();
  }

  /** Takes records, each account's in their order: all of them, or with an exception none. */
  void take(List<ConsumerRecord<String, byte[]>> records) {
    reading.together(
        records,
        value -> ContractJson.read(value, RatingEvent.class),
        events ->
            profiles.learn(
                events.stream()
                    .map(Reading.Read::content)
                    .filter(ProfileChanged.class::isInstance)
                    .map(ProfileChanged.class::cast)
                    .filter(profile -> Storable.isText(ContractJson.text(profile)))
                    .toList()));
  }
}
