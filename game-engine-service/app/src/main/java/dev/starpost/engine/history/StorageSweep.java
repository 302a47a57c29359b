package dev.starpost.engine.history;

import com.mongodb.MongoException;
import dev.starpost.engine.lifecycle.Startable;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;

/**
 * Periodic sweep of the store: deletes what nobody needs any more. What it does, it may do beside
 * other instances and any number of times.
 */
public final class StorageSweep implements Startable {
  private static final Logger LOG = Logger.getLogger(StorageSweep.class);

  private final RefusalLedger refusals;
  private final SeedVault seeds;
  private final Heartbeat heartbeat;
  private final Duration unusedSealsKept;
  private final Duration every;
  private final Clock clock;
  private final ScheduledExecutorService thread =
      Executors.newSingleThreadScheduledExecutor(
          work -> {
            Thread sweeps = new Thread(work, "storage-sweep");
            sweeps.setDaemon(true);
            return sweeps;
          });

  /**
   * @param unusedSealsKept how long a table may stay open before it begins
   */
  public StorageSweep(
      RefusalLedger refusals,
      SeedVault seeds,
      Heartbeat heartbeat,
      Duration unusedSealsKept,
      Duration every,
      Clock clock) {
    this.refusals = refusals;
    this.seeds = seeds;
    this.heartbeat = heartbeat;
    this.unusedSealsKept = unusedSealsKept;
    this.every = every;
    this.clock = clock;
  }

  /** Instances that start together do not sweep together. */
  @Override
  public void start() {
    long millis = every.toMillis();
    var unused =
        thread.scheduleWithFixedDelay(
            this::sweepOrWarn,
            ThreadLocalRandom.current().nextLong(millis),
            millis,
            TimeUnit.MILLISECONDS);
  }

  private void sweepOrWarn() {
    try {
      sweep();
    } catch (MongoException e) {
      LOG.warnf("Storage sweep failed: %s, retrying in %s", e.getMessage(), every);
    } catch (RuntimeException e) {
      LOG.errorf(e, "Storage sweep failed, retrying in %s", every);
    }
  }

  void sweep() {
    Instant now = clock.instant();
    int forgotten = refusals.sweep(now);
    int unused = seeds.forgetUnusedBefore(now.minus(unusedSealsKept));
    int outages = heartbeat.sweep(now);
    LOG.debugf("Storage swept refusals=%d unusedSeeds=%d outages=%d", forgotten, unused, outages);
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }
}
