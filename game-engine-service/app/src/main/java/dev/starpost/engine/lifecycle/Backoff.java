package dev.starpost.engine.lifecycle;

/** Exponential back-off between attempts that fail. For one thread. */
public final class Backoff {
  private static final long FIRST_MILLIS = 50;
  private static final long LONGEST_MILLIS = 2_000;

  private long next = FIRST_MILLIS;

  /** How long the next pause lasts. */
  public long millis() {
    return next;
  }

  /** Returns early, with the thread's flag set, when it is told to end. */
  public void pause() {
    try {
      Thread.sleep(next);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    next = Math.min(LONGEST_MILLIS, 2 * next);
  }

  /** The next pause is a short one again. */
  public void reset() {
    next = FIRST_MILLIS;
  }
}
