package dev.starpost.rating.intake;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.contracts.game.GameCommit;
import dev.starpost.messaging.CatchUpJob;
import dev.starpost.messaging.CommitSource;
import dev.starpost.messaging.DeadLetters;
import dev.starpost.messaging.GameProjection;
import dev.starpost.messaging.GamesBehind;
import dev.starpost.messaging.MessagingMetrics;
import dev.starpost.rating.Eventually;
import dev.starpost.rating.RatingTest;
import dev.starpost.rating.Story;
import dev.starpost.rating.World;
import dev.starpost.rating.engine.StubServices;
import dev.starpost.rating.game.GameIntake;
import dev.starpost.rating.topic.RatingTopics;
import io.smallrye.common.annotation.Identifier;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Games of which a commit is missing, or cannot take effect. */
@RatingTest
class GamesBehindTest {
  @Inject World world;
  @Inject GameIntake games;
  @Inject GamesBehind behind;
  @Inject DeadLetters deadLetters;
  @Inject MessagingMetrics metrics;
  @Inject RatingTopics topics;

  @ConfigProperty(name = "mp.messaging.incoming.game-events.topic")
  String gameEvents;

  @Inject
  @Identifier("default-kafka-broker")
  Map<String, Object> kafka;

  private TopicWriter topic;

  @BeforeEach
  void open() throws Exception {
    topic = new TopicWriter(kafka, gameEvents);
  }

  @AfterEach
  void close() {
    StubServices.engineGoesAway(false);
    topic.close();
  }

  @Test
  void a_game_that_is_behind_stops_no_other_and_catches_up_when_the_engine_is_back()
      throws Exception {
    Story late = story().begins(1).moves(1, 2).ends(1, 2);
    Story other = story().begins(1).ends(1, 2);
    StubServices.knows(late);
    StubServices.engineGoesAway(true);

    int partition = topic.write(late.id(), late.told()[1]);
    Eventually.see("an attempt in vain", () -> attempts(late), count -> count > 1);
    topic.write(late.id(), late.told()[2]);
    topic.writeTo(partition, other.id(), other.told());
    Eventually.see("the other game", () -> rated(other), count -> count == 1);
    assertThat(rated(late)).isZero();
    assertThat(world.count("select heard from game_behind where game_id = ?", late.id()))
        .isEqualTo(3);

    StubServices.engineGoesAway(false);
    Eventually.see("the game that was behind", () -> rated(late), count -> count == 1);
    Eventually.see("nothing behind", () -> attempts(late), count -> count == 0);
  }

  @Test
  void what_the_engine_does_not_have_either_goes_to_the_dead_letters() throws Exception {
    Story story = story().begins(1).moves(1, 2).moves(2, 1);
    topic.write(story.id(), story.told()[1], story.told()[2]);

    List<String> letters =
        Eventually.see(
            "a dead letter for each record", () -> letters(story), found -> found.size() == 2);
    assertThat(letters).allMatch(letter -> letter.contains("the engine knows no version 1"));
    assertThat(attempts(story)).isZero();
  }

  @Test
  void what_comes_while_the_engine_is_asked_is_not_given_up_with_nonsense_that_came_before()
      throws Exception {
    Story story = story().begins(1).moves(1, 2).ends(1, 2);
    StubServices.engineGoesAway(true);
    topic.write(story.id(), story.told()[1].replace("\"version\":2", "\"version\":1000"));
    Eventually.see("a game that is behind", () -> attempts(story), count -> count > 0);

    AtomicInteger asked = new AtomicInteger();
    CommitSource engine =
        (game, after) -> {
          if (asked.incrementAndGet() > 1) {
            throw new IllegalStateException("the engine is away");
          }
          games.take(World.records(story.id(), story.told()));
          return List.of();
        };
    try (CatchUpJob job =
        new CatchUpJob(new GameProjection(games, behind, deadLetters), behind, engine, metrics)) {
      job.start();
      Eventually.see("an answer, and one more attempt", asked::get, count -> count > 1);
    }
    StubServices.knows(story);
    StubServices.engineGoesAway(false);

    Eventually.see("the end of the game", () -> rated(story), count -> count == 1);
    Eventually.see(
        "a dead letter of what made no sense", () -> letters(story), found -> found.size() == 1);
    assertThat(attempts(story)).isZero();
  }

  @Test
  void a_game_that_our_own_code_cannot_take_stops_no_other_and_is_tried_again() {
    Story bad = story().begins(1).ends(1, 2);
    Story good = story().begins(1).ends(1, 2);
    StubServices.knows(bad);
    StubServices.engineGoesAway(true);
    List<ConsumerRecord<String, byte[]>> records = new ArrayList<>();
    records.addAll(World.records(bad.id(), bad.told()));
    records.addAll(World.records(good.id(), good.told()));

    new GameProjection(new FailingFor(bad.id()), behind, deadLetters).take(records);

    assertThat(rated(good)).isEqualTo(1);
    assertThat(rated(bad)).isZero();
    Eventually.see("an attempt to catch up", () -> attempts(bad), count -> count > 0);

    StubServices.engineGoesAway(false);
    Eventually.see("the other game", () -> rated(bad), count -> count == 1);
    games.take(records);
    assertThat(rated(bad)).isEqualTo(1);
  }

  private Story story() {
    return new Story(world.newGame(), world.somebody("Ann"), world.somebody("Bob"));
  }

  private List<String> letters(Story story) {
    return DeadLetterRecords.of(kafka, topics.deadLetters(), story.id());
  }

  private long rated(Story story) {
    return world.count("select count(*) from rated_game where id = ?", story.id());
  }

  /** To catch up; 0 of a game that is not behind. */
  private long attempts(Story story) {
    return world.count(
        "select coalesce(max(attempts), 0) from game_behind where game_id = ?", story.id());
  }

  /** The games of the service, with a mistake. */
  private final class FailingFor implements GameProjection.Games {
    private final String game;

    FailingFor(String game) {
      this.game = game;
    }

    @Override
    public Map<String, Long> versions(Set<String> ids) {
      return games.versions(ids);
    }

    @Override
    public void lock() {
      games.lock();
    }

    @Override
    public GameProjection.Update open(List<GameCommit> commits) {
      if (commits.stream().anyMatch(commit -> commit.gameId().equals(game))) {
        throw new IllegalStateException("a mistake");
      }
      return games.open(commits);
    }
  }
}
