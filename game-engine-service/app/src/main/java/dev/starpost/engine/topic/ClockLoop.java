package dev.starpost.engine.topic;

import com.mongodb.MongoException;
import dev.starpost.contracts.account.Hours;
import dev.starpost.engine.host.ClockWatch;
import java.time.Clock;
import java.time.Duration;
import java.util.function.Predicate;
import org.jboss.logging.Logger;

/** Looks at the clocks again and again, as long as commands can be sent and decided. */
final class ClockLoop implements AutoCloseable {
  private static final Logger LOG = Logger.getLogger(ClockLoop.class);
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  private final ClockWatch watch;
  private final BrokerProbe broker;
  private final Predicate<String> owned;
  private final Duration every;
  private final Clock clock = Clock.systemUTC();
  private final Thread thread = new Thread(this::run, "clocks");
  private volatile boolean closed;

  /**
   * @param owned which games this instance decides for
   */
  ClockLoop(ClockWatch watch, BrokerProbe broker, Predicate<String> owned, Duration every) {
    this.watch = watch;
    this.broker = broker;
    this.owned = owned;
    this.every = every;
  }

  void start() {
    thread.start();
  }

  boolean isAlive() {
    return thread.isAlive();
  }

  private void run() {
    while (!closed) {
      try {
        if (broker.answers(PATIENCE)) {
          watch.look(clock.instant(), owned);
        }
      } catch (MongoException e) {
        LOG.warnf("The clocks have to wait: %s", e.getMessage());
      } catch (RuntimeException e) {
        LOG.errorf(e, "The clocks have to wait");
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
  void rest(String account, Hours hours) {
    try {
      watch.rest(account, hours, clock.instant(), owned);
    } catch (RuntimeException e) {
      LOG.warnf("The clocks of an account have to wait: %s", e.getMessage());
    }
  }

  @Override
  public void close() {
    closed = true;
    thread.interrupt();
    Threads.end(thread);
  }
}
