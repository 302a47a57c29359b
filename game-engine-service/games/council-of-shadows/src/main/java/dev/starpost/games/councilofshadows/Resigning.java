package dev.starpost.games.councilofshadows;

import static dev.starpost.kernel.Decision.refused;

import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.Dice;

/** COS-9.6: somebody leaves, and the game goes on without them. */
public final class Resigning {
  private Resigning() {}

  public static Decision<CouncilEvent> resign(CouncilOfShadows game, Seat by, Dice dice) {
    if (game.over()) {
      return refused("COS-9.6", "game-over");
    }
    if (game.player(by).resigned()) {
      return refused("COS-9.6", "resigned-already");
    }
    Play play = new Play(game, dice);
    play.forget(by);
    if (game.pending().orElseThrow() instanceof BoardPending.Placement placing
        && placing.seat().equals(by)) {
      play.happens(new BoardEvent.SystemsReturned(by, placing.sector()));
    }
    play.happens(new BonusEvent.PlayerResigned(by));
    int fewest = game.table().isSolo() ? 0 : 1;
    if (play.game().inPlay() == fewest) {
      FinalScoring.end(play, true);
    }
    return play.goOn();
  }
}
