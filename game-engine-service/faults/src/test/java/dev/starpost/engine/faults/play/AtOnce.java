package dev.starpost.engine.faults.play;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Players who act at the same instant, each at whichever engine. */
public final class AtOnce implements AutoCloseable {
  private final Courier courier;
  private final ExecutorService threads = Executors.newCachedThreadPool();

  public AtOnce(Courier courier) {
    this.courier = courier;
  }

  /** A number of players who meet again and again. */
  @FunctionalInterface
  public interface Group {
    void play(int number) throws Exception;
  }

  /** Groups side by side; returns when all of them have finished. */
  public void inGroups(int groups, Group group) throws Exception {
    List<Future<?>> running = new ArrayList<>();
    for (int i = 0; i < groups; i++) {
      int number = i;
      running.add(
          threads.submit(
              () -> {
                group.play(number);
                return null;
              }));
    }
    for (Future<?> one : running) {
      one.get();
    }
  }

  /** All commands at one instant; the answers in the same order. */
  public List<Told> play(List<Command> commands) throws Exception {
    CyclicBarrier barrier = new CyclicBarrier(commands.size());
    List<Future<Told>> plays = new ArrayList<>();
    for (Command command : commands) {
      plays.add(
          threads.submit(
              () -> {
                barrier.await();
                return courier.play(command);
              }));
    }
    List<Told> told = new ArrayList<>();
    for (Future<Told> play : plays) {
      told.add(play.get());
    }
    return told;
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
