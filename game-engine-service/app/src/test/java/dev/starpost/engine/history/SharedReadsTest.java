package dev.starpost.engine.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class SharedReadsTest {
  private final ExecutorService callers = Executors.newCachedThreadPool();
  private final List<Set<String>> questions = new ArrayList<>();
  private final Map<String, String> stored = new HashMap<>();
  private final SharedReads<String> reads = new SharedReads<>(this::read);
  private volatile CountDownLatch slow = new CountDownLatch(0);
  private volatile CountDownLatch asked = new CountDownLatch(1);

  @AfterEach
  void end() {
    callers.shutdownNow();
  }

  private Map<String, String> read(Collection<String> ids) {
    synchronized (questions) {
      questions.add(Set.copyOf(ids));
    }
    Map<String, String> found = new HashMap<>();
    ids.stream().filter(stored::containsKey).forEach(id -> found.put(id, stored.get(id)));
    asked.countDown();
    try {
      slow.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    if (ids.contains("broken")) {
      throw new IllegalStateException("broken");
    }
    return found;
  }

  @Test
  void one_caller_alone_gets_what_is_stored() {
    stored.put("a", "A");

    assertThat(reads.byId("a")).contains("A");
    assertThat(reads.byId("b")).isEmpty();
    assertThat(questions).containsExactly(Set.of("a"), Set.of("b"));
  }

  @Test
  void those_who_come_while_a_question_is_on_its_way_share_the_next() throws Exception {
    slow = new CountDownLatch(1);
    CompletableFuture<Optional<String>> first = ask("a");
    asked.await();
    // Too late for the question that is on its way, which must not answer for this.
    stored.put("a", "later");
    List<CompletableFuture<Optional<String>>> others = new ArrayList<>();
    for (String id : List.of("a", "b", "c")) {
      others.add(ask(id));
    }
    while (reads.waiting() < 3) {
      Thread.onSpinWait();
    }
    slow.countDown();

    assertThat(first.get()).isEmpty();
    assertThat(others.get(0).get()).contains("later");
    assertThat(others.get(1).get()).isEmpty();
    assertThat(questions).containsExactly(Set.of("a"), Set.of("a", "b", "c"));
  }

  @Test
  void a_failure_is_everybodys_who_asked_and_the_next_question_is_put() throws Exception {
    slow = new CountDownLatch(1);
    CompletableFuture<Optional<String>> broken = ask("broken");
    asked.await();
    stored.put("a", "A");
    CompletableFuture<Optional<String>> good = ask("a");
    slow.countDown();

    assertThatThrownBy(broken::get).hasRootCauseMessage("broken");
    assertThat(good.get()).contains("A");
    assertThat(reads.byId("a")).contains("A");
  }

  private CompletableFuture<Optional<String>> ask(String id) {
    return CompletableFuture.supplyAsync(() -> reads.byId(id), callers);
  }
}
