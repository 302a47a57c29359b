package dev.starpost.deploy.launcher;

/** Waits that belong to tidying up: an interrupt does not end them, and is kept for later. */
final class Uninterrupted {
  @FunctionalInterface
  interface Wait {
    void run() throws InterruptedException;
  }

  private Uninterrupted() {}

  /**
   * @param wait begun again when it is interrupted
   */
  static void run(Wait wait) {
    boolean interrupted = false;
    boolean done = false;
    while (!done) {
      try {
        wait.run();
        done = true;
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
