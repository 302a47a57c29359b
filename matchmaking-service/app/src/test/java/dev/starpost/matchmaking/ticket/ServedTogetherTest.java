package dev.starpost.matchmaking.ticket;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.idempotency.CreationResponse;
import dev.starpost.idempotency.GroupCommit;
import dev.starpost.idempotency.GroupOutcome;
import dev.starpost.idempotency.IdempotentRequest;
import dev.starpost.idempotency.IdempotentRequests;
import dev.starpost.matchmaking.MatchmakingTest;
import dev.starpost.matchmaking.World;
import dev.starpost.matchmaking.World.Somebody;
import dev.starpost.web.problem.CommonProblem;
import dev.starpost.web.problem.Problem;
import jakarta.inject.Inject;
import jakarta.ws.rs.core.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Those who come at the same moment. Wishes are words here, and what is made repeats them. */
@MatchmakingTest
class ServedTogetherTest {
  private static final String BROKEN = "broken";
  private static final String REFUSED = "refused";

  @Inject IdempotentRequests idempotent;
  @Inject World world;

  private final List<List<String>> served = new CopyOnWriteArrayList<>();
  private final CountDownLatch door = new CountDownLatch(1);
  private GroupCommit<String> groupCommit;
  private CompletableFuture<Response> first;

  /** The first one is served until the door is opened; all others gather behind it. */
  private void comeFirst() {
    groupCommit = new GroupCommit<>("together", idempotent, this::serve);
    first = ask("first", Optional.empty());
    while (served.isEmpty()) {
      Thread.onSpinWait();
    }
  }

  private List<GroupOutcome<CreationResponse>> serve(List<String> wishes) {
    served.add(wishes);
    if (wishes.equals(List.of("first"))) {
      try {
        door.await();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
    if (wishes.contains(BROKEN)) {
      throw new IllegalStateException("this one breaks it");
    }
    List<GroupOutcome<CreationResponse>> outcomes = new ArrayList<>();
    for (String wish : wishes) {
      outcomes.add(
          wish.equals(REFUSED)
              ? new GroupOutcome.Refused<>(Problem.of(CommonProblem.UNAVAILABLE))
              : new GroupOutcome.Made<>(CreationResponse.somewhere(Map.of(wish, served.size()))));
    }
    return outcomes;
  }

  private CompletableFuture<Response> ask(String wish, Optional<String> key) {
    return groupCommit.serve(new IdempotentRequest<>("ann", key, wish, wish)).toCompletableFuture();
  }

  private static Optional<String> freshKey() {
    return Optional.of(UUID.randomUUID().toString());
  }

  private static String text(CompletableFuture<Response> answer) {
    return (String) answer.join().getEntity();
  }

  @AfterEach
  void close() {
    door.countDown();
    if (groupCommit != null) {
      groupCommit.close();
    }
  }

  @Test
  void those_who_come_while_others_are_served_are_served_together() {
    comeFirst();
    List<CompletableFuture<Response>> others =
        List.of(ask("a", freshKey()), ask("b", Optional.empty()), ask("c", freshKey()));
    door.countDown();

    assertThat(text(first)).isEqualTo("{\"first\":1}");
    assertThat(others)
        .extracting(ServedTogetherTest::text)
        .containsExactly("{\"a\":2}", "{\"b\":2}", "{\"c\":2}");
    assertThat(served).containsExactly(List.of("first"), List.of("a", "b", "c"));
  }

  @Test
  void of_several_under_one_key_one_counts() {
    comeFirst();
    Optional<String> key = freshKey();
    CompletableFuture<Response> one = ask("a", key);
    CompletableFuture<Response> same = ask("a", key);
    CompletableFuture<Response> other = ask("b", key);
    door.countDown();

    assertThat(text(one)).isEqualTo("{\"a\":2}");
    assertThat(text(same)).isEqualTo(text(one));
    assertThatThrownBy(other::join)
        .isInstanceOf(CompletionException.class)
        .cause()
        .isInstanceOf(Problem.class);
    assertThat(text(ask("a", key))).as("later").isEqualTo(text(one));
    assertThat(served).containsExactly(List.of("first"), List.of("a"));
  }

  @Test
  void whoever_is_refused_keeps_nobody_from_being_served_and_is_decided_anew() {
    comeFirst();
    Optional<String> key = freshKey();
    CompletableFuture<Response> refused = ask(REFUSED, key);
    CompletableFuture<Response> other = ask("b", freshKey());
    door.countDown();

    assertThat(text(other)).isEqualTo("{\"b\":2}");
    assertThatThrownBy(refused::join).hasCauseInstanceOf(Problem.class);
    assertThatThrownBy(ask(REFUSED, key)::join).hasCauseInstanceOf(Problem.class);
    assertThat(served).containsExactly(List.of("first"), List.of(REFUSED, "b"), List.of(REFUSED));
  }

  @Test
  void whoever_breaks_the_work_fails_alone() {
    comeFirst();
    CompletableFuture<Response> one = ask("a", freshKey());
    CompletableFuture<Response> broken = ask(BROKEN, freshKey());
    CompletableFuture<Response> other = ask("b", freshKey());
    door.countDown();

    assertThat(text(one)).isEqualTo("{\"a\":3}");
    assertThat(text(other)).isEqualTo("{\"b\":5}");
    assertThatThrownBy(broken::join).hasCauseInstanceOf(IllegalStateException.class);
  }

  @Test
  void of_two_tickets_for_one_game_that_are_wanted_at_one_moment_one_waits() {
    String game = World.freshGame();
    String body = "{\"game\":\"%s\",\"seats\":{\"min\":4,\"max\":4}}".formatted(game);
    Somebody ann = world.somebody("Ann");
    Somebody gone = world.somebody("Gone");
    world.deleted(gone);
    List<Integer> statuses =
        IntStream.range(0, 12)
            .parallel()
            .mapToObj(i -> (i % 4 == 0 ? gone : ann).queue(body).statusCode())
            .sorted()
            .toList();

    assertThat(statuses)
        .containsExactly(201, 401, 401, 401, 409, 409, 409, 409, 409, 409, 409, 409);
    assertThat(
            world.count(
                "select count(*) from ticket where game = ? and account = ?", game, ann.account()))
        .isOne();
  }
}
