package dev.starpost.engine.history;

import java.time.Duration;
import java.util.Collection;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;

/**
 * Coalesces reads: asks one question for everybody who wants to know something at the same time.
 * While one question is on its way, whoever comes joins the next; nobody is answered by a question
 * that was put before they came, so that what they see is never older than their call.
 */
final class SharedReads<V> {
  /** Between the beginnings of two questions, when there are many. */
  private static final long APART_NANOS = Duration.ofMillis(4).toNanos();

  /** A question that gathers what it asks for. */
  private static final class Question<V> {
    private final Set<String> ids = new HashSet<>();
    private final CompletableFuture<Void> turn = new CompletableFuture<>();
    private final CompletableFuture<Map<String, V>> answer = new CompletableFuture<>();
  }

  private final Function<Collection<String>, Map<String, V>> read;
  private Question<V> next = new Question<>();
  private boolean underWay;
  private long askedAt = System.nanoTime() - APART_NANOS;

  SharedReads(Function<Collection<String>, Map<String, V>> read) {
    this.read = read;
  }

  Optional<V> byId(String id) {
    Question<V> question;
    boolean first;
    synchronized (this) {
      question = next;
      first = question.ids.isEmpty();
      question.ids.add(id);
      if (first && !underWay) {
        underWay = true;
        question.turn.complete(null);
      }
    }
    if (first) {
      question.turn.join();
      ask(question);
    }
    return Optional.ofNullable(answer(question).get(id));
  }

  /** How many different things the next question asks for so far. */
  synchronized int waiting() {
    return next.ids.size();
  }

  /** Whoever was the first to join a question puts it when its turn has come. */
  private void ask(Question<V> question) {
    LockSupport.parkNanos(askedAt + APART_NANOS - System.nanoTime());
    synchronized (this) {
      next = new Question<>();
      askedAt = System.nanoTime();
    }
    try {
      question.answer.complete(read.apply(question.ids));
    } catch (RuntimeException | Error e) {
      question.answer.completeExceptionally(e);
    } finally {
      passTurn();
    }
  }

  private synchronized void passTurn() {
    if (next.ids.isEmpty()) {
      underWay = false;
    } else {
      next.turn.complete(null);
    }
  }

  private static <V> Map<String, V> answer(Question<V> question) {
    try {
      return question.answer.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof RuntimeException failure) {
        throw failure;
      }
      throw e;
    }
  }
}
