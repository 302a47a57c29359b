package dev.starpost.games.raceforthegalaxy;

import static dev.starpost.kernel.Decision.refused;

import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.Dice;
import java.util.Optional;

/** RFTG-15: an answer is refused, sealed until all have answered, or carried out. */
public final class Answering {
  private Answering() {}

  public static Decision<RaceEvent> decide(Race game, Seat by, RaceMove move, Dice dice) {
    if (game.over()) {
      return refused("RFTG-10.3", "game-over");
    }
    Ask ask = game.player(by).ask();
    if (ask == Ask.NOTHING) {
      return refused("RFTG-4.9", "nothing-asked");
    }
    if (!move.answers(ask)) {
      return refused(ask.rule(), "no-answer-to-this");
    }
    Optional<Refusal> refusal = move.refusal(game, by);
    if (refusal.isPresent()) {
      return new Decision.Refused<>(refusal.get());
    }
    Play play = new Play(game, dice);
    if (ask.isSealed()) {
      play.happens(
          new AnswerEvent.AnswerGiven(by, ask, game.player(by).answer().isPresent(), move));
    } else {
      move.carryOut(play, by);
    }
    return play.goOn();
  }
}
