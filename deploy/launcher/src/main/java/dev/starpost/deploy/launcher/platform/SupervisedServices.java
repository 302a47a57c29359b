package dev.starpost.deploy.launcher.platform;

import dev.starpost.deploy.launcher.cli.Refused;
import dev.starpost.deploy.launcher.process.Uninterruptibly;
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
 * Supervisor of all services. The services of one Starpost: started side by side, because each
 * waits for those that it needs; kept alive; and on close stopped one group after the other.
 */
public final class SupervisedServices implements AutoCloseable {
  private final List<List<SupervisedService>> groups;
  private final List<Thread> keepers = new ArrayList<>();

  private SupervisedServices(List<List<SupervisedService>> groups) {
    this.groups = List.copyOf(groups);
  }

  /**
   * Returns when every one of them is ready. When one fails, none is left.
   *
   * @param groups in the order in which they are stopped
   * @throws Refused with the reason
   */
  public static SupervisedServices start(
      List<List<SupervisedService>> groups, Supplier<RestartBackoff> backoff)
      throws IOException, InterruptedException {
    SupervisedServices all = new SupervisedServices(groups);
    boolean ready = false;
    try {
      all.startEach();
      ready = true;
    } finally {
      if (!ready) {
        all.close();
      }
    }
    all.each().forEach(service -> all.keep(service, backoff.get()));
    return all;
  }

  private void startEach() throws IOException, InterruptedException {
    ExecutorService threads = Executors.newCachedThreadPool();
    var ready = new ExecutorCompletionService<SupervisedService>(threads);
    try {
      for (SupervisedService service : each()) {
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
      Uninterruptibly.run(
          () -> {
            while (!threads.awaitTermination(1, TimeUnit.MINUTES)) {
              // Each of them ends as soon as it sees that it was interrupted.
            }
          });
    }
  }

  private void keep(SupervisedService service, RestartBackoff backoff) {
    Thread keeper =
        new Thread(
            () -> {
              try {
                service.keepAlive(backoff);
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

  private List<SupervisedService> each() {
    return groups.stream().flatMap(List::stream).toList();
  }

  /** Stops the services of a group side by side, and returns when all are gone. */
  @Override
  public void close() {
    keepers.forEach(Thread::interrupt);
    keepers.forEach(keeper -> Uninterruptibly.run(keeper::join));
    groups.forEach(SupervisedServices::stop);
  }

  private static void stop(List<SupervisedService> group) {
    List<Thread> stopping = new ArrayList<>();
    for (SupervisedService service : group) {
      stopping.add(new Thread(() -> Uninterruptibly.run(service::stop), "stop " + service.name()));
    }
    stopping.forEach(Thread::start);
    stopping.forEach(thread -> Uninterruptibly.run(thread::join));
  }
}
