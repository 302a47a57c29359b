package dev.starpost.engine.topic;

/** Ending threads. */
final class Threads {
  private static final int MILLIS_TO_FINISH = 5_000;

  private Threads() {}

  /** Waits for a thread that was asked to end; one that takes long is interrupted. */
  static void end(Thread thread) {
    try {
      thread.join(MILLIS_TO_FINISH);
      if (thread.isAlive()) {
        thread.interrupt();
        thread.join(MILLIS_TO_FINISH);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
