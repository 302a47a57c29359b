package dev.starpost.deploy.launcher.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class SyntaxTest {
  private final Syntax up =
      Syntax.of("up").value("--data").value("--port").flag("--detach").operands(1);

  @Test
  void a_value_follows_its_option_or_an_equals_sign() {
    assertThat(up.parse(List.of("--port", "9000")).value("--port")).contains("9000");
    assertThat(up.parse(List.of("--port=9000")).value("--port")).contains("9000");
    assertThat(up.parse(List.of("--data=a=b")).value("--data")).contains("a=b");
  }

  @Test
  void what_is_not_an_option_is_an_operand() {
    Options options = up.parse(List.of("kafka", "--detach"));

    assertThat(options.operand()).contains("kafka");
    assertThat(options.has("--detach")).isTrue();
  }

  @Test
  void an_unknown_option_is_refused_with_the_known_ones() {
    assertRefused(List.of("--prot", "1"), "no option --prot; it has --data, --detach, --port.");
    assertRefused(List.of("--prot=1"), "no option --prot;");
    assertRefused(List.of("-p"), "no option -p;");
    assertRefused(List.of("--detach=yes"), "no option --detach;");
  }

  @Test
  void an_option_without_its_value_is_refused() {
    assertRefused(List.of("--port"), "--port needs a value");
  }

  @Test
  void one_operand_too_many_is_refused_by_name() {
    assertRefused(List.of("kafka", "mongo"), "what to do with 'mongo'");
  }

  @Test
  void a_number_keeps_to_its_range() {
    assertThat(up.parse(List.of()).number("--port", 8080, 1, 100)).isEqualTo(8080);
    assertThat(up.parse(List.of("--port", "100")).number("--port", 8080, 1, 100)).isEqualTo(100);
    for (String wrong : List.of("0", "101", "-1", "many", "", "99999999999")) {
      assertThatThrownBy(() -> up.parse(List.of("--port", wrong)).number("--port", 8080, 1, 100))
          .isInstanceOf(Refused.class)
          .hasMessageContaining("--port takes a number from 1 to 100, not '" + wrong + "'");
    }
  }

  private void assertRefused(List<String> words, String sentence) {
    assertThatThrownBy(() -> up.parse(words))
        .isInstanceOfSatisfying(
            Refused.class, refused -> assertThat(refused.exitCode()).isEqualTo(2))
        .hasMessageContaining(sentence);
  }
}
