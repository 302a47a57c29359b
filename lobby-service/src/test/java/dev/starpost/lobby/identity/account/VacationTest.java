package dev.starpost.lobby.identity.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.web.problem.Problem;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VacationTest {
  private static final LocalDate TODAY = LocalDate.of(2026, 11, 17);

  @ParameterizedTest
  @CsvSource({
    "2026-11-17, 2026-11-17",
    "2026-11-01, 2026-11-17",
    "2026-12-20, 2027-02-18",
    "2029-11-10, 2029-11-17"
  })
  void a_vacation_can_be_planned(LocalDate from, LocalDate to) {
    assertThat(Vacation.planned(from, to, TODAY)).isEqualTo(new Vacation(from, to));
  }

  @ParameterizedTest
  @CsvSource({
    "2026-11-10, 2026-11-16",
    "2026-12-20, 2026-12-19",
    "2026-12-20, 2027-02-19",
    "2029-11-10, 2029-11-18",
    "9999-12-01, 9999-12-31",
    "+200000-01-01, +200000-01-01",
    "+999999999-12-30, +999999999-12-31",
    "-999999999-01-01, +999999999-12-31"
  })
  void a_vacation_is_short_and_within_the_years_to_come(LocalDate from, LocalDate to) {
    assertThatThrownBy(() -> Vacation.planned(from, to, TODAY))
        .isInstanceOfSatisfying(
            Problem.class,
            problem -> assertThat(problem.kind()).isEqualTo(LobbyProblem.BAD_VACATION));
  }

  @Test
  void a_vacation_has_all_its_days() {
    assertThat(new Vacation(TODAY, TODAY.plusDays(2)).days())
        .containsExactly(TODAY, TODAY.plusDays(1), TODAY.plusDays(2));
  }
}
