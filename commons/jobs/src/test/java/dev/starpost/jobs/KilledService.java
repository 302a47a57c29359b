package dev.starpost.jobs;

import java.util.List;
import java.util.concurrent.CountDownLatch;

/**
 * A service that is at work for a key and at a recurring job, and never done, until it is killed.
 * Its arguments: JDBC address, user and password.
 */
final class KilledService {
  private KilledService() {}

  public static void main(String[] arguments) {
    TestDatabase database = TestDatabase.at(arguments[0], arguments[1], arguments[2]);
    CountDownLatch atWork = new CountDownLatch(2);
    CountDownLatch never = new CountDownLatch(1);
    Runnable stuck =
        () -> {
          atWork.countDown();
          await(never);
        };
    database.start(TestDatabase.parcels(1, TestDatabase.soon(), person -> stuck.run()));
    database.start(List.of(new RecurringJob("sweep", TestDatabase.SETTINGS.pollInterval(), stuck)));
    await(atWork);
    System.out.println("at work");
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
