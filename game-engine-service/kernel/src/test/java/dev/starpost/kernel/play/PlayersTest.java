package dev.starpost.kernel.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Setup;
import dev.starpost.kernel.chance.SeededDice;
import dev.starpost.kernel.play.Ballot.Event;
import dev.starpost.kernel.play.Ballot.State;
import dev.starpost.kernel.table.TableOptionsSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class PlayersTest {
  private final Ballot rules = new Ballot();

  @Test
  void a_playout_plays_to_the_end_and_the_same_seeds_give_the_same_game() {
    List<String> first = played(7);
    assertThat(first).isNotEmpty().isEqualTo(played(7)).isNotEqualTo(played(8));
  }

  @Test
  void looking_ahead_finds_what_is_worth_most() {
    State state = rules.apply(rules.origin(), new Event(Seat.of(2), "open"));
    Lookahead lookahead = new Lookahead(2, 10);
    for (int seed = 0; seed < 20; seed++) {
      assertThat(
              lookahead.decide(
                  new DecisionPoint<>(rules, state, 2, Seat.of(1)), new SplittableRandom(seed)))
          .isEqualTo("scribble");
    }
  }

  private List<String> played(long seed) {
    List<String> moves = new ArrayList<>();
    new Playout<>(rules, 1_000)
        .play(
            new Setup(2, TableOptionsSchema.of().defaults()),
            new SeededDice(seed),
            List.of(AutomaticPlayer.RANDOM, AutomaticPlayer.RANDOM),
            new SplittableRandom(seed),
            new Playout.Watcher<>() {
              @Override
              public void decided(
                  State before, Seat by, String move, List<Event> events, State after) {
                moves.add(by + " " + move + " " + events);
              }
            });
    return moves;
  }
}
