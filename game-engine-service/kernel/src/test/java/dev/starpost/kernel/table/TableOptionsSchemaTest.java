package dev.starpost.kernel.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import dev.starpost.kernel.GameTexts;
import dev.starpost.kernel.data.GameJson;
import dev.starpost.kernel.table.TableOptionsSchema.Reading;
import dev.starpost.text.Language;
import dev.starpost.text.Texts;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TableOptionsSchemaTest {
  private static final TableOptionsSchema SCHEMA =
      TableOptionsSchema.of(
          new TableOption.Flag("longGame", false),
          new TableOption.Choice("board", List.of("small", "large"), "small"),
          new TableOption.Range("rounds", 3, 5, 4));

  private static final Texts TEXTS = GameTexts.of(TableOptionsSchemaTest.class, "tables");

  @Test
  void what_is_not_said_has_its_default() throws JsonProcessingException {
    TableOptions options = read("{\"board\":\"large\"}");
    assertThat(options.flag("longGame")).isFalse();
    assertThat(options.choice("board")).isEqualTo("large");
    assertThat(options.number("rounds")).isEqualTo(4);
    assertThat(SCHEMA.defaults().values())
        .isEqualTo(Map.of("longGame", false, "board", "small", "rounds", 4));
    assertThatThrownBy(() -> options.flag("short")).hasMessageContaining("short");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "{\"longGame\":1}; longGame must be true or false.",
        "{\"longGame\":null}; longGame must be true or false.",
        "{\"board\":\"huge\"}; board must be one of small, large.",
        "{\"rounds\":6}; rounds must be a whole number from 3 to 5.",
        "{\"rounds\":4.5}; rounds must be a whole number from 3 to 5.",
        "{\"rounds\":99999999999}; rounds must be a whole number from 3 to 5.",
        "{\"Rounds\":4}; Rounds is not an option of this game.",
        "[]; options must be an object."
      })
  void a_wrong_option_is_named_and_the_published_schema_agrees(String json, String says)
      throws JsonProcessingException {
    Reading reading = SCHEMA.read(GameJson.mapper().readTree(json));
    assertThat(reading).isInstanceOf(Reading.Wrong.class);
    assertThat(TEXTS.say(((Reading.Wrong) reading).refusal().text(), Language.ENGLISH))
        .isEqualTo(says);
    assertThat(published().validate(GameJson.mapper().readTree(json))).isNotEmpty();
  }

  @Test
  void options_by_chance_are_right_and_reach_every_value() throws JsonProcessingException {
    SplittableRandom random = new SplittableRandom(1);
    TreeSet<String> seen = new TreeSet<>();
    for (int i = 0; i < 300; i++) {
      TableOptions options = SCHEMA.atRandom(random);
      JsonNode json = GameJson.tree(options);
      assertThat(read(json.toString())).isEqualTo(options);
      assertThat(published().validate(json)).isEmpty();
      seen.add(json.toString());
    }
    assertThat(seen).hasSize(2 * 2 * 3);
  }

  @Test
  void titles_are_in_the_language_asked_for() {
    JsonNode schema = SCHEMA.toJsonSchema(TEXTS, Language.FRENCH);
    assertThat(schema.at("/properties/longGame/title").textValue()).isEqualTo("Partie longue");
    assertThat(schema.at("/properties/board/oneOf/1/title").textValue()).isEqualTo("grand");
  }

  private static TableOptions read(String json) throws JsonProcessingException {
    return ((Reading.Read) SCHEMA.read(GameJson.mapper().readTree(json))).options();
  }

  private static JsonSchema published() {
    return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
        .getSchema(SCHEMA.toJsonSchema(TEXTS, Language.ENGLISH));
  }
}
