package dev.starpost.kernel.option;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.kernel.data.GameJson;
import dev.starpost.text.Language;
import dev.starpost.text.Texts;
import java.util.List;

/**
 * An option as clients read it: the move without its parameters, and for each parameter what it can
 * be filled with.
 */
public record OptionDocument(JsonNode move, List<Choose> choose, String label, String rule) {

  /** A client answers with {@code param} set to a list of {@code min} to {@code max} values. */
  public record Choose(String param, List<Of> of, int min, int max) {}

  /**
   * A value to choose.
   *
   * @param times how often the value may stand in the list
   */
  public record Of(JsonNode value, String label, int times) {}

  public static OptionDocument of(Option<?> option, Texts texts, Language language) {
    ObjectNode move = GameJson.mapper().valueToTree(option.move());
    for (Choice<?, ?> choice : option.choose()) {
      move.remove(choice.param().name());
    }
    List<Choose> choose =
        option.choose().stream().map(choice -> choose(choice, texts, language)).toList();
    return new OptionDocument(move, choose, texts.say(option.label(), language), option.rule());
  }

  private static Choose choose(Choice<?, ?> choice, Texts texts, Language language) {
    List<Of> of =
        choice.of().stream()
            .map(
                item ->
                    new Of(
                        GameJson.tree(item.value()),
                        texts.say(item.label(), language),
                        item.times()))
            .toList();
    return new Choose(choice.param().name(), of, choice.min(), choice.max());
  }
}
