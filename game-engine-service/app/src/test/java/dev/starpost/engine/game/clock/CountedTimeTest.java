package dev.starpost.engine.game.clock;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.contracts.account.AccountState.QuietHours;
import dev.starpost.contracts.account.AccountState.Vacation;
import dev.starpost.contracts.account.Hours;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** What counts of time: not the night, not the vacation, and every hour of a day of 23 or 25. */
class CountedTimeTest {
  private static final String PARIS = "Europe/Paris";
  private static final Optional<QuietHours> NIGHT = quiet("22:00", "07:00");

  @Test
  void without_rest_all_time_counts() {
    CountedTime time = time("UTC", Optional.empty(), Optional.empty());
    assertThat(time.after(at("2026-11-16T12:00:00Z"), Duration.ofDays(3)))
        .isEqualTo(at("2026-11-19T12:00:00Z"));
  }

  @Test
  void the_clock_stands_still_in_quiet_hours() {
    CountedTime time = time(PARIS, NIGHT, Optional.empty());
    // 21:00 in Paris: one hour, then the night, then two more.
    assertThat(time.after(at("2026-11-16T20:00:00Z"), Duration.ofHours(3)))
        .isEqualTo(at("2026-11-17T08:00:00Z"));
    assertThat(time.between(at("2026-11-16T20:00:00Z"), at("2026-11-17T08:00:00Z")))
        .isEqualTo(Duration.ofHours(3));
  }

  @Test
  void who_is_asked_at_night_has_all_the_time_from_the_morning_on() {
    CountedTime time = time(PARIS, NIGHT, Optional.empty());
    assertThat(time.after(at("2026-11-17T02:00:00Z"), Duration.ofHours(1)))
        .isEqualTo(at("2026-11-17T07:00:00Z"));
  }

  @Test
  void no_deadline_is_in_a_rest() {
    CountedTime time = time(PARIS, NIGHT, Optional.empty());
    assertThat(time.after(at("2026-11-16T20:00:00Z"), Duration.ofHours(1)))
        .as("not at 22:00, when the night begins")
        .isEqualTo(at("2026-11-17T06:00:00Z"));
  }

  @Test
  void quiet_hours_may_lie_within_a_day() {
    CountedTime time = time("UTC", quiet("09:00", "17:00"), Optional.empty());
    assertThat(time.after(at("2026-11-16T08:00:00Z"), Duration.ofHours(2)))
        .isEqualTo(at("2026-11-16T18:00:00Z"));
  }

  @Test
  void quiet_hours_from_an_hour_to_the_same_are_none() {
    CountedTime time = time("UTC", quiet("09:00", "09:00"), Optional.empty());
    assertThat(time.after(at("2026-11-16T08:00:00Z"), Duration.ofHours(2)))
        .isEqualTo(at("2026-11-16T10:00:00Z"));
  }

  /** On 29 March 2026 the clocks of Paris skip the hour from 2 to 3. */
  @Test
  void a_night_of_summer_time_is_an_hour_shorter() {
    CountedTime time = time(PARIS, NIGHT, Optional.empty());
    assertThat(time.after(at("2026-03-28T20:00:00Z"), Duration.ofHours(2)))
        .as("22:00 is 21:00Z, and 7:00 is 5:00Z")
        .isEqualTo(at("2026-03-29T06:00:00Z"));
  }

  /** On 25 October 2026 they show the hour from 2 to 3 twice. */
  @Test
  void a_night_of_winter_time_is_an_hour_longer() {
    CountedTime time = time(PARIS, NIGHT, Optional.empty());
    assertThat(time.after(at("2026-10-24T19:00:00Z"), Duration.ofHours(2)))
        .as("22:00 is 20:00Z, and 7:00 is 6:00Z")
        .isEqualTo(at("2026-10-25T07:00:00Z"));
  }

  @Test
  void quiet_hours_that_the_wall_clock_skips_are_an_hour_later() {
    CountedTime time = time(PARIS, quiet("02:00", "02:30"), Optional.empty());
    assertThat(time.between(at("2026-03-29T00:00:00Z"), at("2026-03-29T03:00:00Z")))
        .isEqualTo(Duration.ofMinutes(150));
  }

  @Test
  void of_an_hour_that_is_shown_twice_the_first_is_meant() {
    CountedTime time = time(PARIS, quiet("02:00", "03:00"), Optional.empty());
    // From the first 2:00 to the only 3:00 are two hours.
    assertThat(time.between(at("2026-10-25T00:00:00Z"), at("2026-10-25T02:00:00Z")))
        .isEqualTo(Duration.ZERO);
    assertThat(time.between(at("2026-10-24T23:00:00Z"), at("2026-10-25T03:00:00Z")))
        .isEqualTo(Duration.ofHours(2));
  }

  @Test
  void the_clock_stands_still_on_vacation_both_days_included() {
    CountedTime time = time(PARIS, Optional.empty(), days("2026-12-20", "2027-01-04"));
    assertThat(time.after(at("2026-12-19T22:00:00Z"), Duration.ofHours(2)))
        .as("23:00 in Paris: an hour before, an hour after")
        .isEqualTo(at("2027-01-05T00:00:00Z"));
  }

  @Test
  void a_vacation_that_ends_at_night_goes_on_until_the_morning() {
    CountedTime time = time(PARIS, NIGHT, days("2026-12-20", "2026-12-20"));
    assertThat(time.after(at("2026-12-20T12:00:00Z"), Duration.ofHours(1)))
        .isEqualTo(at("2026-12-21T07:00:00Z"));
  }

  @Test
  void a_zone_that_this_machine_does_not_know_is_read_as_utc() {
    CountedTime time = time("Mars/Olympus", quiet("22:00", "23:00"), Optional.empty());
    assertThat(time.between(at("2026-11-16T21:00:00Z"), at("2026-11-17T00:00:00Z")))
        .isEqualTo(Duration.ofHours(2));
  }

  /**
   * Whatever the rests: counting to a deadline gives the time that led to it, and never goes back.
   */
  @Test
  void counting_and_reckoning_agree() {
    SplittableRandom random = new SplittableRandom(27);
    List<String> zones =
        List.of("UTC", PARIS, "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu");
    for (int i = 0; i < 2_000; i++) {
      CountedTime time = anyTime(zones.get(random.nextInt(zones.size())), random);
      Instant from = at("2026-01-01T00:00:00Z").plusSeconds(random.nextInt(366 * 86_400));
      Duration much = Duration.ofSeconds(random.nextInt(20 * 86_400));
      Duration more = Duration.ofSeconds(random.nextInt(5 * 86_400));

      Instant deadline = time.after(from, much);

      assertThat(time.between(from, deadline)).as("trial %d", i).isEqualTo(much);
      assertThat(time.after(from, much.plus(more)))
          .as("in two parts, trial %d", i)
          .isEqualTo(time.after(deadline, more));
      assertThat(deadline).isAfterOrEqualTo(from.plus(much));
    }
  }

  private static CountedTime anyTime(String zone, SplittableRandom random) {
    Optional<QuietHours> quiet =
        random.nextInt(4) == 0
            ? Optional.empty()
            : Optional.of(new QuietHours(anyHour(random), anyHour(random)));
    LocalDate first = LocalDate.of(2026, 1, 1).plusDays(random.nextInt(380));
    Optional<Vacation> vacation =
        random.nextInt(3) == 0
            ? Optional.empty()
            : Optional.of(new Vacation(first, first.plusDays(random.nextInt(40))));
    return time(zone, quiet, vacation);
  }

  private static LocalTime anyHour(SplittableRandom random) {
    return LocalTime.of(random.nextInt(24), 15 * random.nextInt(4));
  }

  private static CountedTime time(
      String zone, Optional<QuietHours> quiet, Optional<Vacation> vacation) {
    return new CountedTime(new Hours(1, zone, quiet, vacation));
  }

  private static Optional<QuietHours> quiet(String from, String to) {
    return Optional.of(new QuietHours(LocalTime.parse(from), LocalTime.parse(to)));
  }

  private static Optional<Vacation> days(String from, String to) {
    return Optional.of(new Vacation(LocalDate.parse(from), LocalDate.parse(to)));
  }

  private static Instant at(String text) {
    return Instant.parse(text);
  }
}
