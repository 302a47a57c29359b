package dev.starpost.engine.api.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.engine.api.problem.GameProblem;
import dev.starpost.web.problem.CommonProblem;
import dev.starpost.web.problem.Problem;
import dev.starpost.web.problem.ProblemKind;
import org.assertj.core.api.ThrowingConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CommandHeadersTest {

  @ParameterizedTest
  @ValueSource(strings = {"\"42\"", "42", "W/\"42\"", " \"42\" "})
  void a_version_is_read_as_clients_write_it(String ifMatch) {
    CommandHeaders headers = new CommandHeaders();
    headers.ifMatch = ifMatch;

    assertThat(headers.requiredVersion()).isEqualTo(42);
  }

  @ParameterizedTest
  @ValueSource(strings = {"*", "\"a\"", "\"1\", \"2\"", "-1", "", "99999999999999999999"})
  void anything_else_is_malformed(String ifMatch) {
    CommandHeaders headers = new CommandHeaders();
    headers.ifMatch = ifMatch;

    assertThatThrownBy(headers::version).satisfies(is(CommonProblem.MALFORMED_REQUEST));
  }

  @Test
  void a_move_must_say_which_version_it_answers() {
    assertThatThrownBy(new CommandHeaders()::requiredVersion)
        .satisfies(is(GameProblem.VERSION_REQUIRED));
  }

  @Test
  void a_key_is_needed_and_visible_and_long_enough() {
    CommandHeaders headers = new CommandHeaders();
    assertThatThrownBy(headers::idempotencyKey).satisfies(is(CommonProblem.MISSING_HEADER));
    for (String wrong :
        new String[] {
          "",
          "k".repeat(15),
          "k".repeat(201),
          "caf\u00e9-caf\u00e9-caf\u00e9",
          "two\nlines-of-sixteen",
          "a b".repeat(10)
        }) {
      headers.idempotencyKey = wrong;
      assertThatThrownBy(headers::idempotencyKey).satisfies(is(CommonProblem.BAD_IDEMPOTENCY_KEY));
    }
    for (int length : new int[] {16, 200}) {
      headers.idempotencyKey = "k".repeat(length);
      assertThat(headers.idempotencyKey()).hasSize(length);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "wait=3,3",
    "wait=0,0",
    "'return=minimal, wait=7',7",
    "'respond-async; wait=4',4",
    "wait=600,30",
    "wait=soon,10",
    "awaits=5,10"
  })
  void a_preference_for_waiting_is_followed_within_reason(String prefer, long seconds) {
    CommandHeaders headers = new CommandHeaders();
    headers.prefer = prefer;

    assertThat(headers.timeout()).hasSeconds(seconds);
  }

  private static ThrowingConsumer<Throwable> is(ProblemKind kind) {
    return thrown -> assertThat(((Problem) thrown).kind()).isEqualTo(kind);
  }
}
