package dev.starpost.testkit.suite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.chance.SeededDice;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * States that differ only in what Ann cannot see give Ann equal views and equal options, tell her
 * equal news, and let nobody take back a decision that told them something.
 */
public interface SecrecySuite<S, M, E> extends GameSuite<S, M, E> {

  /** From how many games for each number of players positions are taken. */
  default int gamesForSecrecy() {
    return 60;
  }

  /** Whether players know things that others do not, such as hands. */
  default boolean seatsKeepSecrets() {
    return true;
  }

  /**
   * Whether what is shown of an event may tell more than a view holds afterwards: a card that
   * everybody sees before it is turned down again.
   */
  default boolean newsMayTellMoreThanViews() {
    return false;
  }

  @TestFactory
  default Stream<DynamicTest> nobody_learns_what_they_may_not_see() {
    return new Seeds(this, "nobody_learns_what_they_may_not_see")
        .forEachTable(
            gamesForSecrecy(),
            one -> {
              for (S state : Sampled.from(this, one, 8).positions()) {
                for (Viewer viewer : viewers(one.setup().seats())) {
                  new Secrecy<>(this, state, viewer, one).check();
                }
              }
            });
  }

  /** Without this an {@code imagine} that changes nothing would let every leak pass. */
  @Test
  default void imagining_changes_all_that_is_hidden() {
    List<Seat> seats = Seat.first(game().mostPlayers());
    for (Viewer viewer : viewers(seats)) {
      boolean stateChanged = false;
      List<Seat> unchanged = new ArrayList<>(seats);
      viewer.seat().ifPresent(unchanged::remove);
      for (long seed = 0; seed < 20; seed++) {
        Seeds.Case one = new Seeds.Case(Seeds.setup(game(), seats.size(), seed), seed);
        for (S state : Sampled.from(this, one, 5).positions()) {
          S imagined = game().rules().imagine(state, viewer, new SeededDice(seed));
          stateChanged |= !imagined.equals(state);
          unchanged.removeIf(seat -> differs(state, imagined, Viewer.at(seat)));
        }
      }
      assertThat(stateChanged).as("imagine changes something hidden from %s", viewer).isTrue();
      if (seatsKeepSecrets()) {
        assertThat(unchanged).as("seats whose secrets %s never imagines anew", viewer).isEmpty();
      }
    }
  }

  private boolean differs(S state, S imagined, Viewer viewer) {
    return !game().rules().view(state, viewer).equals(game().rules().view(imagined, viewer));
  }

  private static List<Viewer> viewers(List<Seat> seats) {
    List<Viewer> viewers = new ArrayList<>();
    seats.forEach(seat -> viewers.add(Viewer.at(seat)));
    viewers.add(Viewer.SPECTATOR);
    return viewers;
  }
}
