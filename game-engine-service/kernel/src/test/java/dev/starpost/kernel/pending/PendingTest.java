package dev.starpost.kernel.pending;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.kernel.Seat;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;

class PendingTest {
  private static final Seat ANN = Seat.of(1);
  private static final Seat BEN = Seat.of(2);

  @Test
  void an_agenda_asks_the_latest_first_and_then_what_lies_below() {
    Agenda<String> agenda = Agenda.<String>empty().push("end turn").push("raid");
    assertThat(agenda.top()).contains("raid");
    assertThat(agenda.pop().top()).contains("end turn");
    assertThat(agenda.pop().pop()).isEqualTo(Agenda.empty());
    assertThat(agenda.top()).as("immutable").contains("raid");
  }

  @Test
  void several_pushed_in_order_are_asked_in_order() {
    Agenda<String> agenda =
        Agenda.<String>empty().push("later").pushInOrder(List.of("first", "second"));
    assertThat(agenda.bottomUp()).containsExactly("later", "second", "first");
  }

  @Test
  void the_top_can_be_exchanged_and_nothing_cannot_be_popped() {
    assertThat(Agenda.<String>empty().push("a").replaceTop("b").top()).contains("b");
    assertThatThrownBy(() -> Agenda.empty().pop()).isInstanceOf(NoSuchElementException.class);
  }

  @Test
  void sealed_answers_wait_for_all_and_the_last_answer_of_a_seat_counts() {
    SealedAnswers<String> answers = SealedAnswers.from(List.of(ANN, BEN));
    assertThat(answers.outstanding()).containsExactly(ANN, BEN);
    SealedAnswers<String> one = answers.with(BEN, "rock").with(BEN, "paper");
    assertThat(one.of(BEN)).contains("paper");
    assertThat(one.outstanding()).containsExactly(ANN);
    assertThat(one.isCompletedBy(ANN)).isTrue();
    assertThat(one.isCompletedBy(BEN)).as("a change completes nothing").isFalse();
    assertThat(one.with(ANN, "scissors").given())
        .containsExactly(
            new SealedAnswers.Given<>(ANN, "scissors"), new SealedAnswers.Given<>(BEN, "paper"));
  }

  @Test
  void nobody_answers_who_is_not_asked() {
    assertThatThrownBy(() -> SealedAnswers.from(List.of(ANN)).with(BEN, "rock"))
        .hasMessageContaining("seat 2");
  }
}
