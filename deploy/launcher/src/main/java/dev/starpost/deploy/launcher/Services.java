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

/**
 * The services of one Starpost: started side by side, because each waits for those that it needs;
 * kept alive; and on close stopped one group after the other.
 */
final class Services implements AutoCloseable {
  private final List<List<Service>> groups;
  private final List<Thread> keepers = new ArrayList<>();

  private Services(List<List<Service>> groups) {
    this.groups = List.copyOf(groups);
  }

  /**
   * Returns when every one of them is ready. When one fails, none is left.
   *
   * @param groups in the order in which they are stopped
   * @throws Refused with the reason
   */
  static Services start(List<List<Service>> groups, Supplier<RestartPauses> pauses)
      throws IOException, InterruptedException {
    Services all = new Services(groups);
    boolean ready = false;
    try {
      all.startEach();
      ready = true;
    } finally {
      if (!ready) {
        all.close();
      }
    }
    all.each().forEach(service -> all.keep(service, pauses.get()));
    return all;
  }

  private void startEach() throws IOException, InterruptedException {
    ExecutorService threads = Executors.newCachedThreadPool();
    var ready = new ExecutorCompletionService<Service>(threads);
    try {
      for (Service service : each()) {
        ready.submit(
            () -> {
              service.start();
              return service;
            });
      }
      for (int i = 0; i < each().size(); i++) {
        ready.take().get();
      }
    } catch (ExecutionException e) {
      if (e.getCause() instanceof Refused refused) {
        throw refused;
      }
      throw new IOException("a service could not be started", e.getCause());
    } finally {
      // Nobody may be starting a service when it is stopped.
      threads.shutdownNow();
      Uninterrupted.run(
          () -> {
            while (!threads.awaitTermination(1, TimeUnit.MINUTES)) {
              // Each of them ends as soon as it sees that it was interrupted.
            }
          });
    }
  }

  private void keep(Service service, RestartPauses pauses) {
    Thread keeper =
        new Thread(
            () -> {
              try {
                service.keepAlive(pauses);
              } catch (InterruptedException e) {
                // It is to be stopped, which is done by whoever interrupts.
                Thread.currentThread().interrupt();
              }
            },
            "keeper of " + service.name());
    keeper.setDaemon(true);
    keepers.add(keeper);
    keeper.start();
  }

  private List<Service> each() {
    return groups.stream().flatMap(List::stream).toList();
  }

  /** Stops the services of a group side by side, and returns when all are gone. */
  @Override
  public void close() {
    keepers.forEach(Thread::interrupt);
    keepers.forEach(keeper -> Uninterrupted.run(keeper::join));
    groups.forEach(Services::stop);
  }

  private static void stop(List<Service> group) {
    List<Thread> stopping = new ArrayList<>();
    for (Service service : group) {
      stopping.add(new Thread(() -> Uninterrupted.run(service::stop), "stop " + service.name()));
    }
    stopping.forEach(Thread::start);
    stopping.forEach(thread -> Uninterrupted.run(thread::join));
  }
}
