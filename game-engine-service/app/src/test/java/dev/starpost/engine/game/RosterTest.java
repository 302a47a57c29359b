package dev.starpost.engine.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.contracts.game.BotLevel;
import dev.starpost.contracts.game.TableClock;
import dev.starpost.engine.game.clock.ClockRules;
import dev.starpost.engine.game.clock.Clocks;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Seat;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Stored games keep the names that rosters were first written with. */
class RosterTest {
  private static final String STORED =
      """
      {"keepers":[\
      {"kind":"person","returned":false,"missed":0,"moved":true,"gone":false,\
      "person":true,"left":false},\
      {"kind":"bot","level":"strong","returned":false,"missed":0,"moved":false,"gone":false,\
      "person":false,"left":false},\
      {"kind":"successor","level":"greedy","returned":false,"missed":0,"moved":false,"gone":false,\
      "person":false,"left":true}],\
      "clocks":{"seats":[{"left":259200.000000000,"earned":false},\
      {"left":259200.000000000,"earned":false},{"left":259200.000000000,"earned":false}]},\
      "agreed":[1],"aborted":false}""";

  private static Roster roster() {
    var bank =
        new TableClock(
            "bank",
            Optional.empty(),
            Optional.of("PT72H"),
            Optional.of("PT12H"),
            Optional.of("PT96H"),
            Optional.of("forfeit"));
    return new Roster(
        PerSeat.of(
            List.of(
                SeatController.person().hasMoved(),
                SeatController.bot(BotLevel.STRONG),
                SeatController.person().replacedAt(7).succeeded())),
        Optional.of(Clocks.first(ClockRules.of(Optional.of(bank)).orElseThrow().control(), 3)),
        List.of(Seat.of(1)),
        false);
  }

  @Test
  void a_roster_is_stored_to_the_letter_as_ever() {
    assertThat(roster().write()).isEqualTo(STORED);
  }

  @Test
  void what_was_stored_is_read() {
    assertThat(Roster.read(STORED)).isEqualTo(roster());
  }
}
