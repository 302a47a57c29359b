package dev.starpost.games.councilofshadows;

import dev.starpost.games.councilofshadows.plugin.CouncilGame;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.SeededDice;
import dev.starpost.kernel.option.Choice;
import dev.starpost.kernel.option.Item;
import dev.starpost.kernel.option.Option;
import dev.starpost.testkit.Scenarios;
import java.util.List;

/** Scenarios of this game, and chores that run by themselves. */
interface CouncilScenarios extends Scenarios<CouncilOfShadows, CouncilMove, CouncilEvent> {

  @Override
  default Rules<CouncilOfShadows, CouncilMove, CouncilEvent> rules() {
    return new CouncilGame().rules();
  }

  /** What has become of the game when all chores on its agenda are done. */
  default CouncilOfShadows done(CouncilOfShadows game) {
    Play play = new Play(game, new SeededDice(1));
    play.goOn();
    return play.game();
  }

  /** The Automa carries out its card from a row on, counted from 1. */
  default CouncilOfShadows automaActing(CouncilTable table, String card, int row) {
    return done(
        table
            .automaCard(card)
            .round(2, Round.Phase.ACT, 1)
            .with(CouncilTable.STOP, new Chore.AutomaRow(CouncilTable.AUTOMA, row - 1)));
  }

  /**
   * What the seat may answer, by the label of each option and the values to choose from: {@code
   * exploit [sys-1-01/0]}.
   */
  default List<String> listed(CouncilOfShadows game, Seat seat) {
    return rules().options(game, seat).stream().map(CouncilScenarios::describe).toList();
  }

  private static String describe(Option<CouncilMove> option) {
    StringBuilder described = new StringBuilder(option.label().key().substring("label.".length()));
    for (Choice<? extends CouncilMove, ?> choice : option.choose()) {
      described.append(' ').append(choice.of().stream().map(Item::value).toList());
    }
    return described.toString();
  }

  static Track track(CouncilOfShadows game, Seat seat) {
    return game.player(seat).track();
  }
}
