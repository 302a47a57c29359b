package dev.starpost.engine.lifecycle;

import java.util.List;

/**
 * A part of an instance that runs from its start to its end: a consumer loop, the tail of a topic,
 * a sweep.
 */
public interface Startable extends AutoCloseable {

  /** Starts it, without waiting for it. */
  void start();

  /** Returns when it does what it is there for; what is started later may rely on that. */
  default void awaitStarted() throws InterruptedException {}

  /** Whether it still runs, once it was started. */
  default boolean isAlive() {
    return true;
  }

  /** Tells it to end, without waiting for it. */
  default void stop() {}

  /** Returns when it has ended. */
  @Override
  void close();

  /** Parts that are started at the same time, and are all there before what comes after them. */
  static Startable together(Startable... parts) {
    List<Startable> all = List.of(parts);
    return new Startable() {
      @Override
      public void start() {
        all.forEach(Startable::start);
      }

      @Override
      public void awaitStarted() throws InterruptedException {
        for (Startable part : all) {
          part.awaitStarted();
        }
      }

      @Override
      public boolean isAlive() {
        return all.stream().allMatch(Startable::isAlive);
      }

      @Override
      public void stop() {
        all.forEach(Startable::stop);
      }

      @Override
      public void close() {
        all.forEach(Startable::close);
      }
    };
  }
}
