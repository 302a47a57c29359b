package dev.starpost.deploy.launcher.process;

/** Waits that belong to tidying up: an interrupt does not end them, and is kept for later. */
public final class Uninterruptibly {
  @FunctionalInterface
  public interface Wait {
    void run() throws InterruptedException;
  }

  private Uninterruptibly() {}

  /**
   * Waits to the end, and interrupts the thread afterwards if it was interrupted meanwhile.
   *
   * @param wait begun again when it is interrupted
   */
  public static void run(Wait wait) {
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
