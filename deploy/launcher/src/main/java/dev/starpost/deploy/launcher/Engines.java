package dev.starpost.deploy.launcher;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** The engines of one Starpost: started side by side, kept alive, and stopped on close. */
final class Engines implements AutoCloseable {
  private final List<Engine> engines;
  private final List<Thread> keepers = new ArrayList<>();

  private Engines(List<Engine> engines) {
    this.engines = List.copyOf(engines);
  }

  /**
   * Returns when every one of them is ready. When one fails, none is left.
   *
   * @throws Refused with the reason
   */
  static Engines start(List<Engine> engines, Supplier<RestartPauses> pauses)
      throws IOException, InterruptedException {
    Engines all = new Engines(engines);
    boolean ready = false;
    try {
      all.startEach();
      ready = true;
    } finally {
      if (!ready) {
        all.close();
      }
    }
    all.engines.forEach(engine -> all.keep(engine, pauses.get()));
    return all;
  }

  private void startEach() throws IOException, InterruptedException {
    ExecutorService threads = Executors.newCachedThreadPool();
    var ready = new ExecutorCompletionService<Engine>(threads);
    try {
      for (Engine engine : engines) {
        ready.submit(
            () -> {
              engine.start();
              return engine;
            });
      }
      for (int i = 0; i < engines.size(); i++) {
        ready.take().get();
      }
    } catch (ExecutionException e) {
      if (e.getCause() instanceof Refused refused) {
        throw refused;
      }
      throw new IOException("an engine could not be started", e.getCause());
    } finally {
      // Nobody may be starting an engine when it is stopped.
      threads.shutdownNow();
      Uninterrupted.run(
          () -> {
            while (!threads.awaitTermination(1, TimeUnit.MINUTES)) {
              // Each of them ends as soon as it sees that it was interrupted.
            }
          });
    }
  }

  private void keep(Engine engine, RestartPauses pauses) {
    Thread keeper =
        new Thread(
            () -> {
              try {
                engine.keepAlive(pauses);
              } catch (InterruptedException e) {
                // It is to be stopped, which is done by whoever interrupts.
                Thread.currentThread().interrupt();
              }
            },
            "keeper of " + engine.name());
    keeper.setDaemon(true);
    keepers.add(keeper);
    keeper.start();
  }

  List<Engine> all() {
    return engines;
  }

  /** Stops them side by side, and returns when all are gone. */
  @Override
  public void close() {
    keepers.forEach(Thread::interrupt);
    keepers.forEach(keeper -> Uninterrupted.run(keeper::join));
    List<Thread> stopping = new ArrayList<>();
    for (Engine engine : engines) {
      stopping.add(new Thread(() -> Uninterrupted.run(engine::stop), "stop " + engine.name()));
    }
    stopping.forEach(Thread::start);
    stopping.forEach(thread -> Uninterrupted.run(thread::join));
  }
}
