package dev.starpost.games.raceforthegalaxy;

import static dev.starpost.kernel.Decision.refused;

import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.Dice;

/** RFTG-20 Resigning: somebody leaves, and the game goes on without them. */
public final class Resigning {
  private Resigning() {}

  public static Decision<RaceEvent> resign(Race game, Seat by, Dice dice) {
    if (game.over()) {
      return refused("RFTG-20.1", "game-over");
    }
    if (game.player(by).resigned()) {
      return refused("RFTG-20.1", "resigned-already");
    }
    Play play = new Play(game, dice);
    play.happens(new RoundEvent.PlayerResigned(by));
    if (game.table().orb()) {
      OrbStep.leave(play, by);
    }
    if (play.game().inPlay() == 1) {
      Rounds.end(play, EndCause.ALL_LEFT); // RFTG-20.2
    }
    return play.goOn();
  }
}
