package dev.starpost.games.councilofshadows;

import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.SeededDice;
import dev.starpost.testkit.Scenarios;

/** Scenarios of this game, and chores that run by themselves. */
interface CouncilScenarios extends Scenarios<CouncilOfShadows, CouncilMove, CouncilEvent> {

  @Override
  default Rules<CouncilOfShadows, CouncilMove, CouncilEvent> rules() {
    return new CouncilRules();
  }

  /** What has become of the game when all chores on its agenda are done. */
  default CouncilOfShadows done(CouncilOfShadows game) {
    Play play = new Play(game, new SeededDice(1));
    play.goOn();
    return play.game();
  }

  static Track track(CouncilOfShadows game, Seat seat) {
    return game.player(seat).track();
  }
}
