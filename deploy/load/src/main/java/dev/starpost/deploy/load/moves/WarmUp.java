package dev.starpost.deploy.load.moves;

import java.util.concurrent.TimeUnit;

/**
 * Warm-up. Play that is not measured, until the JVMs have compiled what they run most. That takes a
 * number of moves, not a time: on a busy machine they come slowly.
 */
public final class WarmUp {
  private static final int GAMES = 50;
  private static final long MOST_SECONDS = 180;
  private static final long GLANCE_MILLIS = 200;

  private WarmUp() {}

  public static void run(LoadClients clients, int moves) throws InterruptedException {
    clients.swap(new Tally());
    clients.seat(GAMES, table -> Pace.EVERYBODY);
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(MOST_SECONDS);
    while (clients.call(() -> clients.tally().moves().count()) < moves
        && System.nanoTime() - deadline < 0) {
      TimeUnit.MILLISECONDS.sleep(GLANCE_MILLIS);
    }
    clients.disperse();
  }
}
