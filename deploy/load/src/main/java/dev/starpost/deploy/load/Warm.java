package dev.starpost.deploy.load;

import java.util.concurrent.TimeUnit;

/** Play that is not measured, until the JVMs have compiled what they run most. */
final class Warm {
  private static final int GAMES = 50;

  private Warm() {}

  static void up(Crowd crowd, int seconds) throws InterruptedException {
    crowd.seat(GAMES, table -> Pace.EVERYBODY);
    TimeUnit.SECONDS.sleep(seconds);
    crowd.disperse();
  }
}
