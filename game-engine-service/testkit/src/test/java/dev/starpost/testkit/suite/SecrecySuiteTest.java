package dev.starpost.testkit.suite;

import static dev.starpost.testkit.suite.Noticing.assertFailure;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Shown;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.option.Option;
import dev.starpost.testkit.pebbles.Pebbles;
import dev.starpost.testkit.pebbles.Pebbles.Event;
import dev.starpost.testkit.pebbles.Pebbles.Move;
import dev.starpost.testkit.pebbles.PebblesRules;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The secrecy suite: with a game broken on purpose it fails, and says why. */
class SecrecySuiteTest {
  private static final String SECRECY = "nobody_learns_what_they_may_not_see";

  @Test
  void a_view_that_shows_what_is_hidden() {
    assertFailure(LeakyView.class, SECRECY, "the view of seat 1");
  }

  static class LeakyView extends BrokenGame {
    LeakyView() {
      super(
          new PebblesRules() {
            @Override
            public Object view(Pebbles game, Viewer viewer) {
              return game;
            }
          });
    }
  }

  @Test
  void an_event_that_tells_what_is_hidden() {
    assertFailure(LeakyNews.class, SECRECY, "is told of Swap");
    assertFailure(LeakyChoice.class, SECRECY, "is told of Swap");
  }

  static class LeakyNews extends BrokenGame {
    LeakyNews() {
      super(
          new PebblesRules() {
            @Override
            public Optional<Shown> show(Event event, Viewer viewer) {
              return event instanceof Event.Dealt ? Optional.empty() : Optional.of(event);
            }
          });
    }
  }

  /** Tells others which card was put away, which only its owner knows. */
  static class LeakyChoice extends BrokenGame {
    LeakyChoice() {
      super(
          new PebblesRules() {
            @Override
            public Optional<Shown> show(Event event, Viewer viewer) {
              return event instanceof Event.Swapped swapped && !viewer.is(swapped.seat())
                  ? Optional.of(new Blabbed(swapped.seat(), swapped.away()))
                  : super.show(event, viewer);
            }
          });
    }
  }

  /** Tells of a swap what was asked of it. */
  record Blabbed(Seat seat, int card) implements Shown {
    @Override
    public Text text() {
      return Text.of("event.swap-seen", "player", seat);
    }
  }

  @Test
  void words_that_tell_what_is_hidden() {
    assertFailure(LeakyWords.class, SECRECY, "is told of Swap");
  }

  static class LeakyWords extends BrokenGame {
    LeakyWords() {
      super(
          new PebblesRules() {
            @Override
            public Optional<Shown> show(Event event, Viewer viewer) {
              return event instanceof Event.Swapped swapped && !viewer.is(swapped.seat())
                  ? Optional.of(new Whispered(swapped))
                  : super.show(event, viewer);
            }
          });
    }
  }

  /** Its fields hide the cards; its words do not. */
  static final class Whispered implements Shown {
    private final Event.Swapped swapped;

    Whispered(Event.Swapped swapped) {
      this.swapped = swapped;
    }

    @JsonProperty
    Seat seat() {
      return swapped.seat();
    }

    @Override
    public Text text() {
      return swapped.text();
    }
  }

  @Test
  void an_opening_that_tells_what_is_hidden() {
    assertFailure(LeakyOpening.class, SECRECY, "is told of the opening");
  }

  static class LeakyOpening extends BrokenGame {
    LeakyOpening() {
      super(
          new PebblesRules() {
            @Override
            public Optional<Shown> show(Event event, Viewer viewer) {
              return event instanceof Event.Dealt dealt
                  ? Optional.of(dealt)
                  : super.show(event, viewer);
            }
          });
    }
  }

  @Test
  void options_that_depend_on_what_is_hidden() {
    assertFailure(TellingOptions.class, SECRECY, "the options of seat 1");
  }

  static class TellingOptions extends BrokenGame {
    TellingOptions() {
      super(
          new PebblesRules() {
            @Override
            public List<Option<Move>> options(Pebbles game, Seat seat) {
              List<Option<Move>> options = new ArrayList<>(super.options(game, seat));
              if (!options.isEmpty() && game.deck().get(0) % 2 == 0) {
                options.remove(0);
              }
              return options;
            }
          });
    }
  }

  @Test
  void a_decision_that_can_be_taken_back_after_it_told_something() {
    assertFailure(SecondThoughts.class, SECRECY, "could take back Swap");
    assertFailure(SilentSecondThoughts.class, SECRECY, "could take back Swap");
  }

  static class SecondThoughts extends BrokenGame {
    SecondThoughts() {
      super(
          new PebblesRules() {
            @Override
            public boolean isFinal(Event event) {
              return false;
            }
          });
    }
  }

  /** Says nothing of the card that was drawn, but shows it. */
  static class SilentSecondThoughts extends BrokenGame {
    SilentSecondThoughts() {
      super(
          new PebblesRules() {
            @Override
            public boolean isFinal(Event event) {
              return false;
            }

            @Override
            public Optional<Shown> show(Event event, Viewer viewer) {
              return event instanceof Event.Swapped swapped
                  ? Optional.of(new Blabbed(swapped.seat(), 0))
                  : super.show(event, viewer);
            }
          });
    }
  }

  @Test
  void a_determinization_that_changes_nothing() {
    assertFailure(
        NoDeterminization.class,
        "determinizing_changes_all_that_is_hidden",
        "determinize changes something");
    assertFailure(
        NoDeterminizationOfOpenTables.class,
        "determinizing_changes_all_that_is_hidden",
        "determinize changes something");
  }

  /** As in a game that hides something from everybody, and nothing from one alone. */
  static class NoDeterminizationOfOpenTables extends NoDeterminization {
    @Override
    public boolean seatsKeepSecrets() {
      return false;
    }
  }

  static class NoDeterminization extends BrokenGame {
    NoDeterminization() {
      super(
          new PebblesRules() {
            @Override
            public Pebbles determinize(Pebbles game, Viewer viewer, Dice dice) {
              return game;
            }
          });
    }
  }

  @Test
  void a_determinization_that_keeps_the_hands_of_others() {
    assertFailure(
        HalfDeterminization.class,
        "determinizing_changes_all_that_is_hidden",
        "determinize never changes");
  }

  static class HalfDeterminization extends BrokenGame {
    HalfDeterminization() {
      super(
          new PebblesRules() {
            @Override
            public Pebbles determinize(Pebbles game, Viewer viewer, Dice dice) {
              return new Pebbles(
                  game.heap(),
                  game.outOfPlay(),
                  dice.shuffle(game.deck()),
                  game.cards(),
                  game.taken(),
                  game.turn(),
                  game.resigned());
            }
          });
    }
  }

  @Test
  void a_determinization_that_begins_with_the_truth() {
    assertFailure(TrueDeterminization.class, SECRECY, "must not depend on what is hidden");
  }

  /** Turns the draw pile round instead of drawing it anew. */
  static class TrueDeterminization extends BrokenGame {
    TrueDeterminization() {
      super(
          new PebblesRules() {
            @Override
            public Pebbles determinize(Pebbles game, Viewer viewer, Dice dice) {
              List<Integer> deck = new ArrayList<>(game.deck());
              Collections.rotate(deck, 1 + dice.below(3));
              return new Pebbles(
                  game.heap(),
                  game.outOfPlay(),
                  deck,
                  game.cards(),
                  game.taken(),
                  game.turn(),
                  game.resigned());
            }
          });
    }
  }
}
