package dev.starpost.deploy.servers;

/** A JVM that does nothing until it is ended. */
public final class Sleeper {

  private Sleeper() {}

  public static void main(String[] arguments) throws InterruptedException {
    Thread.currentThread().join();
  }
}
