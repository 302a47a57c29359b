package dev.starpost.notification.preference;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.notification.news.NewsKind;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PreferencesTest {
  private static final ZoneId PARIS = ZoneId.of("Europe/Paris");

  /** Half past nine in the evening in Paris. */
  private static final Instant EVENING = Instant.parse("2026-11-16T20:30:00Z");

  @Test
  void mails_are_due_at_once_at_the_next_hour_or_in_the_morning_of_the_reader() {
    assertThat(due(Timing.IMMEDIATELY, Optional.empty(), EVENING)).contains(EVENING);
    assertThat(due(Timing.HOURLY, Optional.empty(), EVENING))
        .contains(Instant.parse("2026-11-16T21:00:00Z"));
    assertThat(due(Timing.DAILY, Optional.empty(), EVENING))
        .contains(Instant.parse("2026-11-17T07:00:00Z"));
    assertThat(due(Timing.OFF, Optional.empty(), EVENING)).isEmpty();
  }

  @Test
  void quiet_hours_hold_back_what_would_come_within_them() {
    var night = Optional.of(new QuietHours(LocalTime.of(21, 0), LocalTime.of(6, 45)));

    assertThat(due(Timing.IMMEDIATELY, night, EVENING))
        .contains(Instant.parse("2026-11-17T05:45:00Z"));
    assertThat(due(Timing.IMMEDIATELY, night, Instant.parse("2026-11-17T02:00:00Z")))
        .contains(Instant.parse("2026-11-17T05:45:00Z"));
    assertThat(due(Timing.IMMEDIATELY, night, Instant.parse("2026-11-17T05:45:00Z")))
        .contains(Instant.parse("2026-11-17T05:45:00Z"));
    var noon = Optional.of(new QuietHours(LocalTime.of(12, 0), LocalTime.of(14, 0)));
    assertThat(due(Timing.IMMEDIATELY, noon, EVENING)).contains(EVENING);
    assertThat(due(Timing.HOURLY, noon, Instant.parse("2026-11-17T10:10:00Z")))
        .contains(Instant.parse("2026-11-17T13:00:00Z"));
  }

  @Test
  void days_on_which_clocks_change_have_a_morning_too() {
    // The night from 24 to 25 October 2026 has an hour more.
    assertThat(due(Timing.DAILY, Optional.empty(), Instant.parse("2026-10-24T20:00:00Z")))
        .contains(Instant.parse("2026-10-25T07:00:00Z"));
    assertThat(due(Timing.DAILY, Optional.empty(), Instant.parse("2026-10-23T20:00:00Z")))
        .contains(Instant.parse("2026-10-24T06:00:00Z"));
  }

  @Test
  void a_reminder_comes_in_time_and_not_too_soon() {
    Instant days = EVENING.plus(Duration.ofDays(3));
    assertThat(Preferences.USUAL.reminder(EVENING, days))
        .isEqualTo(days.minus(Duration.ofHours(12)));
    assertThat(Preferences.USUAL.reminder(EVENING, EVENING.plus(Duration.ofHours(2))))
        .isEqualTo(EVENING.plus(Duration.ofHours(1)));
  }

  @Test
  void what_is_stored_is_what_was_said() {
    Preferences said =
        new Preferences(
            timings(Timing.DAILY),
            EnumSet.of(NewsKind.YOUR_TURN),
            LocalTime.of(6, 30),
            Optional.of(new QuietHours(LocalTime.of(22, 0), LocalTime.of(7, 0))),
            Duration.ofHours(3));

    assertThat(Preferences.stored(said.toStore())).isEqualTo(said);
    assertThat(Preferences.stored(Preferences.USUAL.toStore())).isEqualTo(Preferences.USUAL);
  }

  private static Optional<Instant> due(Timing timing, Optional<QuietHours> quiet, Instant now) {
    return new Preferences(
            timings(timing),
            EnumSet.allOf(NewsKind.class),
            LocalTime.of(8, 0),
            quiet,
            Duration.ofHours(12))
        .due(NewsKind.YOUR_TURN, now, PARIS);
  }

  private static Map<NewsKind, Timing> timings(Timing timing) {
    Map<NewsKind, Timing> timings = new EnumMap<>(NewsKind.class);
    Preferences.MAILABLE.forEach(kind -> timings.put(kind, timing));
    return timings;
  }
}
