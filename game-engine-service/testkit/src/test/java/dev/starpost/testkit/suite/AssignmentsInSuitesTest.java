package dev.starpost.testkit.suite;

import static dev.starpost.testkit.suite.Noticing.assertFailure;

import dev.starpost.kernel.Component;
import dev.starpost.kernel.option.NamedSlot;
import dev.starpost.testkit.pebbles.PebblesGame;
import dev.starpost.testkit.pebbles.PebblesRules;
import dev.starpost.text.Text;
import java.util.List;
import java.util.SortedMap;
import org.junit.jupiter.api.Test;

/** Assignments that are offered or judged wrongly: the suites fail, and say why. */
class AssignmentsInSuitesTest {
  private static final String OPTIONS = "exactly_the_listed_options_are_accepted";
  private static final String EXPLAINED = "options_say_what_they_are_about_cost_and_give";

  @Test
  void a_required_slot_that_the_rules_let_stay_empty() {
    assertFailure(EmptyHand.class, OPTIONS, "Grab[hands={right=1}] is not an option of seat");
  }

  static class EmptyHand extends BrokenGame {
    EmptyHand() {
      super(
          new PebblesRules() {
            @Override
            protected boolean isGrab(SortedMap<String, Integer> hands) {
              return super.isGrab(hands) || (hands.size() == 1 && hands.containsKey("right"));
            }
          });
    }
  }

  @Test
  void a_value_that_the_rules_let_be_used_twice() {
    assertFailure(Twice.class, OPTIONS, "Grab[hands={left=1, right=1}] is not an option of seat");
  }

  static class Twice extends BrokenGame {
    Twice() {
      super(
          new PebblesRules() {
            @Override
            protected boolean isGrab(SortedMap<String, Integer> hands) {
              return super.isGrab(hands) || List.copyOf(hands.values()).equals(List.of(1, 1));
            }
          });
    }
  }

  @Test
  void a_slot_that_offers_what_does_not_fit_it() {
    assertFailure(Misfit.class, OPTIONS, "Grab[hands={left=1, right=2}] is an option of seat");
  }

  static class Misfit extends BrokenGame {
    Misfit() {
      super(
          new PebblesRules() {
            @Override
            protected List<NamedSlot<String, Integer>> hands() {
              return List.of(
                  super.hands().get(0), NamedSlot.optional("right", Text.of("hand.right")));
            }
          });
    }
  }

  @Test
  void a_slot_that_offers_less_than_the_rules_accept() {
    assertFailure(OneHand.class, OPTIONS, "Grab[hands={left=2, right=1}] is not an option of seat");
  }

  static class OneHand extends BrokenGame {
    OneHand() {
      super(
          new PebblesRules() {
            @Override
            protected List<NamedSlot<String, Integer>> hands() {
              NamedSlot<String, Integer> right = super.hands().get(1);
              return List.of(super.hands().get(0), right.onlyFor(List.of(2)));
            }

            @Override
            protected boolean isGrab(SortedMap<String, Integer> hands) {
              return super.isGrab(hands) || hands.getOrDefault("right", 0) == 2;
            }
          });
    }
  }

  @Test
  void a_slot_that_clients_do_not_know() {
    assertFailure(Armless.class, EXPLAINED, "the components of kind hand");
  }

  static class Armless extends BrokenGame {
    Armless() {
      super(
          new PebblesGame() {
            @Override
            public List<Component> components() {
              return super.components().stream()
                  .filter(component -> !component.id().equals("right"))
                  .toList();
            }
          });
    }
  }

  @Test
  void a_slot_without_a_name() {
    assertFailure(Nameless.class, "every_question_and_option_can_be_read", "hand.unknown");
  }

  static class Nameless extends BrokenGame {
    Nameless() {
      super(
          new PebblesRules() {
            @Override
            protected List<NamedSlot<String, Integer>> hands() {
              return List.of(NamedSlot.required("left", Text.of("hand.unknown")));
            }
          });
    }
  }
}
