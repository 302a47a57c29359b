package dev.starpost.testkit.suite;

import static dev.starpost.testkit.suite.Noticing.assertFailure;

import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.option.Option;
import dev.starpost.testkit.pebbles.Pebbles;
import dev.starpost.testkit.pebbles.Pebbles.Event;
import dev.starpost.testkit.pebbles.Pebbles.Move;
import dev.starpost.testkit.pebbles.PebblesRules;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The options suite: with a game broken on purpose it fails, and says why. */
class OptionsSuiteTest {
  private static final String OPTIONS = "exactly_the_listed_options_are_accepted";

  @Test
  void an_option_that_is_not_accepted() {
    assertFailure(EmptyPromise.class, OPTIONS, "Take[count=3] is an option of seat");
    assertFailure(
        EmptyPromise.class,
        "random_games_end_and_conserve_every_piece",
        "Take[count=3] is an option of seat");
  }

  static class EmptyPromise extends BrokenGame {
    EmptyPromise() {
      super(
          new PebblesRules() {
            @Override
            public List<Option<Move>> options(Pebbles game, Seat seat) {
              List<Option<Move>> options = new ArrayList<>(super.options(game, seat));
              if (!options.isEmpty()) {
                options.add(take(3));
              }
              return options;
            }
          });
    }
  }

  @Test
  void a_move_that_is_accepted_but_not_listed() {
    assertFailure(OpenDoor.class, OPTIONS, "is not an option of seat");
  }

  static class OpenDoor extends BrokenGame {
    OpenDoor() {
      super(
          new PebblesRules() {
            @Override
            public Decision<Event> decide(Pebbles game, Seat by, Move move, Dice dice) {
              boolean takesPart = game.heap() > 0 && move instanceof Move.Roll;
              return super.decide(game, takesPart ? game.turn() : by, move, dice);
            }
          });
    }
  }

  @Test
  void more_options_than_anybody_reads() {
    assertFailure(LongList.class, OPTIONS, "number of options");
  }

  static class LongList extends BrokenGame {
    LongList() {
      super(
          new PebblesRules() {
            @Override
            public List<Option<Move>> options(Pebbles game, Seat seat) {
              List<Option<Move>> options = new ArrayList<>(super.options(game, seat));
              while (!options.isEmpty() && options.size() <= 200) {
                options.add(options.get(0));
              }
              return options;
            }
          });
    }
  }

  @Test
  void a_refusal_of_a_rule_that_does_not_exist() {
    assertFailure(WrongRule.class, OPTIONS, "the rule of refusal");
  }

  static class WrongRule extends BrokenGame {
    WrongRule() {
      super(
          new PebblesRules() {
            @Override
            public Decision<Event> decide(Pebbles game, Seat by, Move move, Dice dice) {
              return awaiting(game).contains(by)
                  ? super.decide(game, by, move, dice)
                  : Decision.refused("PB-9.9", "not-your-turn");
            }
          });
    }
  }
}
