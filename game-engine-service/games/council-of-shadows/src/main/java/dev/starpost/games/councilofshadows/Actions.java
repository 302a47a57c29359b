package dev.starpost.games.councilofshadows;

import static dev.starpost.kernel.Decision.refused;

import dev.starpost.games.councilofshadows.BoardMove.ChooseOption;
import dev.starpost.games.councilofshadows.BoardMove.Refine;
import dev.starpost.games.councilofshadows.component.ActionCard;
import dev.starpost.games.councilofshadows.component.Gem;
import dev.starpost.games.councilofshadows.component.Gems;
import dev.starpost.games.councilofshadows.component.Power;
import dev.starpost.games.councilofshadows.component.Step;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.option.Item;
import dev.starpost.kernel.option.Option;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** §6 Actions: the cards of all zones from left to right, then the shift. */
final class Actions {
  private static final Option<CouncilMove> REFINE =
      Option.of(new Refine(List.of()), Text.of("label.refine"), "COS-6.10");

  private Actions() {}

  /** COS-6.1: one zone after the other, then shift and exploitation. */
  static void zone(Play play, Seat seat, int zone) {
    Player player = play.player(seat);
    if (zone == player.zones().size()) {
      play.happens(new RoundEvent.ZonesShifted(seat));
      play.push(new Chore.Settle(seat));
      Exploiting.begin(play, seat);
      return;
    }
    play.push(new Chore.ActionTurn(seat, zone + 1));
    Optional<ActionCard> top = player.zones().get(zone).top();
    if (top.isPresent() && !top.get().steps().isEmpty()) {
      play.happens(new StepEvent.ZoneActed(seat, player.zones().get(zone).id(), top.get()));
      play.push(new Chore.CardSteps(seat, top.get(), 0, player.range(zone)));
    }
  }

  static void step(Play play, Chore.CardSteps steps) {
    Step.OfActionCard step = steps.card().steps().get(steps.next());
    if (steps.next() + 1 < steps.card().steps().size()) {
      play.push(new Chore.CardSteps(steps.seat(), steps.card(), steps.next() + 1, steps.range()));
    }
    if (step instanceof Step.Gain gain) {
      play.happens(gained(gain, steps.seat(), Source.of(steps.card())));
    } else if (step instanceof Step.Asking asking) {
      ask(play, question(play.game(), asking, steps.seat(), steps.range()), steps.seat());
    } else {
      Pending branch =
          new BoardPending.Branch(steps.seat(), steps.card(), steps.next(), steps.range());
      ask(play, branch, steps.seat());
    }
  }

  private static void ask(Play play, Pending question, Seat seat) {
    if (question.isPossible(play.game())) {
      play.push(question);
    } else {
      play.happens(new StepEvent.StepImpossible(seat, question.kind()));
    }
  }

  /** What a step of an action card asks. */
  private static Pending question(CouncilOfShadows game, Step.Asking step, Seat seat, int range) {
    return question(step, seat, range, game.player(seat).has(Power.SHARED_EXTRACTION));
  }

  /**
   * The decision that a step asks for.
   *
   * @param zone the range of the card's zone
   * @param shared whether cubes of others may serve (COS-13.2)
   */
  static Pending question(Step.Asking step, Seat seat, int zone, boolean shared) {
    if (step instanceof Step.Colonize colony) {
      int extracts = colony.extractHere().orElse(0);
      return new BoardPending.Colony(
          seat, colony.cubes(), colony.range().range(zone), colony.planets(), extracts);
    }
    if (step instanceof Step.Extract extract) {
      int range = extract.range().range(zone);
      return new BoardPending.Extraction(
          seat, extract.times(), range, shared, extract.cubesServeAgain());
    }
    if (step instanceof Step.Discover discover) {
      return new BoardPending.Discovery(seat, discover.range().range(zone), discover.followUp());
    }
    return new BoardPending.Refinement(seat, ((Step.Refine) step).times());
  }

  /** What a step simply gives. */
  static CouncilEvent gained(Step.Gain step, Seat seat, Source source) {
    return step instanceof Step.GainEnergy gain
        ? new BoardEvent.EnergyGained(seat, gain.energy(), List.of(source))
        : new BoardEvent.GemsGained(seat, ((Step.GainGems) step).gems(), source);
  }

  /** COS-6.12: the questions that the player may choose from; null for those without a choice. */
  private static Pending branch(CouncilOfShadows game, BoardPending.Branch branching, int option) {
    Step.Choice choice = (Step.Choice) branching.card().steps().get(branching.step());
    if (option < 1 || option > choice.of().size()) {
      return null;
    }
    Pending question =
        question(game, choice.of().get(option - 1), branching.seat(), branching.range());
    return question.isPossible(game) ? question : null;
  }

  private static int branches(BoardPending.Branch branching) {
    return ((Step.Choice) branching.card().steps().get(branching.step())).of().size();
  }

  static boolean isPossible(CouncilOfShadows game, BoardPending.Branch branching) {
    for (int option = 1; option <= branches(branching); option++) {
      if (branch(game, branching, option) != null) {
        return true;
      }
    }
    return false;
  }

  static void list(
      CouncilOfShadows game, BoardPending.Branch branching, List<Option<CouncilMove>> options) {
    for (int option = 1; option <= branches(branching); option++) {
      Pending question = branch(game, branching, option);
      if (question != null) {
        options.add(
            Option.of(
                new ChooseOption(option),
                Text.of("label.choose-option." + question.kind()),
                "COS-6.12"));
      }
    }
  }

  static Decision<CouncilEvent> choose(CouncilOfShadows game, int option, Dice dice) {
    BoardPending.Branch branching = (BoardPending.Branch) game.pending().orElseThrow();
    Pending question = branch(game, branching, option);
    return question == null
        ? refused("COS-6.12", "no-such-option")
        : new Play(game, dice)
            .asking(question)
            .happens(
                new StepEvent.OptionChosen(branching.seat(), branching.card(), question.kind()))
            .goOn();
  }

  static boolean isPossible(CouncilOfShadows game, BoardPending.Refinement refining) {
    Gems gems = game.player(refining.seat()).gems();
    return gems.anthracite() + gems.gold() > 0;
  }

  static void list(
      CouncilOfShadows game, BoardPending.Refinement refining, List<Option<CouncilMove>> options) {
    Gems gems = game.player(refining.seat()).gems();
    List<Item<Gem>> items = new ArrayList<>(2);
    if (gems.anthracite() > 0) {
      items.add(Gem.ANTHRACITE.item());
    }
    if (gems.gold() > 0) {
      items.add(Gem.GOLD.item());
    }
    options.add(REFINE.choosing(Refine.GEM, items, 1, 1));
  }

  static Decision<CouncilEvent> refine(CouncilOfShadows game, Seat by, List<Gem> gem, Dice dice) {
    BoardPending.Refinement refining = (BoardPending.Refinement) game.pending().orElseThrow();
    if (gem.size() != 1) {
      return refused("COS-6.10", "choose-one");
    }
    if (gem.get(0) == Gem.TRANSPARENT) {
      return refused("COS-6.10", "gem-cannot-be-raised");
    }
    if (game.player(by).gems().of(gem.get(0)) == 0) {
      return refused("COS-6.10", "no-such-gem");
    }
    Play play = new Play(game, dice).answered();
    if (refining.times() > 1) {
      play.push(new BoardPending.Refinement(by, refining.times() - 1));
    }
    return play.happens(new BoardEvent.GemRefined(by, gem.get(0))).goOn();
  }
}
