package dev.starpost.deploy.load.moves;

import dev.starpost.deploy.load.bench.BenchTokens;
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
 * Load clients: many tables on one thread, since the machine that is measured is the one they run
 * on.
 */
public final class LoadClients implements AutoCloseable {
  private static final int MOST_SECONDS_TO_LEAVE = 90;
  private static final long GLANCE_MILLIS = 100;

  private final Vertx vertx;
  private final Context thread;
  private final EngineClient engines;
  private final BenchTokens tokens;
  private final List<PlayedTable> tables = new ArrayList<>();
  private Tally tally = new Tally();

  public LoadClients(List<Integer> ports, BenchTokens tokens) {
    this.vertx =
        Vertx.vertx(
            new VertxOptions()
                .setEventLoopPoolSize(1)
                .setWorkerPoolSize(1)
                .setInternalBlockingPoolSize(1));
    this.thread = vertx.getOrCreateContext();
    this.engines = new EngineClient(vertx, ports);
    this.tokens = tokens;
  }

  /**
   * Lets so many tables play; those that play already go on.
   *
   * @param pace of the table with that number, from 0
   */
  public void seat(int count, IntFunction<Pace> pace) throws InterruptedException {
    for (int number = 0; number < count; number++) {
      // Signing is slow, and would otherwise be done by the thread that is measured.
      for (int seat = 1; seat <= PlayedTable.SEATS; seat++) {
        tokens.player(PlayedTable.account(number, seat));
      }
    }
    call(
        () -> {
          while (tables.size() < count) {
            int number = tables.size();
            PlayedTable table =
                new PlayedTable(number, vertx, engines, tokens, () -> tally, pace.apply(number));
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
  public void awaitRest() throws InterruptedException {
    while (!call(() -> tables.stream().allMatch(PlayedTable::isAtRest))) {
      TimeUnit.MILLISECONDS.sleep(GLANCE_MILLIS);
    }
  }

  public EngineClient engines() {
    return engines;
  }

  /** Ends all play, and returns when the last answer has come. */
  public List<PlayedTable> disperse() throws InterruptedException {
    List<CompletableFuture<Void>> left = new ArrayList<>();
    List<PlayedTable> all =
        call(
            () -> {
              for (PlayedTable table : tables) {
                CompletableFuture<Void> gone = new CompletableFuture<>();
                left.add(gone);
                table.leave(() -> gone.complete(null));
              }
              List<PlayedTable> leaving = List.copyOf(tables);
              tables.clear();
              return leaving;
            });
    await(CompletableFuture.allOf(left.toArray(CompletableFuture[]::new)), MOST_SECONDS_TO_LEAVE);
    return all;
  }

  public static <T> T await(CompletableFuture<T> done, int seconds) throws InterruptedException {
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
