package dev.starpost.engine.faults.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;

/** Many groups of players who play at the same time, until they are sent home. */
public final class Club implements AutoCloseable {
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final AtomicBoolean late = new AtomicBoolean();
  private final List<Future<List<Table>>> evenings = new ArrayList<>();

  /**
   * Begins to play.
   *
   * @param name of which everybody's account begins
   */
  public Club(String name, int groups, Courier courier, Random random) {
    for (int i = 0; i < groups; i++) {
      evenings.add(
          threads.submit(
              new Evening(name + i, courier, new Random(random.nextLong()), threads, late::get)));
    }
  }

  /** Returns when everybody has an answer to the last thing that they asked for. */
  public List<Table> sendHome() throws InterruptedException, ExecutionException {
    late.set(true);
    List<Table> tables = new ArrayList<>();
    for (Future<List<Table>> evening : evenings) {
      tables.addAll(evening.get());
    }
    return tables;
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
