package dev.starpost.engine.game.clock;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.contracts.account.AccountState.QuietHours;
import dev.starpost.contracts.account.AccountState.Vacation;
import dev.starpost.contracts.account.EarlierQuiet;
import dev.starpost.contracts.account.Hours;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/**
 * However quiet hours and time zones are changed, and whenever the engine hears of it: in any day a
 * clock stands still no longer than one choice of hours allows.
 */
class QuietShareTest {
  private static final Duration DAY = Duration.ofDays(1);
  private static final Duration MOST = Duration.ofHours(12);
  private static final Instant BEGIN = Instant.parse("2026-11-16T00:00:00Z");
  private static final Duration FOR_EVER = Duration.ofDays(100);

  /** Their wall clocks are never put forward or back. */
  private static final List<String> STEADY =
      List.of("UTC", "Pacific/Kiritimati", "Etc/GMT+12", "Asia/Kathmandu", "Asia/Tokyo");

  private static final List<String> ANY =
      List.of("UTC", "Europe/Paris", "America/New_York", "Australia/Lord_Howe", "Antarctica/Troll");

  /** An account as the lobby keeps it, and the clock of a seat as the engine does. */
  private static final class Player {
    private final SplittableRandom random;
    private final List<String> zones;
    private final List<Rest> quiet = new ArrayList<>();
    private Hours account = Hours.ALL;
    private SeatClock.Running clock;
    private Instant now;

    Player(SplittableRandom random, List<String> zones, Instant begin) {
      this.random = random;
      this.zones = zones;
      this.now = begin;
      this.clock = SeatClock.Running.from(begin, FOR_EVER, account);
    }

    /** As the lobby does it. */
    void change(String zone, Optional<QuietHours> hours) {
      EarlierQuiet earlier =
          EarlierQuiet.changed(
              account.timeZone(), account.quietHours(), account.earlierQuiet(), now);
      account =
          new Hours(account.revision() + 1, zone, hours, Optional.empty(), Optional.of(earlier));
    }

    void changeAtRandom() {
      change(
          random.nextInt(2) == 0 ? account.timeZone() : any(zones),
          switch (random.nextInt(4)) {
            case 0 -> account.quietHours();
            case 1 -> Optional.empty();
            default -> Optional.of(fromAbout(LocalTime.ofInstant(now, ZoneId.of(any(zones)))));
          });
    }

    /** What somebody would choose whose time runs out: to be quiet now, as long as can be. */
    private QuietHours fromAbout(LocalTime local) {
      LocalTime from = local.minusHours(random.nextInt(13));
      return new QuietHours(from, from.plusHours(1 + random.nextInt(12)));
    }

    private String any(List<String> some) {
      return some.get(random.nextInt(some.size()));
    }

    /** The engine hears of the account as it is, and whatever was not counted until then stands. */
    void heard() {
      SeatClock.Running before = clock;
      clock = before.resting(account, now);
      noteQuiet(before, before.since(), clock.since());
    }

    /** A turn is over; the next one begins with the hours that the engine knows. */
    void nextTurn() {
      SeatClock.Running before = clock;
      clock = SeatClock.Running.from(now, FOR_EVER, before.hours());
      noteQuiet(before, before.since(), now);
    }

    void passes(Duration time) {
      now = now.plus(time);
    }

    void ends() {
      noteQuiet(clock, clock.since(), now);
    }

    /** Where the time of a clock stood. */
    private void noteQuiet(SeatClock.Running running, Instant from, Instant to) {
      CountedTime time = new CountedTime(running.hours());
      for (Instant at = from; at.isBefore(to); ) {
        Instant awake = earlier(time.after(at, Duration.ZERO), to);
        if (at.isBefore(awake)) {
          quiet.add(new Rest(at, awake));
        }
        at = awake.isBefore(to) ? nextRest(time, awake, to) : to;
      }
    }

    /** Found by halves; all times here are whole seconds. */
    private static Instant nextRest(CountedTime time, Instant from, Instant to) {
      long awake = 0;
      long resting = Duration.between(from, to).toSeconds() + 1;
      while (resting - awake > 1) {
        long middle = (awake + resting) / 2;
        boolean stood =
            time.after(from, Duration.ofSeconds(middle)).isAfter(from.plusSeconds(middle));
        awake = stood ? awake : middle;
        resting = stood ? middle : resting;
      }
      return earlier(from.plusSeconds(resting), to);
    }

    private static Instant earlier(Instant one, Instant other) {
      return one.isBefore(other) ? one : other;
    }

    /** The most that is quiet in any day; the worst day begins where a quiet time does. */
    Duration mostInADay() {
      Duration most = Duration.ZERO;
      quiet.sort(Comparator.comparing(Rest::from));
      for (int i = 0; i < quiet.size(); i++) {
        Rest day = new Rest(quiet.get(i).from(), quiet.get(i).from().plus(DAY));
        Duration sum = Duration.ZERO;
        for (int j = i; j < quiet.size() && quiet.get(j).from().isBefore(day.to()); j++) {
          Rest part = quiet.get(j).within(day).orElseThrow();
          sum = sum.plus(Duration.between(part.from(), part.to()));
        }
        most = most.compareTo(sum) < 0 ? sum : most;
      }
      return most;
    }
  }

  private static Player playAtRandom(long seed, List<String> zones, Instant begin) {
    SplittableRandom random = new SplittableRandom(seed);
    Player player = new Player(random, zones, begin);
    for (int i = 0; i < 30; i++) {
      player.changeAtRandom();
      if (random.nextInt(4) > 0) {
        // Mostly soon, sometimes hours later, sometimes not before the next change.
        player.passes(Duration.ofSeconds(random.nextInt(random.nextInt(5) == 0 ? 30_000 : 5)));
        player.heard();
      }
      if (random.nextInt(3) == 0) {
        player.nextTurn();
      }
      player.passes(Duration.ofMinutes(random.nextInt(random.nextInt(3) == 0 ? 3_000 : 700)));
    }
    player.heard();
    player.passes(DAY.multipliedBy(2));
    player.ends();
    return player;
  }

  @Test
  void no_sequence_of_changes_makes_more_of_a_day_quiet_than_one_choice_may() {
    boolean someRest = false;
    for (long seed = 0; seed < 300; seed++) {
      Player player = playAtRandom(seed, STEADY, BEGIN);
      assertThat(player.mostInADay()).as("seed %d", seed).isLessThanOrEqualTo(MOST);
      someRest |= player.mostInADay().equals(MOST);
    }
    assertThat(someRest).as("some have all that they may").isTrue();
  }

  /** Where wall clocks are put forward or back, a choice may be as much longer on that day. */
  @Test
  void nor_where_summer_begins_or_ends() {
    Duration mostWithShift = MOST.plusHours(2);
    for (long seed = 0; seed < 100; seed++) {
      Instant begin =
          Instant.parse(seed % 2 == 0 ? "2026-03-20T00:00:00Z" : "2026-10-17T00:00:00Z");
      assertThat(playAtRandom(seed, ANY, begin).mostInADay())
          .as("seed %d", seed)
          .isLessThanOrEqualTo(mostWithShift);
    }
  }

  /** The attack that was found: whenever the quiet hours are nearly over, they are moved. */
  @Test
  void a_clock_cannot_be_stopped_by_moving_quiet_hours_again_and_again() {
    Player player = new Player(new SplittableRandom(0), STEADY, BEGIN);
    for (int i = 0; i < 20; i++) {
      LocalTime local = LocalTime.ofInstant(player.now, ZoneId.of("UTC"));
      player.change("UTC", Optional.of(new QuietHours(local, local.plusHours(12))));
      player.heard();
      player.passes(Duration.ofHours(11));
    }
    player.ends();
    assertThat(player.mostInADay()).isLessThanOrEqualTo(MOST);
  }

  @Test
  void nor_by_moving_to_another_time_zone() {
    Player player = new Player(new SplittableRandom(0), STEADY, BEGIN);
    player.change("UTC", Optional.of(new QuietHours(LocalTime.of(0, 0), LocalTime.of(12, 0))));
    player.passes(DAY.plusHours(11));
    player.heard();
    for (int i = 0; i < 20; i++) {
      // Where it has just become midnight.
      player.change(
          player.account.timeZone().equals("UTC") ? "Etc/GMT+12" : "UTC",
          player.account.quietHours());
      player.heard();
      player.passes(Duration.ofHours(12));
    }
    player.ends();
    assertThat(player.mostInADay()).isLessThanOrEqualTo(MOST);
  }

  @Test
  void what_is_quiet_before_and_after_a_change_stays_quiet_meanwhile() {
    QuietHours night = new QuietHours(LocalTime.of(22, 0), LocalTime.of(7, 0));
    QuietHours later = new QuietHours(LocalTime.of(23, 0), LocalTime.of(8, 0));
    Instant evening = Instant.parse("2026-11-16T20:00:00Z");
    Hours hours =
        new Hours(
            2,
            "UTC",
            Optional.of(later),
            Optional.empty(),
            Optional.of(
                EarlierQuiet.changed("UTC", Optional.of(night), Optional.empty(), evening)));
    CountedTime time = new CountedTime(hours);

    assertThat(time.between(evening, evening.plus(DAY)))
        .as("from 23 to 7 it is quiet")
        .isEqualTo(Duration.ofHours(16));
    assertThat(time.between(evening.plus(DAY), evening.plus(DAY).plus(DAY)))
        .as("from 23 to 8")
        .isEqualTo(Duration.ofHours(15));
  }

  @Test
  void first_quiet_hours_count_after_a_day() {
    Instant noon = Instant.parse("2026-11-16T12:00:00Z");
    Optional<QuietHours> now =
        Optional.of(new QuietHours(LocalTime.of(12, 0), LocalTime.of(23, 0)));
    EarlierQuiet none = EarlierQuiet.changed("UTC", Optional.empty(), Optional.empty(), noon);
    SeatClock.Running running =
        SeatClock.Running.from(noon.minusSeconds(59), Duration.ofMinutes(1), Hours.ALL);

    assertThat(
            running
                .resting(new Hours(2, "UTC", now, Optional.empty(), Optional.of(none)), noon)
                .deadline())
        .as("nobody escapes a deadline")
        .isEqualTo(running.deadline());
    assertThat(
            new CountedTime(new Hours(2, "UTC", now, Optional.empty(), Optional.of(none)))
                .after(noon.plus(DAY), Duration.ofHours(1)))
        .isEqualTo(noon.plus(DAY).plus(Duration.ofHours(12)));
  }

  @Test
  void who_takes_a_change_back_has_the_hours_of_before_at_once() {
    Optional<QuietHours> night =
        Optional.of(new QuietHours(LocalTime.of(22, 0), LocalTime.of(7, 0)));
    Instant evening = Instant.parse("2026-11-16T20:00:00Z");
    EarlierQuiet first = EarlierQuiet.changed("UTC", night, Optional.empty(), evening);
    EarlierQuiet second =
        EarlierQuiet.changed("UTC", Optional.empty(), Optional.of(first), evening.plusSeconds(9));
    Hours again = new Hours(3, "UTC", night, Optional.empty(), Optional.of(second));

    assertThat(new CountedTime(again).between(evening, evening.plus(DAY)))
        .isEqualTo(Duration.ofHours(15));
  }

  @Test
  void a_vacation_stays_in_the_time_zone_in_which_it_was_planned() {
    var days =
        new Vacation(
            LocalDate.of(2026, 12, 20),
            LocalDate.of(2026, 12, 20),
            Optional.of("Pacific/Kiritimati"));
    CountedTime time =
        new CountedTime(new Hours(2, "Etc/GMT+12", Optional.empty(), Optional.of(days)));

    assertThat(
            time.between(
                Instant.parse("2026-12-19T10:00:00Z"), Instant.parse("2026-12-22T00:00:00Z")))
        .isEqualTo(Duration.ofHours(38));
  }
}
