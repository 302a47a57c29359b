package dev.starpost.lobby.game;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.game.GameCommit;
import dev.starpost.contracts.game.Visibility;
import dev.starpost.lobby.LobbyTest;
import dev.starpost.lobby.engine.StubEngine;
import dev.starpost.lobby.identity.auth.AccessTokens;
import dev.starpost.messaging.BatchReceiver;
import dev.starpost.messaging.testkit.TestChannel;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.reactive.messaging.kafka.KafkaConnector;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.eclipse.microprofile.reactive.messaging.spi.Connector;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Readers of a real topic, who are stopped where it hurts. */
@LobbyTest
class GameEventsTest {
  private static final int PARTITIONS = 4;

  @Inject Games games;
  @Inject GameIntake intake;
  @Inject BatchReceiver receiver;
  @Inject EngineOfTests engines;
  @Inject ListenerOfTests listener;
  @Inject AccessTokens tokens;

  @ConfigProperty(name = "mp.messaging.incoming.game-events.topic")
  String gameEvents;

  @Inject
  @Connector(KafkaConnector.CONNECTOR_NAME)
  KafkaConnector connector;

  @Inject
  @Identifier("default-kafka-broker")
  Map<String, Object> kafka;

  private final StubEngine engine = new StubEngine();
  private final List<TestChannel> channels = new ArrayList<>();
  private final String group = "readers-" + UUID.randomUUID();
  private GameTopic topic;

  @BeforeEach
  void start() throws Exception {
    topic = new GameTopic(kafka, gameEvents + "-" + UUID.randomUUID(), PARTITIONS);
  }

  @AfterEach
  void end() {
    channels.forEach(TestChannel::close);
    topic.close();
    engine.close();
  }

  @Test
  void whoever_is_killed_after_the_database_and_before_the_offsets_doubles_nothing()
      throws Exception {
    List<Story> stories = play(12);
    TestChannel killed =
        open(
            group,
            records -> {
              intake.take(records);
              throw new IllegalStateException("killed");
            });
    await(() -> stories.stream().anyMatch(story -> !listener.heard(story).isEmpty()));
    killed.close();
    for (int i = 0; i < PARTITIONS; i++) {
      assertThat(topic.committed(group, i)).isZero();
    }

    open(group, intake::take);
    awaitAll(stories);

    assertHeardOnce(stories);
  }

  @Test
  void a_new_group_reads_everything_again_and_nothing_changes() throws Exception {
    List<Story> stories = play(12);
    TestChannel first = open(group, intake::take);
    awaitAll(stories);
    awaitCommitted(group);
    first.close();

    String another = "again-" + UUID.randomUUID();
    open(another, intake::take);
    awaitCommitted(another);

    assertHeardOnce(stories);
    awaitAll(stories);
  }

  @Test
  void instances_that_come_and_go_lose_nothing_and_double_nothing() throws Exception {
    List<Story> stories = new ArrayList<>(play(10));
    TestChannel one = open(group, intake::take);
    stories.addAll(play(10));
    TestChannel two = open(group, intake::take);
    stories.addAll(play(10));
    awaitAll(stories);
    one.close();
    stories.addAll(play(10));
    open(group, intake::take);
    two.close();
    stories.addAll(play(10));
    awaitAll(stories);

    assertHeardOnce(stories);
  }

  @Test
  void while_the_engine_is_away_only_the_game_that_needs_it_waits() throws Exception {
    Story gap = Story.begun(Visibility.PUBLIC, "events-ann");
    gap.moved(1, 1);
    GameCommit third = gap.finished();
    gap.told().forEach(engine::knows);
    engines.has(gap.id(), engine.client(tokens));
    engine.goAway(true);
    topic.tell(0, third);
    open(group, intake::take);
    await(() -> engine.questions() > 2);

    Story behind = Story.begun(Visibility.PUBLIC, "events-ann");
    topic.tell(0, behind.first());
    Story elsewhere = Story.begun(Visibility.PUBLIC, "events-ann");
    topic.tell(1, elsewhere.first());
    await(() -> version(behind) == 1 && version(elsewhere) == 1);
    assertThat(version(gap)).isZero();

    engine.goAway(false);
    await(() -> version(gap) == 3);
  }

  @Test
  void a_failure_that_passes_is_waited_for() throws Exception {
    Story story = Story.begun(Visibility.PUBLIC, "events-ann");
    story.finished();
    var failing = new AtomicBoolean(true);
    var attempts = new CopyOnWriteArrayList<Long>();
    topic.tell(story.told());
    open(
        group,
        records -> {
          attempts.add(records.get(0).offset());
          if (failing.get()) {
            throw new IllegalStateException("the database is away");
          }
          intake.take(records);
        });
    await(() -> attempts.size() > 2);
    assertThat(attempts).allMatch(offset -> offset == 0);
    failing.set(false);
    await(() -> version(story) == 2);
  }

  @Test
  void nonsense_keeps_nobody_waiting() throws Exception {
    Story story = Story.begun(Visibility.PUBLIC, "events-ann");
    topic.tell(story.id(), "nonsense".getBytes(UTF_8));
    topic.tell(story.id(), null);
    topic.tell(story.told());
    open(group, intake::take);

    await(() -> version(story) == 1);
  }

  @Test
  void a_fact_of_a_kind_that_is_not_known_yet_is_passed_over() throws Exception {
    Story story = Story.begun(Visibility.PUBLIC, "events-ann");
    String later = ContractJson.text(story.moved(1, 1)).replace("moved.v1", "promoted.v1");
    topic.tell(List.of(story.first()));
    topic.tell(story.id(), later.getBytes(UTF_8));
    open(group, intake::take);

    await(() -> version(story) == 2);
    assertThat(engine.questions()).isZero();
  }

  /** Games with a few commits each, as an engine tells them: in order, some of them twice. */
  private List<Story> play(int count) throws Exception {
    List<Story> stories = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Story story = Story.begun(Visibility.PUBLIC, "events-ann", "events-bob");
      story.moved(1, 2);
      story.finished();
      stories.add(story);
    }
    for (int version = 0; version < 3; version++) {
      for (Story story : stories) {
        topic.tell(List.of(story.told().get(version)));
        topic.tell(List.of(story.told().get(version)));
      }
    }
    return stories;
  }

  private TestChannel open(String as, BatchReceiver.Handler handler) {
    TestChannel channel =
        TestChannel.open(
            connector,
            topic.name(),
            as,
            Map.of("max.poll.records", "7"),
            records -> receiver.receive(records, handler));
    channels.add(channel);
    return channel;
  }

  /** Until all are over, also for listeners, who hear of it after the database has it. */
  private void awaitAll(List<Story> stories) throws InterruptedException {
    await(() -> stories.stream().allMatch(story -> version(story) == 3));
    await(() -> stories.stream().allMatch(story -> listener.heard(story).size() >= 2));
  }

  /** Until the group has come to the end. */
  private void awaitCommitted(String as) throws Exception {
    await(
        () -> {
          try {
            long total = 0;
            for (int i = 0; i < PARTITIONS; i++) {
              total += topic.committed(as, i);
            }
            return total == 12 * 3 * 2;
          } catch (Exception e) {
            throw new IllegalStateException(e);
          }
        });
  }

  /** In any order: whoever commits first may note it last. */
  private void assertHeardOnce(List<Story> stories) {
    assertThat(stories)
        .allSatisfy(
            story ->
                assertThat(listener.heard(story))
                    .containsExactlyInAnyOrder("started 1", "finished 3"));
  }

  private static void await(BooleanSupplier condition) throws InterruptedException {
    long end = System.nanoTime() + Duration.ofMinutes(1).toNanos();
    while (!condition.getAsBoolean()) {
      assertThat(System.nanoTime()).as("it should be so by now").isLessThan(end);
      Thread.sleep(20);
    }
  }

  private long version(Story story) {
    return QuarkusTransaction.requiringNew()
        .call(() -> games.versions(List.of(story.id())).getOrDefault(story.id(), 0L));
  }
}
