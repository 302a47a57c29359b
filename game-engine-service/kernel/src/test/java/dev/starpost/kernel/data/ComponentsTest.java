package dev.starpost.kernel.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ComponentsTest {
  record Orchard(String name, List<Tree> trees) {}

  record Tree(String id, int fruit, OptionalInt cost, Optional<String> note) {}

  @Test
  void a_file_becomes_records_and_only_optional_parts_may_be_left_out() {
    assertThat(Components.read(ComponentsTest.class, "orchard/good.yaml", Orchard.class))
        .isEqualTo(
            new Orchard(
                "Orchard",
                List.of(
                    new Tree("apple", 3, OptionalInt.empty(), Optional.of("old")),
                    new Tree("plum", 2, OptionalInt.of(4), Optional.empty()))));
  }

  @ParameterizedTest
  @CsvSource({
    "unknown-key, colour",
    "missing-key, fruit",
    "key-twice, name",
    "wrong-type, fruit",
    "null-value, fruit",
    "no-such-file, no-such-file"
  })
  void whatever_is_wrong_is_named(String file, String names) {
    assertThatThrownBy(
            () -> Components.read(ComponentsTest.class, "orchard/" + file + ".yaml", Orchard.class))
        .hasMessageContaining(file)
        .hasMessageContaining(names);
  }
}
