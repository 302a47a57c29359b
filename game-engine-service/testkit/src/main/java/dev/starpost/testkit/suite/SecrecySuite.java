package dev.starpost.testkit.suite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.chance.SeededDice;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * States that differ only in what Ann cannot see give Ann equal views and equal options, tell her
 * equal news, and let nobody take back a decision that told them something.
 */
public interface SecrecySuite<S, M, E> extends GameSuite<S, M, E> {
  /** So often each position is determinized to see what changes. */
  int DRAWS = 3;

  /** From how many games for each number of players positions are taken. */
  default int gamesForSecrecy() {
    return 60;
  }

  /** Whether players know things that others do not, such as hands. */
  default boolean seatsKeepSecrets() {
    return true;
  }

  /**
   * Whether this event may tell everybody more than their views hold afterwards: what a die showed,
   * a card that all see before it is turned down again. Such events are left out where news are
   * compared, so name as few as you can.
   */
  default boolean tellsMoreThanViews(E event) {
    return false;
  }

  @TestFactory
  @Tag(GameSuite.SUITE)
  default Stream<DynamicTest> nobody_learns_what_they_may_not_see() {
    return new Seeds(this, "nobody_learns_what_they_may_not_see")
        .forEachTable(
            gamesForSecrecy(),
            one -> {
              for (Viewer viewer : Viewer.all(one.setup().seats())) {
                OpeningSecrecy.check(this, one, viewer);
              }
              for (S state : Sampled.from(this, one, positionsApart()).positions()) {
                for (Viewer viewer : Viewer.all(one.setup().seats())) {
                  new Secrecy<>(this, state, viewer, one).check();
                }
              }
            });
  }

  /** Without this a {@code determinize} that changes too little would let leaks pass. */
  @Test
  @Tag(GameSuite.SUITE)
  default void determinizing_changes_all_that_is_hidden() {
    List<Seat> seats = Seat.first(game().mostPlayers());
    List<Hidden<S, M, E>> views = new ArrayList<>();
    Viewer.all(seats).forEach(viewer -> views.add(new Hidden<>(game().rules(), viewer, seats)));
    for (long seed = 0; seed < 30; seed++) {
      // Where all that is hidden is hidden from everybody, views have nothing more to tell.
      List<Hidden<S, M, E>> curious =
          views.stream().filter(hidden -> seatsKeepSecrets() || !hidden.stateChanged()).toList();
      if (!curious.isEmpty()) {
        Seeds.Case one = new Seeds.Case(Seeds.setup(game(), seats.size(), seed), seed);
        for (S state : Sampled.from(this, one, 3 * positionsApart() / 8).positions()) {
          Hidden.Views<S> real = new Hidden.Views<>(game().rules(), state);
          for (Hidden<S, M, E> hidden : curious) {
            for (int draw = 0; draw < DRAWS; draw++) {
              // What is one of few, such as a plan with one card, is often drawn as it is.
              SeededDice dice = new SeededDice(~seed - draw);
              hidden.compare(real, game().rules().determinize(state, hidden.viewer(), dice));
            }
          }
        }
      }
    }
    for (Hidden<S, M, E> hidden : views) {
      assertThat(hidden.stateChanged())
          .as("determinize changes something hidden from %s", hidden.viewer())
          .isTrue();
      if (seatsKeepSecrets()) {
        assertThat(hidden.neverDrawnAnew())
            .as("what others see, %s does not, and determinize never changes", hidden.viewer())
            .isEmpty();
        assertThat(hidden.found()).as("secrets kept from %s", hidden.viewer()).isNotEmpty();
      }
    }
  }
}
