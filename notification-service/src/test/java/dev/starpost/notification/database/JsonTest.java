package dev.starpost.notification.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import org.junit.jupiter.api.Test;

class JsonTest {
  @Test
  void what_was_stored_is_read() {
    assertThat(Json.read("{\"count\": 3}")).isEqualTo(Json.object().put("count", 3));
  }

  @Test
  void what_cannot_have_been_stored_is_not() {
    assertThatIllegalStateException().isThrownBy(() -> Json.read("{"));
    assertThatIllegalStateException().isThrownBy(() -> Json.read("[]"));
  }
}
