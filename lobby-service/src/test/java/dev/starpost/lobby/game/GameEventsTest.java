package dev.starpost.lobby.game;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.game.GameCommit;
import dev.starpost.contracts.game.GameFact;
import dev.starpost.contracts.game.Visibility;
import dev.starpost.intake.DeadLetters;
import dev.starpost.intake.TopicReader;
import dev.starpost.lobby.LobbyTest;
import dev.starpost.lobby.engine.StubEngine;
import dev.starpost.lobby.identity.account.Accounts;
import dev.starpost.lobby.identity.auth.AccessTokens;
import dev.starpost.lobby.topic.LobbyTopics;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.smallrye.common.annotation.Identifier;
import jakarta.inject.Inject;
import jakarta.transaction.Status;
import jakarta.transaction.Synchronization;
import jakarta.transaction.TransactionSynchronizationRegistry;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Readers of a real topic, who are stopped where it hurts. */
@LobbyTest
class GameEventsTest {
  private static final int PARTITIONS = 4;

  @Inject Games games;
  @Inject Accounts accounts;
  @Inject DeadLetters deadLetters;
  @Inject LobbyTopics topics;
  @Inject GameIndexMetrics metrics;
  @Inject AccessTokens tokens;
  @Inject TransactionSynchronizationRegistry transactions;

  @Inject
  @Identifier("default-kafka-broker")
  Map<String, Object> kafka;

  private final StubEngine engine = new StubEngine();
  private final List<TopicReader> readers = new ArrayList<>();

  /** What listeners heard in transactions that were committed. */
  private final List<String> heard = new CopyOnWriteArrayList<>();

  private final String group = "readers-" + UUID.randomUUID();
  private GameTopic topic;
  private GameIndex index;

  @BeforeEach
  void start() throws Exception {
    topic = new GameTopic(kafka, topics.gameEvents() + "-" + UUID.randomUUID(), PARTITIONS);
    index =
        new GameIndex(
            games, engine.client(tokens), accounts, List.of(new Listener()), deadLetters, metrics);
  }

  @AfterEach
  void end() {
    readers.forEach(TopicReader::close);
    topic.close();
    engine.close();
  }

  @Test
  void whoever_is_killed_after_the_database_and_before_the_offsets_doubles_nothing()
      throws Exception {
    List<Story> stories = play(12);
    var killed = new AtomicReference<TopicReader>();
    killed.set(
        reader(
            group,
            records -> {
              index.take(records);
              killed.get().stop();
              throw new IllegalStateException("killed");
            }));
    killed.get().start();
    await(() -> !heard.isEmpty());
    killed.get().close();
    List<String> before = List.copyOf(heard);
    assertThat(before).doesNotHaveDuplicates();
    for (int i = 0; i < PARTITIONS; i++) {
      assertThat(topic.committed(group, i)).isZero();
    }

    reader(group, index::take).start();
    awaitAll(stories);

    assertHeardOnce(stories);
  }

  @Test
  void a_new_group_reads_everything_again_and_nothing_changes() throws Exception {
    List<Story> stories = play(12);
    TopicReader first = reader(group, index::take);
    first.start();
    awaitAll(stories);
    awaitCommitted(group);
    first.close();

    String another = "again-" + UUID.randomUUID();
    reader(another, index::take).start();
    awaitCommitted(another);

    assertHeardOnce(stories);
    awaitAll(stories);
  }

  @Test
  void instances_that_come_and_go_lose_nothing_and_double_nothing() throws Exception {
    List<Story> stories = new ArrayList<>(play(10));
    TopicReader one = reader(group, index::take);
    one.start();
    stories.addAll(play(10));
    TopicReader two = reader(group, index::take);
    two.start();
    stories.addAll(play(10));
    awaitAll(stories);
    one.close();
    stories.addAll(play(10));
    TopicReader three = reader(group, index::take);
    three.start();
    two.close();
    stories.addAll(play(10));
    awaitAll(stories);

    assertHeardOnce(stories);
  }

  @Test
  void while_the_engine_is_away_only_the_partition_that_needs_it_waits() throws Exception {
    Story gap = Story.begun(Visibility.PUBLIC, "events-ann");
    gap.moved(1, 1);
    GameCommit third = gap.finished();
    gap.told().forEach(engine::knows);
    engine.goAway(true);
    topic.tell(0, third);
    Story behind = Story.begun(Visibility.PUBLIC, "events-ann");
    topic.tell(0, behind.first());
    reader(group, index::take).start();
    await(() -> engine.questions() > 2);

    Story elsewhere = Story.begun(Visibility.PUBLIC, "events-ann");
    topic.tell(1, elsewhere.first());
    await(() -> version(elsewhere) == 1);
    assertThat(version(gap)).isZero();
    assertThat(version(behind)).isZero();

    engine.goAway(false);
    await(() -> version(gap) == 3 && version(behind) == 1);
  }

  @Test
  void a_failure_that_passes_is_waited_for() throws Exception {
    Story story = Story.begun(Visibility.PUBLIC, "events-ann");
    story.finished();
    var failing = new AtomicBoolean(true);
    var attempts = new CopyOnWriteArrayList<Long>();
    topic.tell(story.told());
    reader(
            group,
            records -> {
              attempts.add(records.get(0).offset());
              if (failing.get()) {
                throw new IllegalStateException("the database is away");
              }
              index.take(records);
            })
        .start();
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
    reader(group, index::take).start();

    await(() -> version(story) == 1);
  }

  @Test
  void a_fact_of_a_kind_that_is_not_known_yet_is_passed_over() throws Exception {
    Story story = Story.begun(Visibility.PUBLIC, "events-ann");
    String later = ContractJson.text(story.moved(1, 1)).replace("moved.v1", "promoted.v1");
    topic.tell(List.of(story.first()));
    topic.tell(story.id(), later.getBytes(UTF_8));
    reader(group, index::take).start();

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

  private TopicReader reader(String as, TopicReader.Taker taker) {
    Map<String, Object> settings = new HashMap<>(kafka);
    settings.put(ConsumerConfig.MAX_POLL_RECORDS_CONFIG, 7);
    var reader = new TopicReader(settings, as, topic.name(), taker, metrics);
    readers.add(reader);
    return reader;
  }

  private void awaitAll(List<Story> stories) throws InterruptedException {
    await(() -> stories.stream().allMatch(story -> version(story) == 3));
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

  private void assertHeardOnce(List<Story> stories) {
    List<String> expected = new ArrayList<>();
    stories.forEach(
        story -> {
          expected.add("started " + story.id());
          expected.add("finished " + story.id());
        });
    assertThat(heard).containsExactlyInAnyOrderElementsOf(expected);
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

  private final class Listener implements GameListener {
    @Override
    public void started(GameCommit commit, GameFact.GameStarted fact) {
      hear("started " + commit.gameId());
    }

    @Override
    public void finished(GameCommit commit, GameFact.GameFinished fact) {
      hear("finished " + commit.gameId());
    }

    private void hear(String what) {
      transactions.registerInterposedSynchronization(
          new Synchronization() {
            @Override
            public void beforeCompletion() {}

            @Override
            public void afterCompletion(int status) {
              if (status == Status.STATUS_COMMITTED) {
                heard.add(what);
              }
            }
          });
    }
  }
}
