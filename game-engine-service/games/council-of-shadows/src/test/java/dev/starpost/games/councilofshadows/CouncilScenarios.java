package dev.starpost.games.councilofshadows;

import dev.starpost.games.councilofshadows.component.ActionCard;
import dev.starpost.games.councilofshadows.component.ZoneId;
import dev.starpost.games.councilofshadows.plugin.CouncilGame;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.SeededDice;
import dev.starpost.kernel.option.Assignment;
import dev.starpost.kernel.option.Choice;
import dev.starpost.kernel.option.Item;
import dev.starpost.kernel.option.NamedSlot;
import dev.starpost.kernel.option.Option;
import dev.starpost.testkit.Scenarios;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

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
   * exploit [sys-1-01/0]}; of a plan also the zones, with {@code !} those that must be filled, and
   * how many are.
   */
  default List<String> listed(CouncilOfShadows game, Seat seat) {
    return rules().options(game, seat).stream().map(CouncilScenarios::describe).toList();
  }

  private static String describe(Option<CouncilMove> option) {
    StringBuilder described = new StringBuilder(option.label().key().substring("label.".length()));
    for (Choice<? extends CouncilMove, ?> choice : option.choose()) {
      described.append(' ').append(choice.of().stream().map(Item::value).toList());
      if (choice instanceof Assignment<?, ?, ?> plan) {
        plan.slots().forEach(slot -> described.append(slot(slot)));
        described.append(' ').append(plan.min()).append(" to ").append(plan.max());
      }
    }
    return described.toString();
  }

  private static String slot(NamedSlot<?, ?> slot) {
    return " " + ((ZoneId) slot.slot()).id() + (slot.required() ? "!" : "");
  }

  /** A plan, zone by zone: {@code "zone-1 start-gems"}. */
  static RoundMove.LayPlan plan(String... cards) {
    SortedMap<ZoneId, ActionCard> plan = new TreeMap<>();
    for (String each : cards) {
      String[] words = each.split(" ", -1);
      ZoneId zone = ZoneId.ALL.stream().filter(id -> id.id().equals(words[0])).findAny().get();
      plan.put(zone, ActionCard.of(words[1]));
    }
    return new RoundMove.LayPlan(plan);
  }

  static Track track(CouncilOfShadows game, Seat seat) {
    return game.player(seat).track();
  }
}
