package dev.starpost.deploy.load.cold;

import dev.starpost.deploy.load.moves.Pace;
import dev.starpost.deploy.load.moves.Situation;
import java.util.List;

/**
 * Makes many versions of a short game: in every round the first seat changes its bid again and
 * again (SV-4.2) before the others bid. Ends when bids are asked for in a game that is old enough.
 */
public final class ChangesOfMind implements Pace {
  /** So that the sixth and last derelict has not gone when a game is 500 versions old. */
  private static final int IN_EACH_ROUND = 100;

  private static final int FIRST_SEAT = 1;

  private final long versions;
  private int changes;

  public ChangesOfMind(long versions) {
    this.versions = versions;
  }

  @Override
  public List<Integer> acting(Situation situation) {
    if (!situation.bidding()) {
      return situation.awaiting();
    }
    if (situation.version() >= versions) {
      return List.of();
    }
    if (situation.awaiting().contains(FIRST_SEAT)) {
      changes = 0;
    }
    return changes++ < IN_EACH_ROUND ? List.of(FIRST_SEAT) : situation.awaiting();
  }
}
