package dev.starpost.testkit.suite;

import static dev.starpost.testkit.suite.Noticing.assertFailure;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.option.Option;
import dev.starpost.testkit.pebbles.Pebbles;
import dev.starpost.testkit.pebbles.Pebbles.Move;
import dev.starpost.testkit.pebbles.PebblesGame;
import dev.starpost.testkit.pebbles.PebblesRules;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The purity suite: with a game broken on purpose it fails, and says why. */
class PuritySuiteTest {

  @Test
  void an_order_that_differs_from_run_to_run() {
    assertFailure(
        UnstableOrder.class,
        "another_machine_plays_the_same_games",
        "the same seeds in another process");
    assertFailure(
        UnstableOrder.class,
        "the_rules_use_nothing_that_differs_from_run_to_run",
        "use List, SortedSet, SortedMap or EnumMap");
  }

  static class UnstableOrder extends BrokenGame {
    /** Enum constants hash by identity, so a HashMap of them has another order in each process. */
    enum Kind {
      TAKE_ONE,
      TAKE_TWO,
      ROLL,
      SWAP,
      GRAB
    }

    static class UnstableRules extends PebblesRules {
      @Override
      public List<Option<Move>> options(Pebbles game, Seat seat) {
        Map<Kind, Option<Move>> options = new HashMap<>();
        Iterator<Kind> kinds = EnumSet.allOf(Kind.class).iterator();
        for (Option<Move> option : super.options(game, seat)) {
          options.put(kinds.next(), option);
        }
        return new ArrayList<>(options.values());
      }
    }

    static class UnstableGame extends PebblesGame {
      UnstableGame() {
        super(new UnstableRules());
      }
    }

    UnstableOrder() {
      super(new UnstableGame());
    }

    @Override
    public JavaClasses classesOfTheRules() {
      return new ClassFileImporter().importClasses(UnstableRules.class);
    }
  }

  @Test
  void rules_that_reach_outside() {
    assertFailure(Worldly.class, "the_rules_know_nothing_but_the_kernel", "plain Java");
  }

  @Test
  void chance_of_their_own() {
    assertFailure(
        Gambling.class, "the_rules_use_nothing_that_differs_from_run_to_run", "draw all chance");
  }

  static class Gambling extends BrokenGame {
    Gambling() {
      super(new PebblesRules());
    }

    static class Shuffling {
      void shuffle(List<Integer> deck) {
        Collections.shuffle(deck);
      }
    }

    @Override
    public JavaClasses classesOfTheRules() {
      return new ClassFileImporter().importClasses(Shuffling.class);
    }
  }

  static class Worldly extends BrokenGame {
    Worldly() {
      super(new PebblesRules());
    }

    static class Clocked {
      long now() {
        return Instant.now().toEpochMilli();
      }
    }

    @Override
    public JavaClasses classesOfTheRules() {
      return new ClassFileImporter().importClasses(Clocked.class);
    }
  }
}
