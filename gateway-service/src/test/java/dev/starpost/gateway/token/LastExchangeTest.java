package dev.starpost.gateway.token;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.gateway.token.LastExchange.Exchanged;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class LastExchangeTest {
  private static final Duration REMEMBERED = Duration.ofSeconds(5);
  private static final Duration LIFE = Duration.ofMinutes(5);

  /** By the clock of the test, which stands still, no timeout ends. */
  private static final Duration TIMEOUT = Duration.ofHours(1);

  private final Vertx vertx = Vertx.vertx();
  private final AtomicLong clock = new AtomicLong(Long.MAX_VALUE - 1_000);
  private final LastExchange last = new LastExchange(vertx, clock::get, REMEMBERED, TIMEOUT);
  private final List<Promise<Optional<Exchanged>>> asked = new ArrayList<>();
  private final AtomicInteger stale = new AtomicInteger();

  @AfterEach
  void close() throws Exception {
    vertx.close().toCompletionStage().toCompletableFuture().get(10, TimeUnit.SECONDS);
  }

  @Test
  void what_was_said_counts_for_a_moment_and_is_then_asked_again() {
    learn("first");

    passes(REMEMBERED.minusNanos(1));
    assertThat(get().result()).contains(token("first"));
    assertThat(asked).hasSize(1);

    passes(Duration.ofNanos(1));
    Future<Optional<Exchanged>> again = get();
    assertThat(again.isComplete()).isFalse();
    asked.get(1).complete(Optional.of(token("second")));
    assertThat(again.result()).contains(token("second"));
    assertThat(stale).hasValue(0);
  }

  @Test
  void who_comes_meanwhile_waits_for_the_same_answer() {
    Future<Optional<Exchanged>> one = get();
    Future<Optional<Exchanged>> other = get();

    asked.get(0).complete(Optional.empty());

    assertThat(asked).hasSize(1);
    assertThat(one.result()).isEmpty();
    assertThat(other.result()).isEmpty();
  }

  @Test
  void without_an_answer_the_last_token_is_used_until_it_expires() {
    learn("last");
    passes(REMEMBERED);

    Future<Optional<Exchanged>> away = get();
    asked.get(1).fail("away");
    assertThat(away.result()).contains(token("last"));
    assertThat(stale).hasValue(1);

    passes(LIFE.minus(REMEMBERED).minusNanos(1));
    Future<Optional<Exchanged>> later = get();
    asked.get(2).fail("away");
    assertThat(later.result()).contains(token("last"));

    passes(Duration.ofNanos(1));
    Future<Optional<Exchanged>> tooLate = get();
    asked.get(3).fail("away");
    assertThat(tooLate.failed()).isTrue();
  }

  @Test
  void a_refusal_is_not_forgotten_for_an_older_token() {
    learn("last");
    passes(REMEMBERED);
    get();
    asked.get(1).complete(Optional.empty());
    passes(REMEMBERED);

    Future<Optional<Exchanged>> away = get();
    asked.get(2).fail("away");

    assertThat(away.failed()).isTrue();
  }

  @Test
  void after_a_failure_it_is_not_asked_again_at_once() {
    learn("last");
    passes(REMEMBERED);
    get();
    asked.get(1).fail("away");

    passes(LastExchange.RETRY.minusNanos(1));
    assertThat(get().result()).contains(token("last"));
    assertThat(asked).hasSize(2);

    passes(Duration.ofNanos(1));
    assertThat(get().isComplete()).isFalse();
    assertThat(asked).hasSize(3);
  }

  @Test
  void who_has_a_token_waits_but_a_little_and_those_after_not_at_all() throws Exception {
    LastExchange hasty = new LastExchange(vertx, clock::get, REMEMBERED, Duration.ofMillis(1));
    get(hasty);
    asked.get(0).complete(Optional.of(token("last")));
    passes(REMEMBERED);

    Future<Optional<Exchanged>> waits = get(hasty);
    assertThat(waits.toCompletionStage().toCompletableFuture().get(10, TimeUnit.SECONDS))
        .contains(token("last"));
    passes(Duration.ofMillis(1));
    assertThat(get(hasty).result()).contains(token("last"));
    assertThat(asked).as("the question is open still").hasSize(2);

    asked.get(1).complete(Optional.empty());
    assertThat(get(hasty).result()).isEmpty();
  }

  @Test
  void who_has_no_token_of_this_kind_uses_another_of_the_same_secret() {
    Future<Optional<Exchanged>> stream =
        last.get(this::ask, () -> Optional.of(token("other")), stale::incrementAndGet);

    asked.get(0).fail("away");

    assertThat(stream.result()).contains(token("other"));
  }

  @Test
  void a_question_that_fails_at_once_is_told() {
    Future<Optional<Exchanged>> nobody =
        last.get(() -> Future.failedFuture("nobody to ask"), Optional::empty, () -> {});

    assertThat(nobody.failed()).isTrue();
    assertThat(last.isKnown()).isFalse();
  }

  private void learn(String name) {
    get();
    asked.get(0).complete(Optional.of(token(name)));
  }

  private Exchanged token(String name) {
    return new Exchanged(name, "ann", Long.MAX_VALUE - 1_000 + LIFE.toNanos());
  }

  private Future<Optional<Exchanged>> get() {
    return get(last);
  }

  private Future<Optional<Exchanged>> get(LastExchange exchange) {
    return exchange.get(this::ask, Optional::empty, stale::incrementAndGet);
  }

  private Future<Optional<Exchanged>> ask() {
    Promise<Optional<Exchanged>> answer = Promise.promise();
    asked.add(answer);
    return answer.future();
  }

  private void passes(Duration time) {
    clock.addAndGet(time.toNanos());
  }
}
