package dev.starpost.lobby.identity.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How many days off somebody has had, whichever calendars they were planned in. */
class DaysOffTest {
  private static final ZoneId PARIS = ZoneId.of("Europe/Paris");

  /** Where a day begins first, and where it ends last. */
  private static final ZoneId EAST = ZoneId.of("Pacific/Kiritimati");

  private static final ZoneId WEST = ZoneId.of("Etc/GMT+12");

  private static DaysOff off(String from, String to, ZoneId zone) {
    return new DaysOff(new Vacation(LocalDate.parse(from), LocalDate.parse(to)), zone);
  }

  @Test
  void days_are_counted_once_and_for_their_year() {
    List<DaysOff> days =
        List.of(
            off("2026-12-20", "2027-01-04", PARIS),
            off("2026-12-24", "2026-12-26", PARIS),
            off("2026-03-01", "2026-03-05", PARIS));

    assertThat(DaysOff.in(2026, PARIS, days)).isEqualTo(17);
    assertThat(DaysOff.in(2027, PARIS, days)).isEqualTo(4);
    assertThat(DaysOff.in(2028, PARIS, days)).isZero();
  }

  @Test
  void days_of_23_and_of_25_hours_are_days() {
    assertThat(DaysOff.in(2026, PARIS, List.of(off("2026-03-01", "2026-03-30", PARIS))))
        .isEqualTo(30);
    assertThat(DaysOff.in(2026, PARIS, List.of(off("2026-10-01", "2026-10-30", PARIS))))
        .isEqualTo(30);
  }

  @Test
  void the_same_date_on_the_other_side_of_the_world_is_another_day() {
    assertThat(
            DaysOff.in(
                2026,
                EAST,
                List.of(
                    off("2026-11-16", "2026-11-16", EAST), off("2026-11-16", "2026-11-16", WEST))))
        .isEqualTo(2);
  }

  /** Else somebody could call it off unspent where the date has not come yet, day after day. */
  @Test
  void a_vacation_has_begun_when_it_has_where_it_was_planned() {
    DaysOff east = off("2026-11-17", "2026-11-20", EAST);
    Instant stillYesterdayInTheWest = Instant.parse("2026-11-16T20:00:00Z");

    assertThat(east.hasBegun(stillYesterdayInTheWest)).isTrue();
    assertThat(east.untilToday(stillYesterdayInTheWest))
        .isEqualTo(off("2026-11-17", "2026-11-17", EAST));
  }
}
