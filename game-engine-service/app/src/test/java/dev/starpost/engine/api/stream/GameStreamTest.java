package dev.starpost.engine.api.stream;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.mongodb.MongoTimeoutException;
import dev.starpost.engine.api.stream.GameStreamMessage.Kind;
import dev.starpost.stream.StreamMessage;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Flow;
import java.util.concurrent.RejectedExecutionException;
import org.junit.jupiter.api.Test;

class GameStreamTest {
  /** A game whose commits are told one by one. */
  private static final class Told implements StreamFeed {
    final Deque<Long> commits = new ArrayDeque<>();
    RuntimeException failure;
    Runnable duringLook = () -> {};
    boolean over;
    long version = 1;
    int looks;

    @Override
    public String gameId() {
      return "sv-1";
    }

    @Override
    public long version() {
      return version;
    }

    @Override
    public Optional<GameStreamMessage> next() {
      looks++;
      if (failure != null) {
        throw failure;
      }
      Optional<Long> next = Optional.ofNullable(commits.poll());
      duringLook.run();
      next.ifPresent(commit -> version = commit);
      return next.map(
          commit ->
              new GameStreamMessage(Kind.COMMIT, commit, JsonNodeFactory.instance.objectNode()));
    }

    @Override
    public boolean isOver() {
      return over && commits.isEmpty();
    }
  }

  /** A client that takes what it has asked for. */
  private static final class Client implements Flow.Subscriber<StreamMessage> {
    final List<String> heard = new ArrayList<>();
    Flow.Subscription subscription;

    @Override
    public void onSubscribe(Flow.Subscription stream) {
      subscription = stream;
    }

    @Override
    public void onNext(StreamMessage said) {
      GameStreamMessage message = (GameStreamMessage) said;
      heard.add(message.kind() == Kind.COMMIT ? "" + message.version() : "" + message.kind());
    }

    @Override
    public void onError(Throwable failure) {
      heard.add("failed");
    }

    @Override
    public void onComplete() {
      heard.add("complete");
    }
  }

  private final Told told = new Told();
  private final Client client = new Client();
  private final Deque<Runnable> work = new ArrayDeque<>();
  private int endings;
  private final GameStream stream = new GameStream(told, work::add, () -> endings++);

  private void run() {
    while (!work.isEmpty()) {
      work.remove().run();
    }
  }

  private void subscribe(long demand) {
    stream.subscribe(client);
    client.subscription.request(demand);
    run();
  }

  @Test
  void nothing_is_read_before_the_client_wants_it() {
    told.commits.addAll(List.of(2L, 3L, 4L));
    subscribe(0);
    stream.signal();
    stream.tick();
    run();
    assertThat(told.looks).isZero();

    client.subscription.request(2);
    run();

    assertThat(client.heard).containsExactly("2", "3");
    assertThat(told.looks).isEqualTo(2);
  }

  @Test
  void many_rings_are_one_look() {
    subscribe(10);
    int before = told.looks;

    for (int ring = 0; ring < 100; ring++) {
      stream.signal();
    }

    assertThat(work).hasSize(1);
    run();
    assertThat(told.looks).isEqualTo(before + 1);
  }

  @Test
  void a_ring_during_a_look_asks_for_another_one() {
    subscribe(10);
    told.duringLook =
        () -> {
          told.duringLook = () -> {};
          told.commits.add(2L);
          stream.signal();
        };
    stream.signal();
    run();

    assertThat(client.heard).containsExactly("2");
  }

  @Test
  void after_silence_it_says_that_there_is_nothing_to_say() {
    subscribe(10);
    stream.tick();
    run();
    told.commits.add(2L);
    stream.signal();
    run();
    stream.tick();
    run();
    stream.tick();
    run();

    assertThat(client.heard).containsExactly("KEEP_ALIVE", "2", "KEEP_ALIVE");
  }

  @Test
  void as_long_as_the_silence_lasts_every_tick_says_so() {
    subscribe(10);
    for (int tick = 0; tick < 3; tick++) {
      stream.tick();
      run();
    }

    assertThat(client.heard).containsExactly("KEEP_ALIVE", "KEEP_ALIVE", "KEEP_ALIVE");
  }

  @Test
  void when_the_database_is_away_it_looks_again_later() {
    told.failure = new MongoTimeoutException("away");
    subscribe(10);
    assertThat(client.heard).isEmpty();

    told.failure = null;
    told.commits.add(2L);
    stream.tick();
    run();

    assertThat(client.heard).containsExactly("2");
  }

  @Test
  void a_history_that_cannot_be_read_ends_it() {
    told.failure = new IllegalStateException("unreadable");
    subscribe(10);

    assertThat(client.heard).containsExactly("failed");
    assertThat(endings).isEqualTo(1);
  }

  @Test
  void when_the_game_is_over_it_ends_after_the_last_commit() {
    told.over = true;
    told.commits.addAll(List.of(2L, 3L));
    subscribe(10);

    assertThat(client.heard).containsExactly("2", "3", "END", "complete");
    assertThat(endings).isEqualTo(1);
  }

  @Test
  void an_expired_token_ends_it_with_a_word() {
    subscribe(10);
    stream.expire();
    run();
    stream.signal();
    run();

    assertThat(client.heard).containsExactly("REAUTHENTICATE", "complete");
    assertThat(endings).isEqualTo(1);
  }

  @Test
  void an_expired_token_ends_it_also_for_one_who_takes_nothing() {
    subscribe(0);
    stream.expire();
    run();
    assertThat(client.heard).isEmpty();

    stream.tick();
    run();

    assertThat(client.heard).containsExactly("complete");
  }

  @Test
  void closing_ends_it_even_if_the_client_takes_nothing() {
    told.commits.add(2L);
    subscribe(0);
    stream.close();
    run();

    assertThat(client.heard).containsExactly("complete");
    assertThat(endings).isEqualTo(1);
  }

  @Test
  void a_client_that_leaves_hears_nothing_more_and_everything_is_let_go() {
    subscribe(10);
    client.subscription.cancel();
    told.commits.add(2L);
    stream.signal();
    stream.close();
    run();

    assertThat(client.heard).isEmpty();
    assertThat(endings).isEqualTo(1);
  }

  @Test
  void without_threads_it_ends() {
    GameStream starved =
        new GameStream(
            told,
            task -> {
              throw new RejectedExecutionException();
            },
            () -> endings++);
    starved.subscribe(client);
    client.subscription.request(1);

    assertThat(endings).isEqualTo(1);
  }
}
