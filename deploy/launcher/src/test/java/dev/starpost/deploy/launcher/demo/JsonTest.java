package dev.starpost.deploy.launcher.demo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JsonTest {
  @Test
  void what_is_read_is_written_the_same_in_the_same_order() {
    String text =
        "{\"z\":[1,-2,0.5,true,false,null,[],{}],\"a\":\"é \\\"quoted\\\" \\\\ \\u000a\",\"\":{\"n\":12345678901234567890}}";

    assertThat(Json.write(Json.read(text))).isEqualTo(text);
  }

  @Test
  void values_have_the_types_that_java_has_for_them() {
    assertThat(Json.read(" [ 7 , 1e2 , 99999999999999999999 , \"\\u00e9\\n\\/\" , null ] "))
        .isEqualTo(
            new ArrayList<>(
                Arrays.asList(
                    7L,
                    new BigDecimal("1e2"),
                    new BigInteger("99999999999999999999"),
                    "é\n/",
                    null)));
  }

  @Test
  void a_field_is_found_only_where_there_is_one() {
    Object problem = Json.read("{\"detail\":\"No.\",\"status\":422,\"none\":null}");

    assertThat(Json.text(problem, "detail")).contains("No.");
    assertThat(Json.text(problem, "status")).isEmpty();
    assertThat(Json.field(problem, "status")).contains(422L);
    assertThat(Json.field(problem, "none")).isEmpty();
    assertThat(Json.field(List.of(), "detail")).isEmpty();
  }

  @Test
  void half_a_character_is_written_so_that_it_can_be_sent() {
    assertThat(Json.write(Map.of("a", "\ud83d"))).isEqualTo("{\"a\":\"\\ud83d\"}");
    assertThat(Json.read("\"\\ud83d\\ude80\"")).isEqualTo("\ud83d\ude80");
  }

  @Test
  void what_is_not_json_is_refused() {
    for (String text :
        List.of(
            "",
            " ",
            "{",
            "[1",
            "[1,]",
            "[,1]",
            "{\"a\"}",
            "{\"a\":1,}",
            "{a:1}",
            "\"",
            "\"\\x\"",
            "\"\\u00\"",
            "01",
            "1.",
            "+1",
            "nul",
            "1 2",
            "[1 2]",
            "<html>",
            "[".repeat(100_000))) {
      assertThatThrownBy(() -> Json.read(text))
          .as(text)
          .isInstanceOf(IllegalArgumentException.class);
    }
  }
}
