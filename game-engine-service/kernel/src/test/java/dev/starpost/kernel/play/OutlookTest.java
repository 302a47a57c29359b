package dev.starpost.kernel.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.kernel.Seat;
import dev.starpost.kernel.pending.SealedAnswers;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What is certain of an answer that waits for those of others. */
class OutlookTest {
  private static final Seat ANN = Seat.of(1);
  private static final Seat BEN = Seat.of(2);

  /** A vote for yes costs a sheet of paper when it is counted; a count brings everybody five. */
  private static final class PaidBallot extends Ballot {
    @Override
    public SortedMap<String, Integer> holdings(State state, Seat seat) {
      int spent = Collections.frequency(state.said(), "spent");
      int counts = Collections.frequency(state.said(), "revealed");
      return new TreeMap<>(Collections.singletonMap("paper", 10 - spent + 5 * counts));
    }

    @Override
    public State carriedOut(State state, Seat seat) {
      if (!state.votes().of(seat).equals(Optional.of("yes"))) {
        return state;
      }
      List<String> said = new ArrayList<>(state.said());
      said.add("spent");
      return new State(state.round(), state.votes(), said);
    }

    @Override
    public boolean isAftermath(Event event) {
      return event.said().equals("revealed");
    }
  }

  private static Ballot.State votes(SealedAnswers<String> votes) {
    return new Ballot.State(1, votes, List.of());
  }

  private static Outlook.Certain yes(Ballot rules, Ballot.State state, Seat seat) {
    return new Outlook<>(rules, state, seat).of("yes");
  }

  @Test
  void a_sealed_answer_costs_what_it_will_take_when_it_is_carried_out() {
    Ballot.State asked = votes(SealedAnswers.from(List.of(ANN, BEN)));
    assertThat(yes(new PaidBallot(), asked, ANN).change()).containsEntry("paper", -1);
    assertThat(yes(new PaidBallot(), asked, ANN).isFinal()).isFalse();
    assertThat(new Outlook<>(new PaidBallot(), asked, ANN).of("no").change()).isEmpty();
  }

  @Test
  void an_answer_that_replaces_another_costs_what_the_first_would_have() {
    Ballot.State answered = votes(SealedAnswers.<String>from(List.of(ANN, BEN)).with(ANN, "yes"));
    assertThat(yes(new PaidBallot(), answered, ANN).change()).containsEntry("paper", -1);
  }

  @Test
  void the_last_answer_costs_no_less_although_the_game_goes_on_with_it() {
    Ballot.State last = votes(SealedAnswers.<String>from(List.of(ANN, BEN)).with(BEN, "no"));
    assertThat(yes(new PaidBallot(), last, ANN).change()).containsEntry("paper", -1);
    assertThat(yes(new PaidBallot(), last, ANN).isFinal()).isTrue();
  }
}
