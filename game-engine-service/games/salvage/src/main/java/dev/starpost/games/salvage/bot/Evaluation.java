package dev.starpost.games.salvage.bot;

import static dev.starpost.games.salvage.component.SalvageComponents.BOX;

import dev.starpost.games.salvage.Pending;
import dev.starpost.games.salvage.Salvage;
import dev.starpost.games.salvage.component.Crew;
import dev.starpost.games.salvage.component.Derelict;
import dev.starpost.kernel.Seat;

/** A rough opinion of a position, in hundredths of a cargo. */
public final class Evaluation {
  private static final int CARGO = 100;

  /** A point of strength in hand wins something later. */
  private static final int STRENGTH = 6;

  /** A bid of this strength nearly always wins. */
  private static final int SURE_BID = 20;

  private Evaluation() {}

  public static int of(Salvage game, Seat seat) {
    int value = game.cargo().get(seat) * CARGO;
    if (!game.queue().isEmpty()) {
      value += game.hands().get(seat).strength() * STRENGTH;
    }
    for (Pending each : game.agenda().bottomUp()) {
      if (each instanceof Pending.Bids bids) {
        value += bids.answers().of(seat).map(bid -> bid(game, bid)).orElse(0);
      } else if (each instanceof Pending.HandsToTrim trimming) {
        value -= trimming.answers().of(seat).map(crew -> crew.strength() * STRENGTH).orElse(0);
      } else if (each instanceof Pending.Boarded boarded) {
        int share = boarding(game.current(), boarded);
        value += boarded.seat().equals(seat) ? share : -share / (game.inPlay().size() - 1);
      }
    }
    return value;
  }

  /** The chance that the bid wins, times what the party will bring and cost. */
  private static int bid(Salvage game, Crew bid) {
    int chance = Math.min(100, bid.strength() * 100 / SURE_BID);
    int spent = game.queue().isEmpty() ? 0 : bid.strength() * STRENGTH;
    return chance * (expected(game.current(), bid.size()) - spent) / 100;
  }

  private static int boarding(Derelict derelict, Pending.Boarded boarded) {
    int left = derelict.holds() - boarded.found();
    int more =
        expected(new Derelict(derelict.id(), left, derelict.danger()), boarded.party().size() - 1);
    return boarded.found() * CARGO + more;
  }

  /** What a party finds while it can afford to lose somebody. */
  private static int expected(Derelict derelict, int crew) {
    int finds = crew * CARGO * (BOX.dieSides() - derelict.danger()) / derelict.danger();
    return Math.min(derelict.holds() * CARGO, finds);
  }
}
