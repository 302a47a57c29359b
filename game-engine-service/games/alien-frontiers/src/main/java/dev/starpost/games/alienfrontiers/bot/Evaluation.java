package dev.starpost.games.alienfrontiers.bot;

import static dev.starpost.games.alienfrontiers.component.FrontiersComponents.BOX;

import dev.starpost.games.alienfrontiers.AlienFrontiers;
import dev.starpost.games.alienfrontiers.Pending;
import dev.starpost.games.alienfrontiers.Player;
import dev.starpost.games.alienfrontiers.Score;
import dev.starpost.games.alienfrontiers.component.Resources;
import dev.starpost.kernel.Seat;

/** A rough opinion of a position, in hundredths of a point. */
public final class Evaluation {
  private static final int POINT = 100;

  /** A colony placed is a step towards the end, which whoever leads wants. */
  private static final int PLACED = 60;

  private static final int SHIP = 90;
  private static final int CARD = 45;
  private static final int FUEL = 9;
  private static final int ORE = 16;
  private static final int CIRCLE = 14;
  private static final int RELIC = 60;

  /** Resources that would have to be returned are worth little. */
  private static final int EXCESS = 1;

  /** What each pip not yet counted at the Alien Artifact helps towards a card. */
  private static final int UNCOUNTED = 3;

  /** A ship that still waits for a dock will bring something. */
  private static final int AVAILABLE = 12;

  private Evaluation() {}

  public static int of(AlienFrontiers game, Seat seat) {
    int own = side(game, seat);
    int best = Integer.MIN_VALUE;
    for (Seat other : game.seats()) {
      if (!other.equals(seat) && !game.player(other).resigned()) {
        best = Math.max(best, side(game, other));
      }
    }
    if (best == Integer.MIN_VALUE) {
      return own;
    }
    int end = game.over() ? Integer.signum(Score.of(game, seat) - bestScore(game, seat)) : 0;
    return 2 * own - best + end * 100 * POINT;
  }

  /** Of those who stayed: whoever has resigned ranks below them, whatever they score (AF-8.5). */
  private static int bestScore(AlienFrontiers game, Seat seat) {
    int best = 0;
    for (Seat other : game.seats()) {
      if (!other.equals(seat) && !game.player(other).resigned()) {
        best = Math.max(best, Score.of(game, other));
      }
    }
    return best;
  }

  private static int side(AlienFrontiers game, Seat seat) {
    Player player = game.player(seat);
    int value =
        Score.of(game, seat) * POINT
            + game.colonies().of(seat) * PLACED
            + (player.ships() - (player.terraformed() ? 1 : 0)) * SHIP
            + player.cards().size() * CARD
            + player.circle() * CIRCLE
            + resources(player.held())
            + (game.relic().isHeldBy(seat) ? RELIC : 0);
    return game.active().equals(seat) ? value + turn(game) : value;
  }

  private static int resources(Resources held) {
    int excess = Math.max(0, held.total() - BOX.resourceLimitAtTurnEnd());
    return held.fuel() * FUEL + held.ore() * ORE - excess * (FUEL - EXCESS);
  }

  /** What this turn still promises. */
  private static int turn(AlienFrontiers game) {
    int value =
        game.turn().available().size() * AVAILABLE
            + Math.min(game.turn().docked().uncounted().total(), BOX.claimTotal()) * UNCOUNTED;
    if (game.pending() instanceof Pending.Raiding) {
      value += BOX.raidLoot() * ORE;
    } else if (game.pending() instanceof Pending.Claim) {
      value += CARD;
    } else if (game.pending() instanceof Pending.Redock) {
      value += AVAILABLE;
    }
    return value;
  }
}
