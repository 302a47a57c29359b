package dev.starpost.deploy.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * Ends services as {@code kill -9} does, by a plan. The launcher starts them again; one may also
 * die while it is starting.
 */
final class SuddenDeaths implements AutoCloseable {
  /** What the players do, again and again. */
  enum Deed {
    QUEUE,
    MEET,
    MOVE,
    FINISH
  }

  private record Death(String service, Deed deed, int ordinal, int millis) {}

  private final RunningServices services;
  private final List<Death> plan = new ArrayList<>();
  private final Map<Deed, Integer> done = new EnumMap<>(Deed.class);
  private final List<Future<?>> called = new ArrayList<>();

  /** One thread for each service, so that each death is a death of its own. */
  private final Map<String, ScheduledExecutorService> threads = new TreeMap<>();

  SuddenDeaths(RunningServices services) {
    this.services = services;
  }

  /**
   * One more.
   *
   * @param ordinal the how manieth deed calls for it
   * @param millis how long after that; if the service is not alive then, as soon as it is
   */
  void plan(String service, Deed deed, int ordinal, int millis) {
    plan.add(new Death(service, deed, ordinal, millis));
    threads.computeIfAbsent(service, name -> Executors.newSingleThreadScheduledExecutor());
  }

  /** Somebody has done something. */
  synchronized void after(Deed deed) {
    int count = done.merge(deed, 1, Integer::sum);
    for (Death death : plan) {
      if (death.deed() == deed && death.ordinal() == count) {
        called.add(
            threads
                .get(death.service())
                .schedule(() -> kill(death), death.millis(), TimeUnit.MILLISECONDS));
      }
    }
  }

  private void kill(Death death) {
    ProcessHandle process =
        Eventually.find(death.service() + " lives", () -> services.process(death.service()));
    process.destroyForcibly();
    process.onExit().join();
    System.out.println(process.pid() + " has ended: " + death);
  }

  /** Returns when all deaths of the plan have been died, and all services serve again. */
  synchronized void awaitRecovery() throws InterruptedException, ExecutionException {
    assertThat(called).as("deaths of which the time has come").hasSameSizeAs(plan);
    for (Future<?> death : called) {
      death.get();
    }
    for (String service : threads.keySet()) {
      Eventually.holds(service + " serves again", () -> services.isReady(service));
    }
  }

  @Override
  public void close() {
    threads.values().forEach(ScheduledExecutorService::shutdownNow);
  }
}
