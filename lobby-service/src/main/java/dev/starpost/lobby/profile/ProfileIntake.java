package dev.starpost.lobby.profile;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.rating.RatingEvent;
import dev.starpost.contracts.rating.RatingEvent.ProfileChanged;
import dev.starpost.intake.DeadLetter;
import dev.starpost.intake.DeadLetters;
import dev.starpost.intake.Storable;
import dev.starpost.intake.TopicReader;
import dev.starpost.lobby.topic.LobbyTopics;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.common.annotation.Identifier;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.kafka.clients.consumer.ConsumerRecord;

/** Listens to what the rating service tells, from the start of this instance to its end. */
@ApplicationScoped
public class ProfileIntake implements TopicReader.Watch {
  private final Profiles profiles;
  private final DeadLetters deadLetters;
  private final LobbyTopics topics;
  private final AtomicLong lag = new AtomicLong();
  private final Counter failures;
  private final TopicReader events;

  ProfileIntake(
      @Identifier("default-kafka-broker") Map<String, Object> kafka,
      LobbyTopics topics,
      Profiles profiles,
      DeadLetters deadLetters,
      MeterRegistry registry) {
    this.profiles = profiles;
    this.deadLetters = deadLetters;
    this.topics = topics;
    this.failures =
        Counter.builder("starpost.profiles.failures")
            .description("Batches that are taken again")
            .register(registry);
    Gauge.builder("starpost.profiles.lag", lag, AtomicLong::get)
        .description("Records that wait in the partitions of this instance")
        .register(registry);
    this.events =
        new TopicReader(kafka, topics.ratingGroup(), topics.ratingEvents(), this::take, this);
  }

  void begin(@Observes StartupEvent event) {
    events.start();
  }

  void end(@Observes ShutdownEvent event) {
    events.close();
  }

  /** Takes records, each account's in their order: all of them, or with an exception none. */
  void take(List<ConsumerRecord<String, byte[]>> records) {
    List<ProfileChanged> told = new ArrayList<>();
    List<DeadLetter> letters = new ArrayList<>();
    for (ConsumerRecord<String, byte[]> message : records) {
      try {
        byte[] value = message.value() == null ? new byte[0] : message.value();
        RatingEvent event = ContractJson.read(value, RatingEvent.class);
        if (event instanceof ProfileChanged profile
            && Storable.isText(ContractJson.text(profile))) {
          told.add(profile);
        }
      } catch (ContractJson.Malformed e) {
        letters.add(DeadLetter.of(message, e.getMessage()));
      }
    }
    if (!told.isEmpty() || !letters.isEmpty()) {
      QuarkusTransaction.requiringNew()
          .run(
              () -> {
                deadLetters.putAside(topics.deadLetters(), letters);
                profiles.learn(told);
              });
    }
  }

  @Override
  public void lag(long records) {
    lag.set(records);
  }

  @Override
  public void failed() {
    failures.increment();
  }
}
