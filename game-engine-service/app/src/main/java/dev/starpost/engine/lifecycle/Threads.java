package dev.starpost.engine.lifecycle;

/** Orderly end of threads. */
public final class Threads {
  private static final int MILLIS_TO_END_BY_ITSELF = 3_000;
  private static final int MILLIS_TO_END = 10_000;

  private Threads() {}

  /** Lets a thread end that was told to, and interrupts it when it takes too long. */
  public static void end(Thread thread) {
    try {
      thread.join(MILLIS_TO_END_BY_ITSELF);
      thread.interrupt();
      thread.join(MILLIS_TO_END);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
