package dev.starpost.kernel.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonTypeName;
import org.junit.jupiter.api.Test;

/** Under which names enums and types are stored. */
class NamesTest {
  enum Fruit {
    RED_APPLE
  }

  @JsonTypeName("fruit-picked.v1")
  record FruitPicked() {}

  record FruitEaten() {}

  @Test
  void a_constant_is_stored_as_words_with_dashes() {
    assertThat(EnumWords.of(Fruit.RED_APPLE)).isEqualTo("red-apple");
  }

  @Test
  void a_type_is_stored_under_the_name_that_it_says() {
    assertThat(JsonTypeNames.of(FruitPicked.class)).isEqualTo("fruit-picked.v1");
  }

  @Test
  void a_type_without_a_name_is_a_mistake() {
    assertThatThrownBy(() -> JsonTypeNames.of(FruitEaten.class))
        .hasMessageContaining("FruitEaten needs a @JsonTypeName");
  }
}
