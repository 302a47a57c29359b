package dev.starpost.notification.intake;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.f4b6a3.ulid.UlidCreator;
import dev.starpost.messaging.BatchReceiver;
import dev.starpost.messaging.testkit.TestChannel;
import dev.starpost.notification.Eventually;
import dev.starpost.notification.NotificationTest;
import dev.starpost.notification.Story;
import dev.starpost.notification.World;
import dev.starpost.notification.World.Somebody;
import dev.starpost.notification.account.Recipients;
import dev.starpost.notification.game.GameIntake;
import dev.starpost.notification.game.Turns;
import dev.starpost.notification.news.NewsKind;
import dev.starpost.notification.news.log.News;
import dev.starpost.notification.news.log.NewsLog;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.reactive.messaging.kafka.KafkaConnector;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.TopicExistsException;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.eclipse.microprofile.config.Config;
import org.eclipse.microprofile.reactive.messaging.spi.Connector;
import org.junit.jupiter.api.Test;

/** What real topics bring, once and again. */
@NotificationTest
@SuppressWarnings("try") // Channels are open while something is waited for.
public class IntakeTest {
  @Inject BatchReceiver receiver;
  @Inject World world;
  @Inject Recipients people;
  @Inject NewsLog log;
  @Inject Turns turns;
  @Inject GameIntake games;

  @Inject
  @Connector(KafkaConnector.CONNECTOR_NAME)
  KafkaConnector connector;

  @Inject Config config;

  @Inject
  @Identifier("default-kafka-broker")
  Map<String, Object> kafka;

  /** Also when the topics are made after the service has started, as here. */
  @Test
  void all_topics_are_read_and_reading_them_again_tells_nothing_new() throws Exception {
    String ann = UlidCreator.getMonotonicUlid().toString();
    Story story = new Story(new Somebody(ann, "Ann", "ann@example.org"));
    story.begins(1);
    story.moves(1, 1);
    story.ends();
    put(topic("account-events"), ann, World.account(ann, 1, "Ann", "fr", "Europe/Paris"));
    put(topic("account-contacts"), ann, World.contact(ann, 1, "ann@example.org"));
    put(topic("game-events"), story.id(), story.told());

    Eventually.see(
        "Ann is known",
        () -> people.find(ann),
        found ->
            found.isPresent() && found.get().name().isPresent() && found.get().email().isPresent());
    List<News> told = Eventually.see("news", () -> all(ann), news -> news.size() == 5);
    assertThat(told)
        .extracting(News::kind)
        .containsExactly(
            NewsKind.GAME_STARTED,
            NewsKind.YOUR_TURN,
            NewsKind.YOUR_TURN,
            NewsKind.TURN_OVER,
            NewsKind.GAME_OVER);

    AtomicInteger records = new AtomicInteger();
    try (TestChannel again =
        TestChannel.open(
            connector,
            topic("game-events"),
            "again-" + UUID.randomUUID(),
            Map.of(),
            batch ->
                receiver.receive(
                    batch,
                    taken -> {
                      games.take(taken);
                      records.addAndGet(taken.size());
                    }))) {
      Eventually.see("everything again", records::get, count -> count >= 3);
    }
    assertThat(all(ann)).isEqualTo(told);
  }

  @Test
  void what_cannot_be_read_is_put_aside_and_does_not_hold_up_the_rest() throws Exception {
    Somebody ann = world.somebody("Ann");
    Story story = new Story(ann);
    put(topic("game-events"), story.id(), "no commit", story.begins(1));

    Eventually.see("her turn", () -> turns.awaiting(ann.account()), list -> list.size() == 1);
  }

  @Test
  void what_happened_long_ago_is_no_news() {
    Somebody ann = world.somebody("Ann");
    Story story = new Story(ann).at(Instant.now().minus(Duration.ofDays(3)));
    world.tell(story, story.begins(1));

    assertThat(all(ann.account())).isEmpty();
    assertThat(turns.awaiting(ann.account())).hasSize(1);
  }

  @Test
  void nothing_is_kept_of_somebody_who_has_left() {
    Somebody ann = world.somebody("Ann");
    Somebody bob = world.somebody("Bob");
    Story story = new Story(ann, bob);
    world.tell(story, story.begins(1, 2));
    world.say(story, ann, "Remember me");
    assertThat(all(bob.account())).extracting(News::kind).contains(NewsKind.CHAT_MESSAGE);

    world.deleted(ann);

    assertThat(all(ann.account())).isEmpty();
    assertThat(all(bob.account())).extracting(News::kind).doesNotContain(NewsKind.CHAT_MESSAGE);
    assertThat(people.find(ann.account()).orElseThrow().email()).isEmpty();
    world.tell(story, story.moves(2, 1));
    assertThat(all(ann.account())).isEmpty();
  }

  @Test
  void groups_have_the_names_that_they_had_in_the_release_before() {
    String prefix = config.getValue("starpost.topics.prefix", String.class);
    for (String topic :
        List.of(
            "game.events",
            "account.events",
            "account.contacts",
            "lobby.events",
            "chat.events",
            "matchmaking.events")) {
      String channel = "mp.messaging.incoming." + topic.replace('.', '-');
      assertThat(config.getValue(channel + ".topic", String.class)).isEqualTo(prefix + topic);
      assertThat(config.getValue(channel + ".group.id", String.class))
          .isEqualTo(prefix + "notification-" + prefix + topic);
    }
  }

  private String topic(String channel) {
    return config.getValue("mp.messaging.incoming." + channel + ".topic", String.class);
  }

  private List<News> all(String account) {
    return log.after(account, 0, 1_000).orElse(List.of());
  }

  private void put(String topic, String key, String... values) throws Exception {
    try (Admin admin = Admin.create(kafka)) {
      admin
          .createTopics(List.of(new NewTopic(topic, Optional.of(3), Optional.empty())))
          .all()
          .get();
    } catch (ExecutionException e) {
      if (!(e.getCause() instanceof TopicExistsException)) {
        throw e;
      }
    }
    try (var producer =
        new KafkaProducer<>(kafka, new StringSerializer(), new ByteArraySerializer())) {
      for (String value : values) {
        producer.send(new ProducerRecord<>(topic, key, value.getBytes(UTF_8))).get();
      }
    }
  }
}
