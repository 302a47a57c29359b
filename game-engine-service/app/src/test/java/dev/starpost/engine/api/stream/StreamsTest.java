package dev.starpost.engine.api.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.engine.api.problem.GameProblem;
import dev.starpost.engine.kafka.KafkaSettings;
import dev.starpost.engine.kafka.Topics;
import dev.starpost.engine.kafka.event.CommitSignal;
import dev.starpost.engine.settings.EngineSettings;
import dev.starpost.stream.StreamMessage;
import dev.starpost.web.problem.CommonProblem;
import dev.starpost.web.problem.Problem;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.quarkus.runtime.ShutdownDelayInitiatedEvent;
import io.quarkus.runtime.ShutdownEvent;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Flow;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class StreamsTest {
  private static final String GAME = "sv-1";
  private static final int PER_ACCOUNT = 2;
  private final Instant later = Instant.now().plus(Duration.ofHours(1));

  /** A game in which nothing happens. */
  private static final class Quiet implements StreamFeed {
    @Override
    public String gameId() {
      return GAME;
    }

    @Override
    public long version() {
      return 1;
    }

    @Override
    public Optional<GameStreamMessage> next() {
      return Optional.empty();
    }

    @Override
    public boolean isOver() {
      return false;
    }
  }

  private record Settings(
      EngineSettings.Topics topics,
      EngineSettings.Engine engine,
      EngineSettings.Catalog catalog,
      EngineSettings.Streams streams,
      EngineSettings.Clocks clocks)
      implements EngineSettings {}

  private record StreamSettings(Duration keepAlive, int perAccount)
      implements EngineSettings.Streams {}

  private final MeterRegistry registry = new SimpleMeterRegistry();
  private final CommitSignal signal = new CommitSignal(new Topics(""), new KafkaSettings(Map.of()));
  private final Streams streams =
      new Streams(
          signal,
          new Settings(
              null, null, null, new StreamSettings(Duration.ofMillis(20), PER_ACCOUNT), null),
          registry);

  @AfterEach
  void end() {
    streams.end(new ShutdownEvent());
  }

  private GameStream open(String account) {
    return streams.open(account, new Quiet(), later, () -> false);
  }

  private double counted() {
    return registry.get("starpost.streams").gauge().value();
  }

  @Test
  void an_account_has_its_places_back_when_its_streams_end() {
    GameStream first = open("ann");
    open("ann");
    assertThatThrownBy(() -> open("ann"))
        .isInstanceOfSatisfying(
            Problem.class,
            problem -> assertThat(problem.kind()).isEqualTo(GameProblem.TOO_MANY_STREAMS));
    open("bob");
    assertThat(counted()).isEqualTo(3);

    first.cancel();
    first.cancel();

    assertThat(counted()).isEqualTo(2);
    assertThat(signal.listeners(GAME)).isEqualTo(2);
    open("ann");
    assertThatThrownBy(() -> open("ann")).isInstanceOf(Problem.class);
  }

  @Test
  void a_client_that_left_before_it_listened_is_found_out() throws InterruptedException {
    AtomicBoolean gone = new AtomicBoolean();
    CountDownLatch asked = new CountDownLatch(1);
    streams.open(
        "ann",
        new Quiet(),
        later,
        () -> {
          asked.countDown();
          return gone.get();
        });
    asked.await();
    assertThat(signal.listeners(GAME)).isEqualTo(1);

    gone.set(true);

    while (signal.listeners(GAME) > 0) {
      Thread.onSpinWait();
    }
    assertThat(counted()).isZero();
  }

  @Test
  void when_the_instance_ends_its_streams_end_and_no_new_ones_begin() throws InterruptedException {
    CountDownLatch completed = new CountDownLatch(1);
    open("ann")
        .subscribe(
            new Flow.Subscriber<>() {
              @Override
              public void onSubscribe(Flow.Subscription subscription) {
                subscription.request(1);
              }

              @Override
              public void onNext(StreamMessage message) {}

              @Override
              public void onError(Throwable failure) {}

              @Override
              public void onComplete() {
                completed.countDown();
              }
            });

    streams.close(new ShutdownDelayInitiatedEvent());

    completed.await();
    assertThat(signal.listeners(GAME)).isZero();
    assertThatThrownBy(() -> open("bob"))
        .isInstanceOfSatisfying(
            Problem.class,
            problem -> assertThat(problem.kind()).isEqualTo(CommonProblem.UNAVAILABLE));
  }
}
