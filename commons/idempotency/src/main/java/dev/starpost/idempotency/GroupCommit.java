package dev.starpost.idempotency;

import jakarta.ws.rs.core.Response;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;

/**
 * Group commit: requests that arrive while a transaction runs share the next one, each answered as
 * {@link IdempotentRequests} answers one. A lone request runs at once.
 */
public final class GroupCommit<T> implements AutoCloseable {
  /** Each takes a lock of the database or two, of which there are some thousands. */
  private static final int MOST = 100;

  private static final long SECONDS_TO_END = 15;

  /** Of SQL states: about what was written, not about whether the database answers. */
  private static final List<String> OF_ONE = List.of("22", "23", "40", "42");

  private record Waiting<T>(
      IdempotentRequests.Known<T> asked, CompletableFuture<Response> answer) {}

  private final String operation;
  private final IdempotentRequests idempotent;
  private final Function<List<T>, List<GroupOutcome<CreationResponse>>> work;
  private final Queue<Waiting<T>> waiting = new ConcurrentLinkedQueue<>();
  private final AtomicBoolean busy = new AtomicBoolean();
  // A thread that knows nothing of any request: what is done for all belongs to none of them.
  private final ExecutorService thread;

  /**
   * @param operation of which the keys are; also names the thread
   * @param work done in a transaction: an outcome for each
   */
  public GroupCommit(
      String operation,
      IdempotentRequests idempotent,
      Function<List<T>, List<GroupOutcome<CreationResponse>>> work) {
    this.operation = operation;
    this.idempotent = idempotent;
    this.work = work;
    this.thread =
        Executors.newSingleThreadExecutor(
            task -> {
              Thread made = new Thread(task, "group-commit-" + operation);
              made.setDaemon(true);
              return made;
            });
  }

  /** Completes when the transaction is over, by another thread. */
  public CompletionStage<Response> serve(IdempotentRequest<T> asked) {
    var answer = new CompletableFuture<Response>();
    waiting.add(new Waiting<>(idempotent.known(operation, asked), answer));
    wake();
    return answer;
  }

  private void wake() {
    if (!waiting.isEmpty() && busy.compareAndSet(false, true)) {
      thread.execute(this::serveAll);
    }
  }

  private void serveAll() {
    try {
      for (List<Waiting<T>> next = take(); !next.isEmpty(); next = take()) {
        serve(next);
      }
    } finally {
      busy.set(false);
      // Whoever came after the last look has not woken anybody.
      wake();
    }
  }

  private List<Waiting<T>> take() {
    List<Waiting<T>> taken = new ArrayList<>();
    while (taken.size() < MOST && !waiting.isEmpty()) {
      taken.add(waiting.remove());
    }
    return taken;
  }

  private void serve(List<Waiting<T>> together) {
    try {
      List<GroupReply> replies =
          idempotent.answerAll(together.stream().map(Waiting::asked).toList(), work);
      for (int i = 0; i < replies.size(); i++) {
        give(together.get(i), replies.get(i));
      }
    } catch (RuntimeException e) {
      if (together.size() > 1 && mayBeOfOne(e)) {
        together.forEach(one -> serve(List.of(one)));
      } else {
        fail(together, e);
      }
    } catch (Error e) {
      // Nobody waits for ever.
      fail(together, e);
      throw e;
    }
  }

  private static <T> void fail(List<Waiting<T>> together, Throwable why) {
    together.forEach(one -> one.answer().completeExceptionally(why));
  }

  private static void give(Waiting<?> one, GroupReply reply) {
    try {
      one.answer().complete(reply.response());
    } catch (RuntimeException refusal) {
      one.answer().completeExceptionally(refusal);
    }
  }

  /** Nobody fails because of somebody else; but where nothing answers, nobody asks once more. */
  private static boolean mayBeOfOne(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof SQLException sql) {
        return sql.getSQLState() != null && OF_ONE.contains(sql.getSQLState().substring(0, 2));
      }
    }
    return true;
  }

  /** Returns when those who wait are served. */
  @Override
  public void close() {
    thread.shutdown();
    try {
      if (!thread.awaitTermination(SECONDS_TO_END, TimeUnit.SECONDS)) {
        thread.shutdownNow();
      }
    } catch (InterruptedException e) {
      thread.shutdownNow();
      Thread.currentThread().interrupt();
    }
  }
}
