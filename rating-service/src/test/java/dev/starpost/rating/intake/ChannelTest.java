package dev.starpost.rating.intake;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.messaging.BatchReceiver;
import dev.starpost.messaging.BatchTransaction;
import dev.starpost.messaging.BatchTransaction.Received;
import dev.starpost.messaging.PrerequisiteMissing;
import dev.starpost.messaging.testkit.TestChannel;
import dev.starpost.rating.Eventually;
import dev.starpost.rating.RatingTest;
import dev.starpost.rating.topic.RatingTopics;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.reactive.messaging.kafka.KafkaConnector;
import jakarta.inject.Inject;
import java.sql.SQLException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.eclipse.microprofile.config.Config;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.eclipse.microprofile.reactive.messaging.spi.Connector;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Channels as this service has them, on a topic of the test's own. */
@RatingTest
@SuppressWarnings("try") // Channels are open while something is waited for.
class ChannelTest {
  @Inject BatchReceiver receiver;
  @Inject BatchTransaction transaction;
  @Inject RatingTopics topics;
  @Inject Config config;

  @ConfigProperty(name = "starpost.topics.prefix")
  String prefix;

  @Inject
  @Connector(KafkaConnector.CONNECTOR_NAME)
  KafkaConnector connector;

  @Inject
  @Identifier("default-kafka-broker")
  Map<String, Object> kafka;

  private final List<String> applied = new CopyOnWriteArrayList<>();
  private String name;
  private String group;
  private TopicWriter topic;

  @BeforeEach
  void make() throws Exception {
    name = prefix + "channel-" + UUID.randomUUID();
    group = "channel-" + UUID.randomUUID();
    topic = new TopicWriter(kafka, name);
  }

  @AfterEach
  void close() {
    topic.close();
  }

  @Test
  void groups_have_the_names_that_they_had_in_the_release_before() {
    assertThat(group("game-events")).isEqualTo(prefix + "rating-" + prefix + "game.events");
    assertThat(group("account-events")).isEqualTo(prefix + "rating-" + prefix + "account.events-2");
    assertThat(group("lobby-events")).isEqualTo(prefix + "rating-" + prefix + "lobby.events");
    assertThat(group("matchmaking-events"))
        .isEqualTo(prefix + "rating-" + prefix + "matchmaking.events");
  }

  private String group(String channel) {
    return config.getValue("mp.messaging.incoming." + channel + ".group.id", String.class);
  }

  @Test
  void a_group_goes_on_where_a_plain_consumer_has_committed() throws Exception {
    topic.write("a", "1", "2", "3");
    readPlainly(3);
    topic.write("a", "4", "5");

    try (TestChannel channel = channel(records -> {})) {
      Eventually.see("what is new", () -> applied, values -> values.contains("5"));
    }

    assertThat(applied).containsExactly("4", "5");
  }

  /** As services read before they had channels. */
  private void readPlainly(int count) {
    Map<String, Object> settings = new HashMap<>(kafka);
    settings.put("group.id", group);
    settings.put("enable.auto.commit", false);
    settings.put("auto.offset.reset", "earliest");
    try (var consumer =
        new KafkaConsumer<>(settings, new StringDeserializer(), new ByteArrayDeserializer())) {
      consumer.subscribe(List.of(name));
      int read = 0;
      while (read < count) {
        read += consumer.poll(Duration.ofMillis(100)).count();
      }
      consumer.commitSync();
    }
  }

  @Test
  void what_was_acknowledged_is_not_delivered_again_and_all_else_is() throws Exception {
    topic.write("a", "1");
    try (TestChannel first = channel(records -> {})) {
      Eventually.see("the first", () -> applied, values -> values.contains("1"));
      Eventually.see("its offset", this::committed, offset -> offset == 1);
    }
    AtomicInteger failures = new AtomicInteger();
    topic.write("a", "2");
    try (TestChannel killed =
        channel(
            records -> {
              failures.incrementAndGet();
              throw new IllegalStateException(new SQLException("killed"));
            })) {
      Eventually.see("a failure", failures::get, count -> count > 0);
    }
    try (TestChannel second = channel(records -> {})) {
      Eventually.see("the second", () -> applied, values -> values.contains("2"));
    }

    assertThat(applied).containsExactly("1", "2");
  }

  private long committed() {
    try (var admin = Admin.create(kafka)) {
      return admin
          .listConsumerGroupOffsets(group)
          .partitionsToOffsetAndMetadata()
          .get()
          .values()
          .stream()
          .mapToLong(offset -> offset.offset())
          .sum();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void a_database_that_is_away_is_waited_for() throws Exception {
    AtomicBoolean away = new AtomicBoolean(true);
    AtomicInteger attempts = new AtomicInteger();
    topic.write("a", "1", "2");
    try (TestChannel channel =
        channel(
            values -> {
              if (away.get()) {
                attempts.incrementAndGet();
                throw new IllegalStateException(new SQLException("no connection", "08006"));
              }
            })) {
      // More often than a record that cannot take effect would be tried.
      Eventually.see("attempts", attempts::get, count -> count > 6);
      assertThat(applied).isEmpty();
      away.set(false);
      Eventually.see("both", () -> applied, values -> values.contains("2"));
    }
    assertThat(applied).containsExactly("1", "2");
    assertThat(DeadLetterRecords.of(kafka, topics.deadLetters(), name)).isEmpty();
  }

  @Test
  void one_poisonous_record_stops_nobody_and_goes_to_the_dead_letters_with_its_failure()
      throws Exception {
    topic.write("a", "1", "poison", "2");
    topic.write("b", "3");
    try (TestChannel channel =
        channel(
            values -> {
              if (values.contains("poison")) {
                throw new IllegalStateException("a mistake in our code");
              }
            })) {
      Eventually.see("all others", () -> applied, values -> values.size() == 3);
    }

    assertThat(applied).containsExactlyInAnyOrder("1", "2", "3").containsSubsequence("1", "2");
    List<String> letters =
        Eventually.see(
            "a dead letter",
            () -> DeadLetterRecords.of(kafka, topics.deadLetters(), name),
            found -> !found.isEmpty());
    assertThat(letters).singleElement().asString().contains("a mistake in our code");
  }

  @Test
  void what_needs_something_that_is_not_here_yet_holds_up_no_other_key_of_its_batch()
      throws Exception {
    AtomicBoolean here = new AtomicBoolean();
    AtomicInteger attempts = new AtomicInteger();
    topic.write("a", "early", "2");
    topic.write("b", "3");
    try (TestChannel channel =
        channel(
            values -> {
              if (values.contains("early") && !here.get()) {
                attempts.incrementAndGet();
                throw new PrerequisiteMissing("it is not here yet");
              }
            })) {
      Eventually.see("what is of another key", () -> applied, values -> values.contains("3"));
      Eventually.see("attempts", attempts::get, count -> count > 6);
      assertThat(applied).containsExactly("3");
      here.set(true);
      Eventually.see("all", () -> applied, values -> values.containsAll(List.of("2", "3")));
    }
    assertThat(applied).containsSubsequence("early", "2");
  }

  /** Notes what has taken effect; with an exception before, nothing of a batch has. */
  private TestChannel channel(Consumer<List<String>> before) {
    return TestChannel.open(
        connector,
        name,
        group,
        Map.of(),
        records ->
            receiver.receive(
                records,
                batch ->
                    transaction.apply(
                        batch,
                        value -> new String(value, UTF_8),
                        received -> {
                          List<String> values = received.stream().map(Received::content).toList();
                          before.accept(values);
                          values.stream()
                              .filter(value -> !applied.contains(value))
                              .forEach(applied::add);
                        })));
  }
}
