package dev.starpost.rating.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.contracts.game.BotLevel;
import dev.starpost.contracts.game.GameCommit;
import dev.starpost.contracts.game.GameFact;
import dev.starpost.contracts.game.Visibility;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which turns were in time, and how long answers took. */
class FollowedGameTest implements FollowedGame.Watch {
  private static final BotLevel GREEDY = BotLevel.GREEDY;

  private final List<String> seen = new ArrayList<>();
  private final FollowedGame game =
      new FollowedGame("sal-1", "salvage", 0, false, false, List.of());
  private Instant now = Instant.parse("2026-11-16T12:00:00Z");
  private boolean clock = true;

  @Override
  public void answered(SeatTurn seat, int seconds) {
    seen.add(seat.name() + " answered after " + seconds);
  }

  @Override
  public void turnOver(SeatTurn seat, boolean inTime) {
    seen.add(seat.name() + (inTime ? " was in time" : " was late"));
  }

  @Test
  void a_turn_is_over_when_the_game_waits_for_others() {
    begin(1);
    pass(Duration.ofHours(2));
    commit(List.of(2), List.of(), new GameFact.Moved(1));

    assertThat(seen).containsExactly("Ann answered after 7200", "Ann was in time");
  }

  @Test
  void however_many_questions_it_has_it_is_one_turn_and_its_first_answer_counts() {
    begin(1);
    pass(Duration.ofHours(2));
    commit(List.of(1), List.of(), new GameFact.Moved(1));
    pass(Duration.ofSeconds(5));
    commit(List.of(1), List.of(), new GameFact.Moved(1));
    commit(List.of(2), List.of(), new GameFact.Moved(1));

    assertThat(seen).containsExactly("Ann answered after 7200", "Ann was in time");
  }

  @Test
  void a_turn_whose_time_runs_out_is_late_and_what_a_bot_does_then_is_no_answer() {
    begin(1);
    commit(List.of(1), List.of(1), new GameFact.TurnExpired(1, now));
    commit(List.of(2), List.of(), new GameFact.Moved(1));

    assertThat(seen).containsExactly("Ann was late");
  }

  @Test
  void turns_of_a_seat_that_a_bot_keeps_are_nobodys() {
    begin(1);
    commit(
        List.of(1),
        List.of(1),
        new GameFact.TurnExpired(1, now),
        new GameFact.SeatTakenOver(1, GREEDY, true));
    seen.clear();
    commit(List.of(2), List.of(), new GameFact.Moved(1));
    commit(List.of(1), List.of(1), new GameFact.Moved(2));
    commit(List.of(2), List.of(), new GameFact.Moved(1));
    assertThat(seen).containsExactly("Bob answered after 0", "Bob was in time");

    seen.clear();
    commit(List.of(1), List.of(), new GameFact.SeatTakenBack(1));
    pass(Duration.ofMinutes(1));
    commit(List.of(2), List.of(), new GameFact.Moved(1));
    assertThat(seen).containsExactly("Ann answered after 60", "Ann was in time");
  }

  @Test
  void without_a_clock_there_is_no_time_to_keep_but_a_pace() {
    clock = false;
    begin(1);
    pass(Duration.ofMinutes(1));
    commit(List.of(2), List.of(), new GameFact.Moved(1));

    assertThat(seen).containsExactly("Ann answered after 60");
  }

  @Test
  void a_turn_that_nobody_could_answer_counts_for_nothing() {
    begin(1);
    commit(List.of(), List.of(), new GameFact.Resigned(2));

    assertThat(seen).isEmpty();
  }

  @Test
  void an_answer_that_is_replaced_before_the_others_have_answered_is_one() {
    begin(1, 2);
    pass(Duration.ofSeconds(10));
    commit(List.of(2), List.of(), new GameFact.Moved(1));
    commit(List.of(2), List.of(), new GameFact.Moved(1));

    assertThat(seen).containsExactly("Ann answered after 10", "Ann was in time");
  }

  private void begin(Integer... awaiting) {
    var start =
        new GameFact.GameStarted(
            "c",
            List.of(new GameFact.Seated(1, "ann", "Ann"), new GameFact.Seated(2, "bob", "Bob")),
            Visibility.PUBLIC,
            "c");
    commit(List.of(awaiting), List.of(), start);
  }

  private void pass(Duration time) {
    now = now.plus(time);
  }

  private void commit(List<Integer> awaiting, List<Integer> bots, GameFact... facts) {
    game.goOn(
        new GameCommit(
            "sal-1",
            "salvage",
            game.version() + 1,
            now,
            awaiting,
            List.of(facts),
            bots.stream().map(seat -> new GameCommit.BotTurn(seat, GREEDY, 1)).toList(),
            clock
                ? awaiting.stream().map(seat -> new GameCommit.Deadline(seat, 1, now)).toList()
                : List.of()),
        this);
  }
}
