package dev.starpost.testkit.suite;

import static dev.starpost.testkit.suite.Noticing.assertFailure;

import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Question;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.option.Option;
import dev.starpost.testkit.pebbles.Pebbles;
import dev.starpost.testkit.pebbles.Pebbles.Event;
import dev.starpost.testkit.pebbles.Pebbles.Move;
import dev.starpost.testkit.pebbles.PebblesRules;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The random play suite: with a game broken on purpose it fails, and says why. */
class RandomPlaySuiteTest {
  private static final String RANDOM_PLAY = "random_games_end_and_conserve_every_piece";

  @Test
  void dice_rolled_while_applying_an_event() {
    assertFailure(DiceInApply.class, RANDOM_PLAY, "folding the same events once more");
  }

  static class DiceInApply extends BrokenGame {
    private static final Random RANDOM = new Random(1);

    DiceInApply() {
      super(
          new PebblesRules() {
            @Override
            public Pebbles apply(Pebbles game, Event event) {
              Pebbles after = super.apply(game, event);
              List<Integer> deck = new ArrayList<>(after.deck());
              Collections.shuffle(deck, RANDOM);
              return new Pebbles(
                  after.heap(),
                  after.outOfPlay(),
                  List.copyOf(deck),
                  after.cards(),
                  after.taken(),
                  after.turn(),
                  after.resigned());
            }
          });
    }
  }

  @Test
  void chance_that_does_not_come_from_the_dice() {
    assertFailure(OwnChance.class, RANDOM_PLAY, "the same move with the same dice");
  }

  static class OwnChance extends BrokenGame {
    private static final Random RANDOM = new Random(1);

    OwnChance() {
      super(
          new PebblesRules() {
            @Override
            public Decision<Event> decide(Pebbles game, Seat by, Move move, Dice dice) {
              if (!awaiting(game).contains(by) || !(move instanceof Move.Roll)) {
                return super.decide(game, by, move, dice);
              }
              int roll = 1 + RANDOM.nextInt(6);
              return Decision.accepted(new Event.Rolled(by, roll, Math.min(roll, game.heap())));
            }
          });
    }
  }

  @Test
  void a_piece_that_gets_lost() {
    assertFailure(LostPiece.class, RANDOM_PLAY, "pieces after Take");
  }

  static class LostPiece extends BrokenGame {
    LostPiece() {
      super(
          new PebblesRules() {
            @Override
            public Pebbles apply(Pebbles game, Event event) {
              return event instanceof Event.Taken taken && taken.count() == 2
                  ? super.apply(
                      new Pebbles(
                          game.heap() - 1,
                          game.outOfPlay(),
                          game.deck(),
                          game.cards(),
                          game.taken(),
                          game.turn(),
                          game.resigned()),
                      new Event.Taken(taken.seat(), 1))
                  : super.apply(game, event);
            }
          });
    }
  }

  @Test
  void a_game_that_stops_before_its_end() {
    assertFailure(DeadEnd.class, RANDOM_PLAY, "dead end");
  }

  static class DeadEnd extends BrokenGame {
    DeadEnd() {
      super(
          new PebblesRules() {
            @Override
            public List<Option<Move>> options(Pebbles game, Seat seat) {
              return game.heap() == 1 ? List.of() : super.options(game, seat);
            }

            @Override
            public Optional<Question> question(Pebbles game, Seat seat) {
              return game.heap() == 1 ? Optional.empty() : super.question(game, seat);
            }
          });
    }
  }

  @Test
  void a_game_without_end() {
    assertFailure(Endless.class, RANDOM_PLAY, "no end after 5000 steps");
  }

  static class Endless extends BrokenGame {
    Endless() {
      super(
          new PebblesRules() {
            @Override
            public Pebbles apply(Pebbles game, Event event) {
              return game.cards().size() == 0 ? super.apply(game, event) : game;
            }
          });
    }
  }

  @Test
  void a_question_that_stays_while_its_options_change() {
    assertFailure(SleepyQuestion.class, RANDOM_PLAY, "options of seat 2 have changed");
  }

  static class SleepyQuestion extends BrokenGame {
    SleepyQuestion() {
      super(
          new PebblesRules() {
            /** Lets the other one move too, so that their options change under an old question. */
            @Override
            public List<Option<Move>> options(Pebbles game, Seat seat) {
              return super.options(game, game.heap() > 0 ? game.turn() : seat);
            }

            @Override
            public Optional<Question> question(Pebbles game, Seat seat) {
              return super.question(game, game.turn());
            }

            @Override
            public Decision<Event> decide(Pebbles game, Seat by, Move move, Dice dice) {
              return super.decide(game, game.turn(), move, dice);
            }
          });
    }
  }

  @Test
  void a_closer_look_now_and_then_still_notices() {
    assertFailure(SleepyInLongGames.class, RANDOM_PLAY, "options of seat 2 have changed");
  }

  /** As in a game so long that only some steps are looked at closely. */
  static class SleepyInLongGames extends SleepyQuestion {
    @Override
    public int stepsBetweenCloserLooks() {
      return 3;
    }
  }

  @Test
  void somebody_who_resigned_but_is_still_asked() {
    assertFailure(NeverGone.class, RANDOM_PLAY, "who resigned");
  }

  static class NeverGone extends BrokenGame {
    NeverGone() {
      super(
          new PebblesRules() {
            @Override
            public Decision<Event> resign(Pebbles game, Seat by, Dice dice) {
              return Decision.accepted(new Event.Taken(game.turn(), 0));
            }
          });
    }
  }

  @Test
  void a_failing_seed_comes_with_the_command_that_reruns_it() {
    assertFailure(LostPiece.class, RANDOM_PLAY, "-Dstarpost.players=2 -Dstarpost.seed=");
    assertFailure(
        LostPiece.class, RANDOM_PLAY, "./starpost test testkit 'LostPiece#" + RANDOM_PLAY + "' ");
  }
}
