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
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RefereeTest {
  private static final Seat ANN = Seat.of(1);
  private static final Seat BEN = Seat.of(2);

  private final Referee<State, String, Event> referee = new Referee<>(new Ballot());
  private final List<Ply<Event>> plies = new ArrayList<>();
  private Position<State> position = opened();

  @Test
  void the_opening_is_version_one_and_asks_everybody() {
    assertThat(position.version()).isEqualTo(1);
    assertThat(position.askedAt().values()).containsExactly(1L, 1L);
    assertThat(position.mayUndo(ANN)).isFalse();
  }

  @Test
  void a_secret_answer_does_not_change_the_question_of_others() {
    play(ANN, "yes");
    assertThat(position.askedAt().get(ANN)).as("one's own move raises it").isEqualTo(2);
    assertThat(position.askedAt().get(BEN)).isEqualTo(1);
    play(BEN, "no");
    assertThat(position.askedAt().values()).as("a new round asks anew").containsExactly(3L, 3L);
  }

  @Test
  void what_is_not_listed_is_refused_with_the_reason_of_the_rules() {
    assertRefused(referee.play(position, ANN, "fly", SeededDice::new), "BA-1.1", "nonsense");
  }

  @Test
  void what_the_rules_would_let_pass_is_still_refused_if_it_is_not_listed() {
    assertRefused(
        referee.play(position, ANN, "unlisted", SeededDice::new), "BA-1.1", "not-an-option");
  }

  @Test
  void who_is_asked_nothing_can_decide_nothing() {
    for (int round = 0; round < 3; round++) {
      play(ANN, "yes");
      play(BEN, "yes");
    }
    assertThat(referee.play(position, ANN, "yes", SeededDice::new))
        .isEqualTo(new Adjudication.NothingAsked<State, Event>());
  }

  @Test
  void a_decision_can_be_taken_back_and_then_the_one_before() {
    State start = position.state();
    play(ANN, "scribble");
    State scribbled = position.state();
    play(ANN, "yes");
    undo(ANN);
    assertThat(position.state()).isEqualTo(scribbled);
    assertThat(position.version()).isEqualTo(4);
    undo(ANN);
    assertThat(position.state()).isEqualTo(start);
    assertNothingToUndo(ANN);
    play(ANN, "no");
    assertThat(position.mayUndo(ANN)).isTrue();
  }

  @Test
  void all_decisions_since_a_version_are_taken_back_in_one_step() {
    State start = position.state();
    play(ANN, "scribble");
    State scribbled = position.state();
    position = referee.outsideRules(position, Ply.Kind.CLOCK_CHANGE, BEN).position();
    play(ANN, "yes");
    play(ANN, "no");
    assertThat(position.mayUndoTo(ANN)).contains(1L);
    assertThat(position.mayUndoTo(BEN)).isEmpty();
    Position<State> before = position;

    follow(referee.undo(position, ANN, 3));
    assertThat(position.state()).isEqualTo(scribbled);
    assertThat(position.version()).as("it is one step").isEqualTo(before.version() + 1);
    assertThat(position.mayUndoTo(ANN)).contains(1L);

    position = before;
    follow(referee.undo(position, ANN, 1));
    assertThat(position.state()).isEqualTo(start);
    assertThat(plies.get(plies.size() - 1).undone()).isEqualTo(3);
    assertNothingToUndo(ANN);
    assertRefused(referee.undo(position, ANN, 1), "HOUSE-1", "nothing-to-take-back");
  }

  @Test
  void there_is_no_way_back_to_what_is_too_far_or_has_not_been_left() {
    play(ANN, "roll");
    play(ANN, "scribble");
    assertRefused(referee.undo(position, ANN, 1), "HOUSE-1", "no-way-back");
    assertRefused(referee.undo(position, ANN, 3), "HOUSE-1", "no-way-back");
    follow(referee.undo(position, ANN, 2));
  }

  @Test
  void an_undo_of_old_took_back_one_decision() {
    Ply<Event> ply =
        Ply.stored(Ply.Kind.TAKING_BACK, Optional.of(ANN), List.of(), 0, false, Optional.empty());
    assertThat(ply.undone()).isEqualTo(1);
    assertThat(ply.severalUndone()).isEmpty();
  }

  @Test
  void what_is_beside_the_game_is_a_version_and_nothing_else() {
    play(ANN, "scribble");
    Position<State> before = position;
    position = referee.outsideRules(position, Ply.Kind.CLOCK_CHANGE, BEN).position();
    assertThat(position.state()).isEqualTo(before.state());
    assertThat(position.version()).isEqualTo(before.version() + 1);
    assertThat(position.askedAt()).isEqualTo(before.askedAt());
    assertThat(position.mayUndo(ANN)).isTrue();
  }

  @Test
  void a_timeout_puts_the_question_anew_and_ends_taking_back() {
    play(ANN, "scribble");
    position = referee.outsideRules(position, Ply.Kind.TIMEOUT, BEN).position();
    assertThat(position.askedAt().get(BEN)).isEqualTo(position.version());
    assertThat(position.mayUndo(ANN)).isFalse();
  }

  @Test
  void what_a_bot_decides_for_a_seat_is_final() {
    var played =
        (Adjudication.Played<State, Event>)
            referee.playForSeat(position, ANN, "scribble", SeededDice::new);
    assertThat(played.ply().kind()).isEqualTo(Ply.Kind.BOT_DECISION);
    assertThat(played.position().mayUndo(ANN)).isFalse();
  }

  @Test
  void nothing_is_taken_back_once_somebody_else_has_decided() {
    play(ANN, "scribble");
    play(BEN, "yes");
    assertNothingToUndo(ANN);
    undo(BEN);
    assertNothingToUndo(ANN);
  }

  @Test
  void nothing_is_taken_back_that_told_somebody_something() {
    play(ANN, "scribble");
    play(ANN, "peek");
    assertNothingToUndo(ANN);
    play(ANN, "scribble");
    undo(ANN);
    assertNothingToUndo(ANN);
  }

  @Test
  void nothing_is_taken_back_that_rolled_the_dice() {
    play(ANN, "roll");
    assertThat(position.drawn()).isEqualTo(1);
    assertNothingToUndo(ANN);
    play(ANN, "roll");
    assertThat(position.drawn()).isEqualTo(2);
  }

  @Test
  void nothing_is_taken_back_that_ended_the_game() {
    play(ANN, "scribble");
    play(ANN, "adjourn");
    assertNothingToUndo(ANN);
  }

  @Test
  void a_trail_is_kept_no_longer_than_anybody_needs() {
    for (int i = 0; i < 1_000; i++) {
      play(ANN, i % 2 == 0 ? "yes" : "no");
    }
    assertThat(position.undoable()).hasSize(50);
    for (int i = 0; i < 50; i++) {
      undo(ANN);
    }
    assertNothingToUndo(ANN);
  }

  @Test
  void who_resigns_is_gone_for_good_and_nothing_before_is_taken_back() {
    play(ANN, "scribble");
    follow(referee.resign(position, BEN, SeededDice::new));
    assertThat(position.state().votes().asked()).containsExactly(ANN);
    assertNothingToUndo(ANN);
    assertNothingToUndo(BEN);
    assertRefused(referee.resign(position, BEN, SeededDice::new), "BA-1.2", "resigned-already");
  }

  @Test
  void nobody_takes_back_for_another() {
    play(ANN, "scribble");
    assertNothingToUndo(BEN);
  }

  @Test
  void folding_what_was_stored_leads_to_the_same_position() {
    for (String word : List.of("scribble", "roll", "scribble", "yes")) {
      play(ANN, word);
    }
    undo(ANN);
    play(BEN, "no");
    play(ANN, "yes");
    Position<State> folded = referee.unopened(2);
    for (Ply<Event> ply : plies) {
      folded = referee.fold(folded, ply);
    }
    assertThat(folded).isEqualTo(position);
  }

  private Position<State> opened() {
    Setup setup = new Setup(2, TableOptionsSchema.of().defaults());
    Adjudication.Played<State, Event> opened = referee.open(setup, new SeededDice(1));
    plies.add(opened.ply());
    return opened.position();
  }

  private void play(Seat seat, String move) {
    follow(referee.play(position, seat, move, drawn -> new SeededDice(1, drawn)));
  }

  private void undo(Seat seat) {
    follow(referee.undo(position, seat));
  }

  private void follow(Adjudication<State, Event> adjudication) {
    assertThat(adjudication).isInstanceOf(Adjudication.Played.class);
    Adjudication.Played<State, Event> played = (Adjudication.Played<State, Event>) adjudication;
    plies.add(played.ply());
    position = played.position();
  }

  private void assertNothingToUndo(Seat seat) {
    assertRefused(referee.undo(position, seat), "HOUSE-1", "nothing-to-take-back");
  }

  private static void assertRefused(
      Adjudication<State, Event> adjudication, String rule, String code) {
    assertThat(adjudication).isInstanceOf(Adjudication.Refused.class);
    var refusal = ((Adjudication.Refused<State, Event>) adjudication).refusal();
    assertThat(refusal.rule()).isEqualTo(rule);
    assertThat(refusal.code()).isEqualTo(code);
  }
}
