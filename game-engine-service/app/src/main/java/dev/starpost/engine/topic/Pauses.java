package dev.starpost.engine.topic;

/** Growing pauses between attempts that fail. */
final class Pauses {
  private static final long FIRST_MILLIS = 50;
  private static final long LONGEST_MILLIS = 2_000;

  private long next = FIRST_MILLIS;

  /** Returns early, with the thread's flag set, when it is told to end. */
  void pause() {
    try {
      Thread.sleep(next);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    next = Math.min(LONGEST_MILLIS, 2 * next);
  }

  void succeeded() {
    next = FIRST_MILLIS;
  }
}
