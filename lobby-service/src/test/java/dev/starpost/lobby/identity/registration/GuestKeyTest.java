package dev.starpost.lobby.identity.registration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.web.problem.Problem;
import java.util.Locale;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GuestKeyTest {
  @Test
  void a_uuid_that_was_drawn_will_do() {
    for (int i = 0; i < 1_000; i++) {
      GuestKey.check(UUID.randomUUID().toString());
    }
    GuestKey.check(UUID.randomUUID().toString().toUpperCase(Locale.ROOT));
    GuestKey.check("01936f5e-8c2b-7d41-9a37-4be02f61c8d5");
    GuestKey.check(null);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "my-very-first-guest",
        "guest-guest-guest-guest-guest-guest-guest-guest",
        "00000000-0000-0000-0000-000000000000",
        "00000000-0000-4000-8000-000000000000",
        "12121212-1212-4121-8121-121212121212",
        "6ba7b810-9dad-11d1-80b4-00c04fd430c8",
        "0b4ee8b6-6a1c-4b64-8f4c-6ad1b7b31f3a0",
        "0b4ee8b66a1c4b648f4c6ad1b7b31f3a"
      })
  void what_somebody_else_could_think_of_will_not(String key) {
    assertThatThrownBy(() -> GuestKey.check(key))
        .isInstanceOfSatisfying(
            Problem.class,
            problem -> assertThat(problem.kind()).isEqualTo(LobbyProblem.GUESSABLE_KEY));
  }
}
