package dev.starpost.engine.api.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class CommandIdTest {

  @Test
  void the_same_wish_has_the_same_id() {
    assertThat(CommandId.of("ann", "sv-1", "key")).isEqualTo(CommandId.of("ann", "sv-1", "key"));
    assertThat(CommandId.isWellFormed(CommandId.of("ann", "sv-1", "key"))).isTrue();
  }

  @Test
  void another_account_game_or_key_is_another_command() {
    assertThat(
            List.of(
                CommandId.of("ann", "sv-1", "key"),
                CommandId.of("bob", "sv-1", "key"),
                CommandId.of("ann", "sv-2", "key"),
                CommandId.of("ann", "sv-1", "yek"),
                // What belongs to whom is part of it.
                CommandId.of("anns", "v-1", "key"),
                CommandId.of("ann", "sv-1k", "ey")))
        .doesNotHaveDuplicates();
  }

  @Test
  void what_cannot_be_an_id_is_recognised() {
    assertThat(CommandId.isWellFormed("k1")).isFalse();
    assertThat(CommandId.isWellFormed("x".repeat(42) + "/")).isFalse();
  }
}
