package dev.starpost.kernel;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.kernel.data.GameJson;
import dev.starpost.text.Language;
import dev.starpost.text.Texts;
import java.util.Optional;

/** A component as clients read it, in one language. */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record ComponentDocument(
    String kind, String id, String name, Optional<String> text, String rule, JsonNode data) {

  public static ComponentDocument of(Component component, Texts texts, Language language) {
    return new ComponentDocument(
        component.kind(),
        component.id(),
        texts.say(component.name(), language),
        component.text().map(text -> texts.say(text, language)),
        component.rule(),
        GameJson.tree(component.data()));
  }

  public ComponentDocument withData(JsonNode changed) {
    return new ComponentDocument(kind, id, name, text, rule, changed);
  }
}
