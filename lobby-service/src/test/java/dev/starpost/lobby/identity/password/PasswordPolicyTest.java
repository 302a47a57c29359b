package dev.starpost.lobby.identity.password;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.web.problem.Problem;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PasswordPolicyTest {
  private static final String NAME = "Annabelle Lee";
  private static final Optional<String> EMAIL = Optional.of("ann@example.org");

  static List<String> good() {
    return List.of("0123456789", "x".repeat(200), "🚀".repeat(10), "annabelle lee!");
  }

  static List<String> bad() {
    return List.of(
        "", "012345678", "x".repeat(201), "🚀".repeat(9), "annabelle LEE", "Ann@Example.org");
  }

  @ParameterizedTest
  @MethodSource("good")
  void will_do(String password) {
    assertThatCode(() -> PasswordPolicy.check(password, NAME, EMAIL)).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @MethodSource("bad")
  void will_not_do(String password) {
    assertThatThrownBy(() -> PasswordPolicy.check(password, NAME, EMAIL))
        .isInstanceOfSatisfying(
            Problem.class,
            problem -> assertThat(problem.kind()).isEqualTo(LobbyProblem.WEAK_PASSWORD));
  }
}
