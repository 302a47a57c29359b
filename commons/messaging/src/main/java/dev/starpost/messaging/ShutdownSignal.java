package dev.starpost.messaging;

import io.quarkus.runtime.ShutdownEvent;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Shutdown of this instance, for whoever waits: waits end at once when it begins. */
@ApplicationScoped
public class ShutdownSignal {
  /** Before everything else that ends: whoever waits for a retry has to know that none comes. */
  private static final int FIRST = 1;

  private final CountDownLatch begun = new CountDownLatch(1);

  void begin(@Observes @Priority(FIRST) ShutdownEvent event) {
    begun.countDown();
  }

  public boolean hasBegun() {
    return begun.getCount() == 0;
  }

  /**
   * Waits for so long, or until the shutdown begins.
   *
   * @return whether it has begun
   */
  boolean await(Duration most) {
    try {
      return begun.await(most.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return true;
    }
  }
}
