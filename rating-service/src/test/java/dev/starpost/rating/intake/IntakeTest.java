package dev.starpost.rating.intake;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.rating.RatingEvent;
import dev.starpost.contracts.rating.RatingEvent.ProfileChanged;
import dev.starpost.contracts.rating.RatingEvent.RatingChanged;
import dev.starpost.messaging.BatchReceiver;
import dev.starpost.messaging.testkit.TestChannel;
import dev.starpost.rating.Eventually;
import dev.starpost.rating.RatingTest;
import dev.starpost.rating.Story;
import dev.starpost.rating.World;
import dev.starpost.rating.World.Somebody;
import dev.starpost.rating.game.GameIntake;
import dev.starpost.rating.topic.RatingTopics;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.reactive.messaging.kafka.KafkaConnector;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.eclipse.microprofile.reactive.messaging.spi.Connector;
import org.junit.jupiter.api.Test;

/** What real topics bring, once and again, whatever happens in between. */
@RatingTest
@SuppressWarnings("try") // Channels are open while something is waited for.
public class IntakeTest {
  private static final int GAMES = 300;

  @Inject RatingTopics topics;
  @Inject BatchReceiver receiver;
  @Inject World world;
  @Inject GameIntake games;

  @Inject
  @Connector(KafkaConnector.CONNECTOR_NAME)
  KafkaConnector connector;

  @ConfigProperty(name = "mp.messaging.incoming.game-events.topic")
  String gameEvents;

  @Inject
  @Identifier("default-kafka-broker")
  Map<String, Object> kafka;

  @Test
  void connections_that_break_and_topics_that_are_read_again_change_no_rating() throws Exception {
    String game = world.newGame();
    List<Somebody> people =
        List.of(world.somebody("Ann"), world.somebody("Bob"), world.somebody("Cleo"));
    List<Story> stories = stories(game, people);
    AtomicBoolean over = new AtomicBoolean();
    AtomicInteger broken = new AtomicInteger();
    Thread saboteur = new Thread(() -> breakConnections(game, over, broken));
    saboteur.start();
    put(stories);
    Eventually.see(
        "all games",
        () -> world.count("select count(*) from rated_game where game = ?", game),
        count -> count == GAMES);
    over.set(true);
    saboteur.join();
    assertThat(broken).hasPositiveValue();

    // Every result begins where the one before it ended, and nothing is lost or counted twice.
    for (Somebody somebody : people) {
      List<RatingEvent> told = told(somebody);
      assertThat(told).extracting(RatingEvent::revision).doesNotHaveDuplicates().isSorted();
      List<RatingChanged> changes =
          told.stream()
              .filter(RatingChanged.class::isInstance)
              .map(RatingChanged.class::cast)
              .toList();
      assertThat(changes).hasSize(GAMES);
      for (int i = 0; i < changes.size(); i++) {
        assertThat(changes.get(i).games()).isEqualTo(i + 1);
        assertThat(changes.get(i).before()).isEqualTo(i == 0 ? 1500 : changes.get(i - 1).after());
      }
      assertThat(told.get(told.size() - 1)).isInstanceOf(ProfileChanged.class);
      ProfileChanged profile = (ProfileChanged) told.get(told.size() - 1);
      assertThat(profile.ratings().get(0).rating())
          .isEqualTo(changes.get(changes.size() - 1).after());
      assertThat(profile.reliability().games()).isEqualTo(GAMES);
    }

    List<String> before = world.everything();
    readAllAgain();
    assertThat(world.everything()).isEqualTo(before);
  }

  private static List<Story> stories(String game, List<Somebody> people) {
    Random random = new Random(7);
    List<Story> stories = new ArrayList<>();
    for (int i = 0; i < GAMES; i++) {
      stories.add(
          new Story(game, people.toArray(Somebody[]::new))
              .at(Instant.now().minus(Duration.ofSeconds(GAMES - i)))
              .begins(1)
              .moves(1, 2)
              .ends(1 + random.nextInt(3), 1 + random.nextInt(3), 1 + random.nextInt(3)));
    }
    return stories;
  }

  /**
   * As if the service had been killed in the middle of whatever it did: again and again, but never
   * before something has become of the last attempt.
   */
  private void breakConnections(String game, AtomicBoolean over, AtomicInteger broken) {
    long seen = -1;
    while (!over.get()) {
      long now = world.count("select count(*) from rated_game where game = ?", game);
      if (now > seen) {
        long ended =
            world.count(
                "select count(pg_terminate_backend(pid)) from pg_stat_activity"
                    + " where pid <> pg_backend_pid() and datname = current_database()"
                    + " and state = 'idle in transaction'");
        if (ended > 0) {
          broken.addAndGet((int) ended);
          seen = now;
        }
      }
      Thread.onSpinWait();
    }
  }

  private void readAllAgain() {
    AtomicInteger records = new AtomicInteger();
    try (TestChannel again =
        channel(
            gameEvents,
            taken -> {
              games.take(taken);
              records.addAndGet(taken.size());
            })) {
      Eventually.see("everything again", records::get, count -> count >= 3 * GAMES);
    }
  }

  /** What others hear of somebody. */
  private List<RatingEvent> told(Somebody who) {
    List<RatingEvent> told = new CopyOnWriteArrayList<>();
    try (TestChannel listener =
        channel(
            topics.ratingEvents(),
            taken ->
                taken.stream()
                    .filter(message -> who.account().equals(message.key()))
                    .forEach(message -> told.add(read(message.value()))))) {
      Eventually.see(
          "the last message",
          () -> told.isEmpty() ? 0 : told.get(told.size() - 1).revision(),
          last -> last == world.count("select told from person where account = ?", who.account()));
    }
    return told;
  }

  /** Of a group that has read nothing yet. */
  private TestChannel channel(String topic, BatchReceiver.Handler handler) {
    return TestChannel.open(
        connector,
        topic,
        "again-" + UUID.randomUUID(),
        Map.of(),
        records -> receiver.receive(records, handler));
  }

  private static RatingEvent read(byte[] value) {
    try {
      return ContractJson.read(value, RatingEvent.class);
    } catch (ContractJson.Malformed e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void what_cannot_be_read_is_put_aside_and_does_not_hold_up_the_rest() throws Exception {
    String game = world.newGame();
    Story story = new Story(game, world.somebody("Ann"), world.somebody("Bob"));
    story.begins(1).ends(1, 2);
    try (TopicWriter topic = new TopicWriter(kafka, gameEvents)) {
      topic.write(story.id(), "no commit");
    }
    put(List.of(story));

    Eventually.see(
        "the game",
        () -> world.count("select count(*) from rated_game where game = ?", game),
        count -> count == 1);
  }

  private void put(List<Story> stories) throws Exception {
    try (TopicWriter topic = new TopicWriter(kafka, gameEvents)) {
      for (Story story : stories) {
        topic.write(story.id(), story.told());
      }
    }
  }
}
