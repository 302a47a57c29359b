package dev.starpost.rating.season;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SeasonsTest {
  private static final Instant NOW = Instant.parse("2026-11-16T12:00:00Z");

  @ParameterizedTest
  @CsvSource({
    "3, 2026-11-16T12:00:00Z, 2026-10, 2026-10-01T00:00:00Z, 2027-01-01T00:00:00Z",
    "3, 2026-09-30T23:59:59.999999Z, 2026-07, 2026-07-01T00:00:00Z, 2026-10-01T00:00:00Z",
    "3, 2026-10-01T00:00:00Z, 2026-10, 2026-10-01T00:00:00Z, 2027-01-01T00:00:00Z",
    "1, 2024-02-29T08:00:00Z, 2024-02, 2024-02-01T00:00:00Z, 2024-03-01T00:00:00Z",
    "12, 2026-11-16T12:00:00Z, 2026-01, 2026-01-01T00:00:00Z, 2027-01-01T00:00:00Z"
  })
  void seasons_follow_the_calendar(int months, Instant at, String id, Instant start, Instant end) {
    assertThat(seasons(months).at(at)).isEqualTo(new Season(id, start, end));
  }

  @Test
  void a_season_is_found_by_its_id_and_nothing_else_is() {
    Seasons seasons = seasons(3);

    assertThat(seasons.find("2026-10")).contains(seasons.current());
    for (String other : new String[] {"", "2026", "2026-13", "2026-10-01", "+12026-10", "q4"}) {
      assertThat(seasons.find(other)).as(other).isEmpty();
    }
  }

  @Test
  void a_season_is_over_when_the_next_begins() {
    Season season = seasons(3).current();

    assertThat(season.isOver(season.end().minusNanos(1))).isFalse();
    assertThat(season.isOver(season.end())).isTrue();
  }

  @ParameterizedTest
  @ValueSource(ints = {-3, 0, 5, 7, 24})
  void a_year_has_a_whole_number_of_seasons(int months) {
    assertThatThrownBy(() -> seasons(months)).hasMessageContaining("starpost.seasons.months");
  }

  private static Seasons seasons(int months) {
    return new Seasons(() -> months, Clock.fixed(NOW, ZoneOffset.UTC));
  }
}
