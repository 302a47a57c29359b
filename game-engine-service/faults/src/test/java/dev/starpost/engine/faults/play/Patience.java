package dev.starpost.engine.faults.play;

import java.time.Duration;

/**
 * How long a player waits: as long as something is down, for ever; when everything is up, a minute.
 * Whoever has no answer then will never have one, because a command was lost or a partition is
 * stuck.
 */
public final class Patience {
  /** A player waits for an answer that does not come. */
  public static final class Exhausted extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Exhausted(String what) {
      super(what);
    }
  }

  private static final long LONGEST_NANOS = Duration.ofSeconds(60).toNanos();

  private int down;
  private long upSince = System.nanoTime();

  public synchronized void goesDown() {
    down++;
  }

  public synchronized void isUpAgain() {
    down--;
    upSince = System.nanoTime();
  }

  /**
   * @param since when the player began to wait
   */
  synchronized void check(long since, String what, String last) {
    long now = System.nanoTime();
    if (down == 0 && now - Math.max(since, upSince) > LONGEST_NANOS) {
      throw new Exhausted(
          "No definite answer for %d s while everything was up: %s. The last thing heard was %s."
              .formatted((now - since) / 1_000_000_000, what, last));
    }
  }
}
