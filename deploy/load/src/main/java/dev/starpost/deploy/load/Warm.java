package dev.starpost.deploy.load;

import java.util.concurrent.TimeUnit;

/**
 * Play that is not measured, until the JVMs have compiled what they run most. That takes a number
 * of moves, not a time: on a busy machine they come slowly.
 */
final class Warm {
  private static final int GAMES = 50;
  private static final long MOST_SECONDS = 180;
  private static final long GLANCE_MILLIS = 200;

  private Warm() {}

  static void up(Crowd crowd, int moves) throws InterruptedException {
    crowd.swap(new Tally());
    crowd.seat(GAMES, table -> Pace.EVERYBODY);
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(MOST_SECONDS);
    while (crowd.call(() -> crowd.tally().moves().count()) < moves
        && System.nanoTime() - deadline < 0) {
      TimeUnit.MILLISECONDS.sleep(GLANCE_MILLIS);
    }
    crowd.disperse();
  }
}
