package dev.starpost.deploy.launcher.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class TextTableTest {
  @Test
  void columns_are_as_wide_as_their_longest_cell_and_numbers_stand_to_the_right() {
    TextTable table =
        new TextTable("name", "pid", "address")
            .row("Kafka", 7, "127.0.0.1:8090")
            .row("PostgreSQL", 12345, "");

    assertThat(table.lines())
        .containsExactly(
            "name          pid  address", //
            "Kafka           7  127.0.0.1:8090",
            "PostgreSQL  12345");
  }

  @Test
  void a_table_without_rows_is_its_headings() {
    assertThat(new TextTable("name", "pid").lines()).containsExactly("name  pid");
  }

  @Test
  void a_row_has_a_cell_for_each_heading() {
    assertThatThrownBy(() -> new TextTable("name").row("a", "b"))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
