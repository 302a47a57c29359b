package dev.starpost.lobby.tables.view;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.contracts.ContractJson;
import dev.starpost.text.Language;
import dev.starpost.web.problem.Problem;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ClockDocumentTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"kind\":\"none\"}",
        "{\"kind\":\"none\",\"timeout\":\"forfeit\"}",
        "{\"kind\":\"per-move\",\"move\":\"PT1M\"}",
        "{\"kind\":\"per-move\",\"move\":\"P60D\",\"timeout\":\"default-move\"}",
        "{\"kind\":\"bank\",\"bank\":\"P7D\",\"increment\":\"PT12H\"}",
        "{\"kind\":\"bank\",\"bank\":\"P7D\",\"increment\":\"PT12H\",\"cap\":\"P7D\","
            + "\"timeout\":\"bot-takeover\"}"
      })
  void a_clock_is_kept_as_it_was_said(String json) throws Exception {
    var clock = read(json).checked();

    assertThat(ContractJson.text(clock)).isEqualTo(json);
    assertThat(ClockDocument.of(clock).checked()).isEqualTo(clock);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "kind      | {}",
        "kind      | {\"kind\": \"sand\"}",
        "move      | {\"kind\": \"per-move\"}",
        "move      | {\"kind\": \"per-move\", \"move\": \"PT59S\"}",
        "move      | {\"kind\": \"per-move\", \"move\": \"P60DT1S\"}",
        "move      | {\"kind\": \"per-move\", \"move\": \"-P3D\"}",
        "move      | {\"kind\": \"per-move\", \"move\": \"3 days\"}",
        "move      | {\"kind\": \"per-move\", \"move\": \"P99999999999999999999D\"}",
        "move      | {\"kind\": \"none\", \"move\": \"P3D\"}",
        "bank      | {\"kind\": \"per-move\", \"move\": \"P3D\", \"bank\": \"P3D\"}",
        "bank      | {\"kind\": \"bank\", \"increment\": \"P3D\"}",
        "increment | {\"kind\": \"bank\", \"bank\": \"P3D\"}",
        "increment | {\"kind\": \"none\", \"increment\": \"P3D\"}",
        "cap       | {\"kind\": \"bank\", \"bank\": \"P3D\", \"increment\": \"P1D\", \"cap\":"
            + " \"P2D\"}",
        "cap       | {\"kind\": \"none\", \"cap\": \"P3D\"}",
        "timeout   | {\"kind\": \"none\", \"timeout\": \"explode\"}"
      })
  void what_is_wrong_with_a_clock_is_named(String field, String json) throws Exception {
    ClockDocument clock = read(json);

    assertThatThrownBy(clock::checked)
        .isInstanceOfSatisfying(
            Problem.class,
            problem -> {
              assertThat(problem).hasMessage("bad-clock");
              for (Language language : Language.values()) {
                assertThat(problem.document(language)).containsEntry("field", "clock." + field);
                assertThat(problem.document(language).get("detail")).asString().isNotBlank();
              }
            });
  }

  private static ClockDocument read(String json) throws ContractJson.Malformed {
    return ContractJson.read(json.getBytes(UTF_8), ClockDocument.class);
  }
}
