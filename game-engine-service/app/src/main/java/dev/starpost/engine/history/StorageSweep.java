package dev.starpost.engine.history;

import com.mongodb.MongoException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;

/**
 * Forgets what nobody needs any more, every now and then. What it does, it may do beside other
 * instances and any number of times.
 */
public final class StorageSweep implements AutoCloseable {
  private static final Logger LOG = Logger.getLogger(StorageSweep.class);

  private final RefusalLedger refusals;
  private final Seals seals;
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
      Seals seals,
      Heartbeat heartbeat,
      Duration unusedSealsKept,
      Duration every,
      Clock clock) {
    this.refusals = refusals;
    this.seals = seals;
    this.heartbeat = heartbeat;
    this.unusedSealsKept = unusedSealsKept;
    this.every = every;
    this.clock = clock;
  }

  /** Instances that start together do not sweep together. */
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
      LOG.warnf("Sweeping failed, trying again in %s: %s", every, e.getMessage());
    } catch (RuntimeException e) {
      LOG.errorf(e, "Sweeping failed, trying again in %s", every);
    }
  }

  void sweep() {
    Instant now = clock.instant();
    int forgotten = refusals.sweep(now);
    int unused = seals.forgetUnusedBefore(now.minus(unusedSealsKept));
    int outages = heartbeat.sweep(now);
    LOG.debugf("Swept refusals=%d unusedSeals=%d outages=%d", forgotten, unused, outages);
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }
}
