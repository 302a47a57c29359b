package dev.starpost.engine.topic;

/** Ending threads. */
final class Threads {
  private static final int MILLIS_TO_END = 10_000;

  private Threads() {}

  static void join(Thread thread) {
    try {
      thread.join(MILLIS_TO_END);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
