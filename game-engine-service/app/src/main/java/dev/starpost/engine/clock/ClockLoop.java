package dev.starpost.engine.clock;

import com.mongodb.MongoException;
import dev.starpost.contracts.account.Hours;
import dev.starpost.engine.lifecycle.Startable;
import dev.starpost.engine.lifecycle.Threads;
import java.time.Clock;
import java.time.Duration;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jboss.logging.Logger;

/** Loop that watches the clocks, as long as commands can be sent and decided. */
public final class ClockLoop implements Startable {
  private static final Logger LOG = Logger.getLogger(ClockLoop.class);

  private final ClockWatch watch;
  private final BooleanSupplier broker;
  private final Predicate<String> owned;
  private final Consumer<BiConsumer<String, Hours>> restChanges;
  private final Duration every;
  private final Clock clock = Clock.systemUTC();
  private final Thread thread = new Thread(this::run, "clocks");
  private volatile boolean closed;

  /**
   * @param broker whether commands can be sent now
   * @param owned which games this instance decides for
   * @param restChanges where to listen for accounts that rest at other times
   */
  public ClockLoop(
      ClockWatch watch,
      BooleanSupplier broker,
      Predicate<String> owned,
      Consumer<BiConsumer<String, Hours>> restChanges,
      Duration every) {
    this.watch = watch;
    this.broker = broker;
    this.owned = owned;
    this.restChanges = restChanges;
    this.every = every;
  }

  @Override
  public void start() {
    restChanges.accept(this::rest);
    thread.start();
  }

  @Override
  public boolean isAlive() {
    return thread.isAlive();
  }

  private void run() {
    while (!closed) {
      try {
        if (broker.getAsBoolean()) {
          watch.look(clock.instant(), owned);
        }
      } catch (MongoException e) {
        LOG.warnf(
            "Checking deadlines failed: %s, retrying in %d ms", e.getMessage(), every.toMillis());
      } catch (RuntimeException e) {
        LOG.errorf(e, "Checking deadlines failed, retrying in %d ms", every.toMillis());
      }
      pause();
    }
  }

  private void pause() {
    try {
      Thread.sleep(every.toMillis());
    } catch (InterruptedException e) {
      closed = true;
    }
  }

  /** Somebody rests at other times. What cannot be sent now is found when a deadline has come. */
  private void rest(String account, Hours hours) {
    try {
      watch.rest(account, hours, clock.instant(), owned);
    } catch (RuntimeException e) {
      LOG.warnf(
          "Moving deadlines to new rest hours failed: %s, retrying when one is due",
          e.getMessage());
    }
  }

  @Override
  public void stop() {
    closed = true;
  }

  @Override
  public void close() {
    closed = true;
    thread.interrupt();
    Threads.end(thread);
  }
}
