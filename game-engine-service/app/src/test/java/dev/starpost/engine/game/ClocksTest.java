package dev.starpost.engine.game;

import static dev.starpost.engine.game.TimedGame.bank;
import static dev.starpost.engine.game.TimedGame.perMove;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.contracts.account.AccountState.Vacation;
import dev.starpost.contracts.account.Hours;
import dev.starpost.contracts.game.BotLevel;
import dev.starpost.contracts.game.GameCommand;
import dev.starpost.contracts.game.GameCommit;
import dev.starpost.contracts.game.GameFact;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.play.Ply;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Clocks of a game of Salvage, in which everybody bids at once. */
class ClocksTest {
  private static final Duration HOUR = Duration.ofHours(1);
  private static final Duration DAY = Duration.ofDays(1);

  private static TimedGame game(String timeout) {
    return new TimedGame("salvage", perMove("P3D", timeout), 2);
  }

  @Test
  void everybody_who_is_asked_has_a_clock_and_everybody_is_told() {
    TimedGame table = game("forfeit");
    Instant until = table.now().plus(Duration.ofDays(3));

    assertThat(table.announced().deadlines())
        .containsExactly(
            new GameCommit.Deadline(1, 1, until), new GameCommit.Deadline(2, 1, until));
    assertThat(table.facts()).contains(new GameFact.TurnOpened(List.of(1, 2), Optional.of(until)));

    table.passes(HOUR).moves(1);
    assertThat(table.announced().deadlines()).containsExactly(new GameCommit.Deadline(2, 1, until));
  }

  @Test
  void a_clock_per_move_begins_anew_with_every_wait() {
    TimedGame table = game("forfeit");
    table.passes(HOUR).moves(1).passes(DAY).moves(2);
    assertThat(table.deadline(1)).isEqualTo(table.now().plus(Duration.ofDays(3)));
  }

  @Test
  void taking_back_goes_on_with_the_time_that_was_left() {
    TimedGame table = game("forfeit");
    Instant until = table.deadline(1);
    table.passes(DAY).moves(1).passes(HOUR).take(table.undo(1));
    assertThat(table.deadline(1))
        .as("while the answer was there the clock stood")
        .isEqualTo(until.plus(HOUR));
    for (int i = 0; i < 5; i++) {
      table.moves(1).take(table.undo(1));
    }
    assertThat(table.deadline(1)).as("nothing is gained").isEqualTo(until.plus(HOUR));
  }

  @Test
  void a_bank_grows_by_an_increment_for_each_move_that_stands_up_to_its_cap() {
    TimedGame table = new TimedGame("salvage", bank("P2D", "PT12H", "P2D", "forfeit"), 2);
    Instant begin = table.now();
    table.passes(DAY);
    for (int i = 0; i < 4; i++) {
      table.moves(1).take(table.undo(1));
    }
    table.moves(1);
    table.passes(HOUR).moves(2);
    assertThat(table.running(1).orElseThrow().left())
        .as("one day was left, and one move stands")
        .isEqualTo(Duration.ofHours(36));
    assertThat(table.running(2).orElseThrow().left()).isEqualTo(Duration.ofHours(48 - 25 + 12));
    assertThat(table.deadline(1)).isEqualTo(begin.plus(DAY).plus(HOUR).plus(Duration.ofHours(36)));

    table.moves(1).moves(2);
    assertThat(table.running(1).orElseThrow().left()).as("the cap").isEqualTo(Duration.ofDays(2));
  }

  @Test
  void only_what_arrives_after_the_deadline_ends_a_turn_and_only_that_deadline() {
    TimedGame table = game("forfeit");
    GameCommand expiry = table.expiry(1);
    table.passes(Duration.ofDays(3).minusMillis(1));
    table.refused(expiry);
    table.refused(GameCommand.ExpireTurn.of(table.gameId(), 1, 1, table.now()));
    table.refused(GameCommand.ExpireTurn.of(table.gameId(), 1, 9, table.deadline(1)));
    table.refused(GameCommand.ExpireTurn.of(table.gameId(), 7, 1, table.deadline(1)));
    table.passes(Duration.ofMillis(1)).take(expiry);
  }

  @Test
  void a_move_that_arrives_before_the_end_is_told_counts_even_if_the_deadline_has_passed() {
    TimedGame table = game("forfeit");
    GameCommand expiry = table.expiry(1);
    table.passes(Duration.ofDays(4)).moves(1);
    table.refused(expiry);
    assertThat(table.game().isFinished()).isFalse();
  }

  @Test
  void whoever_forfeits_resigns_by_the_rules() {
    TimedGame table = game("forfeit");
    Instant until = table.deadline(2);
    table.moves(1).expires(2);

    assertThat(table.last().kind()).isEqualTo(Ply.Kind.FORFEIT);
    assertThat(table.facts())
        .startsWith(new GameFact.TurnExpired(2, until), new GameFact.Resigned(2));
    GameFact.GameFinished end = end(table);
    assertThat(end.rated()).isTrue();
    assertThat(end.places()).extracting(GameFact.Place::seat).containsExactly(1, 2);
    assertThat(end.places()).extracting(GameFact.Place::abandoned).containsExactly(false, true);
  }

  @Test
  void a_bot_answers_one_question_for_whoever_let_the_time_run_out() {
    TimedGame table = game("default-move");
    Instant until = table.deadline(1);
    table.expires(1);

    assertThat(table.facts()).containsExactly(new GameFact.TurnExpired(1, until));
    assertThat(table.announced().bots())
        .containsExactly(new GameCommit.BotTurn(1, BotLevel.GREEDY, 2));
    assertThat(table.refused(table.move(1)).code()).isEqualTo("seat-kept-by-bot");
    assertThat(table.refused(table.undo(1)).code()).isEqualTo("seat-kept-by-bot");

    table.botsAnswer().moves(2);
    assertThat(table.game().botTurns()).isEmpty();
    assertThat(table.running(1)).as("asked again, and on the clock").isPresent();
    assertThat(table.refused(table.undo(1)).code()).isEqualTo("nothing-to-take-back");
  }

  @Test
  void the_second_turn_missed_in_a_row_leaves_the_seat_to_a_bot() {
    TimedGame table = game("default-move");
    table.moves(2).expires(1).botsAnswer();
    table.moves(2).expires(1);
    assertThat(table.facts()).contains(new GameFact.SeatTakenOver(1, BotLevel.GREEDY, true));
    assertThat(table.game().roster().controller(Seat.of(1)).isLeft()).isTrue();
  }

  @Test
  void a_move_of_ones_own_makes_good_for_a_missed_turn() {
    TimedGame table = game("default-move");
    table.moves(2).expires(1).botsAnswer();
    table.moves(1).moves(2);
    table.moves(2).expires(1);
    assertThat(table.last().kind()).isEqualTo(Ply.Kind.TIMEOUT);
  }

  @Test
  void a_seat_is_taken_back_once() {
    TimedGame table = game("bot-takeover");
    assertThat(table.refused(table.returning(1)).code()).isEqualTo("seat-not-taken-over");
    table.expires(1).passes(HOUR).take(table.returning(1));

    assertThat(table.facts()).contains(new GameFact.SeatTakenBack(1));
    assertThat(table.deadline(1)).isEqualTo(table.now().plus(Duration.ofDays(3)));
    assertThat(table.game().botTurns()).isEmpty();

    table.expires(1);
    assertThat(table.facts()).contains(new GameFact.SeatTakenOver(1, BotLevel.GREEDY, false));
    assertThat(table.refused(table.returning(1)).code()).isEqualTo("seat-lost");
  }

  @Test
  void who_returns_to_an_empty_bank_has_an_increment() {
    TimedGame table = new TimedGame("salvage", bank("P1D", "PT12H", "P2D", "bot-takeover"), 2);
    table.expires(1).take(table.returning(1));
    assertThat(table.running(1).orElseThrow().left()).isEqualTo(Duration.ofHours(12));
  }

  @Test
  void a_vacation_that_begins_while_a_clock_runs_moves_the_deadline() {
    TimedGame table = game("forfeit");
    Instant until = table.deadline(1);
    Hours away =
        new Hours(
            5,
            "UTC",
            Optional.empty(),
            Optional.of(new Vacation(LocalDate.of(2026, 11, 18), LocalDate.of(2026, 11, 27))));
    table.passes(DAY).take(GameCommand.SetHours.of(table.gameId(), 1, "p1", away));

    assertThat(table.deadline(1)).isEqualTo(until.plus(Duration.ofDays(10)));
    assertThat(table.deadline(2)).isEqualTo(until);
    assertThat(table.facts())
        .containsExactly(new GameFact.ClocksMoved(List.of(1), GameFact.ClocksMoved.Why.HOURS));
    table.refused(GameCommand.SetHours.of(table.gameId(), 2, "p1", away));
    table.take(
        GameCommand.SetHours.of(
            table.gameId(), 3, "p1", new Hours(6, "UTC", Optional.empty(), Optional.empty())));
    assertThat(table.deadline(1)).as("back earlier than thought").isEqualTo(until);
  }

  @Test
  void the_time_that_the_platform_was_away_is_given_back() {
    TimedGame table = game("forfeit");
    Instant until = table.deadline(1);
    Instant from = table.now().plus(Duration.ofDays(2));
    Instant to = from.plus(Duration.ofDays(5));
    GameCommand extend = GameCommand.ExtendClocks.of(table.gameId(), 1, from, to);
    table.passes(Duration.ofDays(7)).passes(HOUR).take(extend);

    assertThat(table.deadline(1)).isEqualTo(until.plus(Duration.ofDays(5)));
    assertThat(table.facts())
        .containsExactly(new GameFact.ClocksMoved(List.of(1, 2), GameFact.ClocksMoved.Why.OUTAGE));
    table.refused(extend);
  }

  @Test
  void a_change_of_the_clock_disturbs_nobody() {
    TimedGame table = game("forfeit");
    table.moves(1);
    GameCommand known = table.move(2);
    Hours away = new Hours(5, "UTC", Optional.empty(), vacation());
    table.take(GameCommand.SetHours.of(table.gameId(), 2, "p2", away));
    assertThat(table.game().mayUndoTo(Seat.of(1))).isPresent();
    table.take(known);
  }

  private static Optional<Vacation> vacation() {
    return Optional.of(new Vacation(LocalDate.of(2026, 11, 18), LocalDate.of(2026, 11, 27)));
  }

  @Test
  void who_rests_when_asked_has_a_later_deadline() {
    TimedGame table = game("forfeit").rests(1, new Hours(2, "UTC", Optional.empty(), vacation()));
    table.moves(1).moves(2);
    assertThat(table.deadline(1)).isEqualTo(table.now().plus(Duration.ofDays(13)));
    assertThat(table.deadline(2)).isEqualTo(table.now().plus(Duration.ofDays(3)));
  }

  @Test
  void all_who_play_agree_to_call_a_game_off_and_a_move_withdraws_nothing() {
    TimedGame table = game("forfeit");
    table.moves(1).moves(2).take(table.cancel(1));
    assertThat(table.facts()).containsExactly(new GameFact.CancellationAgreed(1));
    assertThat(table.refused(table.cancel(1)).code()).isEqualTo("agreed-already");
    table.moves(1).take(table.cancel(2));
    assertThat(table.game().isFinished()).isTrue();
    assertThat(table.game().roster().nextDeadline()).as("no clock runs").isEmpty();
  }

  private static GameFact.GameFinished end(TimedGame table) {
    return table.facts().stream()
        .filter(GameFact.GameFinished.class::isInstance)
        .map(GameFact.GameFinished.class::cast)
        .findFirst()
        .orElseThrow();
  }
}
