package dev.starpost.deploy.load;

import io.vertx.core.Context;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/**
 * The clients: many tables on one thread, since the machine that is measured is the one they run
 * on.
 */
final class Crowd implements AutoCloseable {
  private static final int MOST_SECONDS_TO_LEAVE = 90;
  private static final long GLANCE_MILLIS = 100;

  private final Vertx vertx;
  private final Context thread;
  private final Engines engines;
  private final Tokens tokens;
  private final List<Table> tables = new ArrayList<>();
  private Tally tally = new Tally();

  Crowd(List<Integer> ports, Tokens tokens) {
    this.vertx =
        Vertx.vertx(
            new VertxOptions()
                .setEventLoopPoolSize(1)
                .setWorkerPoolSize(1)
                .setInternalBlockingPoolSize(1));
    this.thread = vertx.getOrCreateContext();
    this.engines = new Engines(vertx, ports);
    this.tokens = tokens;
  }

  /**
   * Lets so many tables play; those that play already go on.
   *
   * @param pace of the table with that number, from 0
   */
  void seat(int count, IntFunction<Pace> pace) throws InterruptedException {
    for (int number = 0; number < count; number++) {
      // Signing is slow, and would otherwise be done by the thread that is measured.
      for (int seat = 1; seat <= Table.SEATS; seat++) {
        tokens.player(Table.account(number, seat));
      }
    }
    call(
        () -> {
          while (tables.size() < count) {
            int number = tables.size();
            Table table =
                new Table(number, vertx, engines, tokens, () -> tally, pace.apply(number));
            tables.add(table);
            table.sitDown();
          }
          return null;
        });
  }

  /** Begins to count anew, and gives what was counted before. */
  Tally swap(Tally next) throws InterruptedException {
    return call(
        () -> {
          Tally before = tally;
          tally = next;
          return before;
        });
  }

  /** Only for the thread of the tables. */
  Tally tally() {
    return tally;
  }

  /** Gives something that only the thread of the tables may look at. */
  <T> T call(Supplier<T> task) throws InterruptedException {
    CompletableFuture<T> done = new CompletableFuture<>();
    thread.runOnContext(
        ignored -> {
          try {
            done.complete(task.get());
          } catch (RuntimeException e) {
            done.completeExceptionally(e);
          }
        });
    return await(done, MOST_SECONDS_TO_LEAVE);
  }

  /** Returns when every table has come as far as its pace lets it. */
  void awaitRest() throws InterruptedException {
    while (!call(() -> tables.stream().allMatch(Table::isAtRest))) {
      TimeUnit.MILLISECONDS.sleep(GLANCE_MILLIS);
    }
  }

  Engines engines() {
    return engines;
  }

  /** Ends all play, and returns when the last answer has come. */
  List<Table> disperse() throws InterruptedException {
    List<CompletableFuture<Void>> left = new ArrayList<>();
    List<Table> all =
        call(
            () -> {
              for (Table table : tables) {
                CompletableFuture<Void> gone = new CompletableFuture<>();
                left.add(gone);
                table.leave(() -> gone.complete(null));
              }
              List<Table> leaving = List.copyOf(tables);
              tables.clear();
              return leaving;
            });
    await(CompletableFuture.allOf(left.toArray(CompletableFuture[]::new)), MOST_SECONDS_TO_LEAVE);
    return all;
  }

  static <T> T await(CompletableFuture<T> done, int seconds) throws InterruptedException {
    try {
      return done.get(seconds, TimeUnit.SECONDS);
    } catch (ExecutionException | TimeoutException e) {
      throw new IllegalStateException("no answer in " + seconds + " s", e);
    }
  }

  @Override
  public void close() {
    engines.close();
    vertx.close().toCompletionStage().toCompletableFuture().join();
  }
}
