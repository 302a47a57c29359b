package dev.starpost.lobby.game;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.starpost.contracts.game.GameCommit;
import dev.starpost.contracts.game.Visibility;
import dev.starpost.lobby.LobbyTest;
import dev.starpost.lobby.engine.StubEngine;
import dev.starpost.lobby.identity.auth.AccessTokens;
import dev.starpost.lobby.topic.LobbyTopics;
import dev.starpost.lobby.topic.Told;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@LobbyTest
class GameIndexTest {
  @Inject Games games;
  @Inject GameIntake intake;
  @Inject EngineOfTests engines;
  @Inject ListenerOfTests listener;
  @Inject LobbyTopics topics;
  @Inject AccessTokens tokens;
  @Inject EntityManager entities;
  @Inject Told told;

  private final StubEngine engine = new StubEngine();
  private final Story story = Story.begun(Visibility.PUBLIC, "index-ann", "index-bob");

  @BeforeEach
  void start() {
    engines.has(story.id(), engine.client(tokens));
  }

  @AfterEach
  void end() {
    engine.close();
  }

  @Test
  void commits_take_effect_in_order_and_each_one_once() {
    GameCommit second = story.moved(1, 2);
    GameCommit third = story.finished();

    take(story.first(), story.first(), second);
    assertThat(version()).isEqualTo(2);
    take(story.first(), second, third, second, third);
    take(third);

    assertThat(version()).isEqualTo(3);
    assertThat(listener.heard(story)).containsExactly("started 1", "finished 3");
    assertThat(engine.questions()).isZero();
  }

  @Test
  void what_the_topic_lacks_is_asked_of_the_engine() throws Exception {
    for (int i = 0; i < 10; i++) {
      story.moved(1, 2);
    }
    story.finished();
    story.told().forEach(engine::knows);

    take(story.told().get(1));
    await(() -> version() == 3 && !isBehind());
    take(story.told().get(11));

    await(() -> version() == 12 && !isBehind());
    assertThat(listener.heard(story)).containsExactly("started 1", "finished 12");
    assertThat(engine.questions()).isEqualTo(4); // Three at a time.
  }

  @Test
  void while_the_engine_is_away_a_game_that_needs_it_waits_and_no_other() throws Exception {
    Story other = Story.begun(Visibility.PUBLIC, "index-ann");
    story.moved(1, 2);
    GameCommit third = story.moved(2, 1);
    story.told().forEach(engine::knows);
    engine.goAway(true);

    take(other.first(), third);
    assertThat(versionOf(other)).isEqualTo(1);
    await(() -> engine.questions() > 2);
    assertThat(version()).isZero();
    engine.goAway(false);

    await(() -> version() == 3 && !isBehind());
  }

  @Test
  void what_a_listener_fails_on_has_not_happened_and_stops_no_other_game() throws Exception {
    Story other = Story.begun(Visibility.PUBLIC, "index-ann");
    engine.knows(story.first());
    listener.setDeaf(story, true);
    take(story.first(), other.first());
    assertThat(version()).isZero();
    assertThat(versionOf(other)).isEqualTo(1);

    listener.setDeaf(story, false);
    await(() -> version() == 1 && !isBehind());
    assertThat(listener.heard(story)).containsExactly("started 1");
  }

  @Test
  void what_makes_no_sense_is_put_aside_once_and_the_rest_goes_on() throws Exception {
    GameCommit lost = story.moved(1, 2); // Which the engine does not know.
    GameCommit after = story.moved(2, 1);
    List<ConsumerRecord<String, byte[]>> records = Stories.records(story.first(), after);
    records.add(1, Stories.message("nonsense-" + story.id(), "nonsense".getBytes(UTF_8)));
    engine.knows(story.first());

    intake.take(records);
    await(() -> version() == 1 && !isBehind());
    intake.take(records);
    await(() -> !isBehind());

    assertThat(version()).isEqualTo(1);
    assertThat(putAside(records.get(1))).singleElement().asString().contains("nonsense");
    assertThat(putAside(records.get(2))).containsExactly("the engine knows no version 2");
    take(lost, after);
    assertThat(version()).isEqualTo(3);
  }

  @Test
  void an_engine_that_tells_nonsense_keeps_nobody_waiting() throws Exception {
    story.moved(1, 2);
    engine.knows(story.id(), "{\"type\":\"game-commit.v1\"}");

    List<ConsumerRecord<String, byte[]>> records = Stories.records(story.told().get(1));
    intake.take(records);
    await(() -> !isBehind());

    assertThat(version()).isZero();
    assertThat(putAside(records.get(0))).singleElement().asString().contains("no commit");
  }

  @Test
  void instances_that_take_the_same_records_together_let_each_take_effect_once() throws Exception {
    List<Story> stories = new ArrayList<>();
    List<GameCommit> all = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      Story each = Story.begun(Visibility.PUBLIC, "index-ann", "index-bob");
      each.moved(1, 2);
      each.finished();
      stories.add(each);
      all.addAll(each.told());
    }
    GameCommit[] commits = all.toArray(GameCommit[]::new);

    List<CompletableFuture<Void>> instances =
        IntStream.range(0, 4)
            .mapToObj(i -> CompletableFuture.runAsync(() -> takeAtLast(commits)))
            .toList();
    instances.forEach(CompletableFuture::join);

    await(() -> stories.stream().allMatch(each -> versionOf(each) == 3));
    await(() -> stories.stream().allMatch(each -> listener.heard(each).size() >= 2));
    assertThat(stories)
        .allSatisfy(
            each ->
                assertThat(listener.heard(each))
                    .containsExactlyInAnyOrder("started 1", "finished 3"));
    assertThat(seats(stories)).isEqualTo(40);
  }

  /** As channels do: what fails is tried again. */
  private void takeAtLast(GameCommit... commits) {
    for (int attempts = 0; ; attempts++) {
      try {
        take(commits);
        return;
      } catch (RuntimeException e) {
        assertThat(attempts).as("%s", e).isLessThan(10);
      }
    }
  }

  private long seats(List<Story> stories) {
    return stories.stream()
        .mapToLong(
            each ->
                (Long)
                    ask("select count(*) from game_seat where finished and game = ?1", each.id())
                        .get(0))
        .sum();
  }

  /** With which reasons. */
  private List<String> putAside(ConsumerRecord<String, byte[]> message) throws Exception {
    List<String> reasons = new ArrayList<>();
    for (byte[] letter : told.in(topics.deadLetters(), "told:3")) {
      JsonNode json = new ObjectMapper().readTree(letter);
      if (json.get("offset").asLong() == message.offset()) {
        assertThat(Base64.getDecoder().decode(json.get("value").asText()))
            .isEqualTo(message.value());
        assertThat(json.get("key").asText()).isEqualTo(message.key());
        reasons.add(json.get("reason").asText());
      }
    }
    return reasons;
  }

  private List<?> ask(String sql, String parameter) {
    return QuarkusTransaction.requiringNew()
        .call(() -> entities.createNativeQuery(sql).setParameter(1, parameter).getResultList());
  }

  private void take(GameCommit... commits) {
    intake.take(Stories.records(commits));
  }

  private boolean isBehind() {
    return !ask("select 1 from game_behind where game_id = ?1", story.id()).isEmpty();
  }

  private static void await(BooleanSupplier condition) throws InterruptedException {
    long end = System.nanoTime() + Duration.ofMinutes(1).toNanos();
    while (!condition.getAsBoolean()) {
      assertThat(System.nanoTime()).as("it should be so by now").isLessThan(end);
      Thread.sleep(20);
    }
  }

  private long version() {
    return versionOf(story);
  }

  private long versionOf(Story of) {
    return QuarkusTransaction.requiringNew()
        .call(() -> games.versions(List.of(of.id())).getOrDefault(of.id(), 0L));
  }
}
