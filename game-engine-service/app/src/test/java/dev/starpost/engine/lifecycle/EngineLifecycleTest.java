package dev.starpost.engine.lifecycle;

import static org.assertj.core.api.Assertions.assertThat;

import com.mongodb.MongoTimeoutException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class EngineLifecycleTest {
  private final List<String> journal = Collections.synchronizedList(new ArrayList<>());
  private final List<EngineLifecycle> begun = new ArrayList<>();

  /** A part that writes down what becomes of it. */
  private class Part implements Startable {
    private final String name;
    private volatile boolean alive = true;

    Part(String name) {
      this.name = name;
    }

    @Override
    public void start() {
      journal.add("start " + name);
    }

    @Override
    public void awaitStarted() throws InterruptedException {
      journal.add("started " + name);
    }

    @Override
    public boolean isAlive() {
      return alive;
    }

    @Override
    public void stop() {
      journal.add("stop " + name);
    }

    @Override
    public void close() {
      journal.add("close " + name);
    }
  }

  private EngineLifecycle begin(StartSequence sequence) {
    var lifecycle = new EngineLifecycle(sequence);
    begun.add(lifecycle);
    lifecycle.begin(null);
    return lifecycle;
  }

  private static void awaitReady(EngineLifecycle lifecycle) {
    while (!lifecycle.isReady()) {
      Thread.onSpinWait();
    }
  }

  @AfterEach
  void end() {
    begun.forEach(lifecycle -> lifecycle.end(null));
  }

  @Test
  void each_part_is_there_before_the_next_is_started_and_the_last_ends_first() {
    var together = Startable.together(new Part("a"), new Part("b"));
    var lifecycle = begin(new StartSequence(List.of(), List.of(together, new Part("c"))));
    awaitReady(lifecycle);

    assertThat(journal)
        .containsExactly("start a", "start b", "started a", "started b", "start c", "started c");
    journal.clear();
    lifecycle.end(null);

    assertThat(journal)
        .containsExactly("stop c", "stop a", "stop b", "close c", "close a", "close b");
    assertThat(lifecycle.isReady()).isFalse();
    begun.clear();
  }

  @Test
  void nothing_is_started_before_the_servers_are_prepared_however_often_that_fails() {
    AtomicInteger attempts = new AtomicInteger();
    StartSequence.Preparation preparation =
        () -> {
          journal.add("prepare");
          if (attempts.incrementAndGet() < 3) {
            throw new MongoTimeoutException("away");
          }
        };
    awaitReady(begin(new StartSequence(List.of(preparation), List.of(new Part("a")))));

    assertThat(journal).containsExactly("prepare", "prepare", "prepare", "start a", "started a");
  }

  @Test
  void an_instance_that_ends_while_a_part_is_starting_was_never_ready_and_starts_no_more()
      throws InterruptedException {
    CountDownLatch waiting = new CountDownLatch(1);
    Part slow =
        new Part("slow") {
          @Override
          public void awaitStarted() throws InterruptedException {
            waiting.countDown();
            new CountDownLatch(1).await();
          }
        };
    var lifecycle = begin(new StartSequence(List.of(), List.of(slow, new Part("next"))));
    waiting.await();

    lifecycle.end(null);

    assertThat(lifecycle.isReady()).isFalse();
    assertThat(journal).containsExactly("start slow", "stop slow", "close slow");
    begun.clear();
  }

  @Test
  void an_instance_is_alive_as_long_as_all_its_parts_are() {
    Part part = new Part("a");
    var lifecycle = begin(new StartSequence(List.of(), List.of(part)));
    awaitReady(lifecycle);
    assertThat(lifecycle.isAlive()).isTrue();

    part.alive = false;

    assertThat(lifecycle.isAlive()).isFalse();
  }
}
