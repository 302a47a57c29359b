package dev.starpost.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.web.problem.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NumberParameterTest {
  @Test
  void a_number_within_its_limits_is_read() {
    assertThat(NumberParameter.read("limit", "1", 1, 200)).isEqualTo(1);
    assertThat(NumberParameter.read("limit", "200", 1, 200)).isEqualTo(200);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "201", "-1", "1.5", "many", "", "99999999999999999999"})
  void everything_else_is_malformed(String value) {
    assertThatThrownBy(() -> NumberParameter.read("limit", value, 1, 200))
        .isInstanceOf(Problem.class)
        .hasMessage("malformed-request");
  }
}
