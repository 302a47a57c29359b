package dev.starpost.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.web.problem.CommonProblem;
import dev.starpost.web.problem.Problem;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Flow;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class OpenStreamsTest {
  private static final Duration OFTEN = Duration.ofMillis(5);
  private static final Duration NEVER = Duration.ofDays(1);
  private static final Instant LATER = Instant.parse("2999-01-01T00:00:00Z");

  private final SimpleMeterRegistry registry = new SimpleMeterRegistry();
  private OpenStreams streams = streams(NEVER);

  private OpenStreams streams(Duration keepAlive) {
    return new OpenStreams(
        keepAlive, 2, most -> Problem.of(CommonProblem.TOO_MANY_REQUESTS), registry);
  }

  @AfterEach
  void end() {
    streams.end();
  }

  /** Notes what it is told. */
  private static final class Noted implements ClientStream {
    private final Runnable onEnd;
    private final CountDownLatch ticks = new CountDownLatch(2);
    private final CountDownLatch expired = new CountDownLatch(1);
    private final CountDownLatch left = new CountDownLatch(1);
    private final AtomicBoolean closed = new AtomicBoolean();

    Noted(Runnable onEnd) {
      this.onEnd = onEnd;
    }

    @Override
    public void subscribe(Flow.Subscriber<? super StreamMessage> subscriber) {}

    @Override
    public void tick() {
      ticks.countDown();
    }

    @Override
    public void expire() {
      expired.countDown();
    }

    @Override
    public void close() {
      closed.set(true);
      onEnd.run();
    }

    @Override
    public void cancel() {
      onEnd.run();
      left.countDown();
    }
  }

  private Noted open(String account, Instant expires, boolean gone) {
    return streams.open(account, expires, () -> gone, Noted::new);
  }

  private double count() {
    return registry.get("starpost.streams").gauge().value();
  }

  @Test
  void a_stream_is_told_that_the_time_of_a_keep_alive_has_passed() throws Exception {
    streams.end();
    streams = streams(OFTEN);
    Noted stream = open("ann", LATER, false);

    assertThat(stream.ticks.await(30, TimeUnit.SECONDS)).isTrue();
    assertThat(stream.expired.getCount()).isEqualTo(1);
  }

  @Test
  void a_stream_is_told_when_the_token_expires() throws Exception {
    Noted stream = open("ann", Instant.now().plusMillis(5), false);

    assertThat(stream.expired.await(30, TimeUnit.SECONDS)).isTrue();
  }

  @Test
  void a_client_that_has_left_is_noticed() throws Exception {
    streams.end();
    streams = streams(OFTEN);
    Noted stream = open("ann", LATER, true);

    assertThat(stream.left.await(30, TimeUnit.SECONDS)).isTrue();
    assertThat(stream.ticks.getCount()).isEqualTo(2);
  }

  @Test
  void an_account_has_so_many_and_no_more_until_one_ends() {
    Noted first = open("ann", LATER, false);
    open("ann", LATER, false);
    assertThatThrownBy(() -> open("ann", LATER, false)).isInstanceOf(Problem.class);
    open("bob", LATER, false);
    assertThat(count()).isEqualTo(3);

    first.cancel();
    open("ann", LATER, false);
    assertThatThrownBy(() -> open("ann", LATER, false)).isInstanceOf(Problem.class);
    assertThat(count()).isEqualTo(3);
  }

  @Test
  void a_stream_that_cannot_be_made_takes_nobodys_place() {
    open("ann", LATER, false);
    for (int i = 0; i < 3; i++) {
      assertThatThrownBy(() -> streams.open("ann", LATER, () -> false, onEnd -> fail()))
          .isInstanceOf(IllegalStateException.class);
    }
    open("ann", LATER, false);
    assertThat(count()).isEqualTo(2);
  }

  private static Noted fail() {
    throw new IllegalStateException("it cannot be made");
  }

  @Test
  void when_the_server_ends_so_do_all_streams_and_none_is_opened() {
    Noted one = open("ann", LATER, false);
    Noted other = open("bob", LATER, false);
    streams.close();

    assertThat(one.closed).isTrue();
    assertThat(other.closed).isTrue();
    assertThat(count()).isZero();
    assertThatThrownBy(() -> open("cid", LATER, false)).hasMessage("unavailable");
  }
}
