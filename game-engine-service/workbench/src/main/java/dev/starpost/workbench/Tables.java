package dev.starpost.workbench;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.starpost.kernel.Game;
import dev.starpost.kernel.Setup;
import dev.starpost.kernel.data.GameJson;
import dev.starpost.kernel.table.OptionRefused;
import dev.starpost.kernel.table.TableOptionsSchema.Reading;
import dev.starpost.text.Language;
import java.util.Map;
import java.util.Optional;

/** Tables as a tool's arguments describe them. */
final class Tables {
  private Tables() {}

  static Setup setup(Game<?, ?, ?> game, int players, Map<String, String> options)
      throws Arguments.Wrong {
    ObjectNode json = GameJson.mapper().createObjectNode();
    options.forEach((name, value) -> json.set(name, value(value)));
    Reading reading = game.options().read(json);
    if (reading instanceof Reading.Wrong wrong) {
      throw new Arguments.Wrong(say(game, wrong.refusal()));
    }
    Setup setup = new Setup(players, ((Reading.Read) reading).options());
    Optional<OptionRefused> refusal = game.refuses(setup);
    if (refusal.isPresent()) {
      throw new Arguments.Wrong(say(game, refusal.get()));
    }
    return setup;
  }

  private static String say(Game<?, ?, ?> game, OptionRefused refusal) {
    return game.texts().say(refusal.text(), Language.ENGLISH);
  }

  /** A flag or a number where it reads as one, otherwise a word. */
  private static JsonNode value(String text) {
    try {
      return GameJson.mapper().readTree(text);
    } catch (JsonProcessingException e) {
      return TextNode.valueOf(text);
    }
  }
}
