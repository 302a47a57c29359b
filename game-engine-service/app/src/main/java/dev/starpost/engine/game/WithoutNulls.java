package dev.starpost.engine.game;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * JSON without null fields, as it leaves the engine: what is not there is left out. So a merge
 * patch (RFC 7396), in which null means removal, can say everything.
 */
final class WithoutNulls {
  private WithoutNulls() {}

  static JsonNode of(JsonNode node) {
    if (node.isObject()) {
      ObjectNode stripped = JsonNodeFactory.instance.objectNode();
      node.properties()
          .forEach(
              field -> {
                if (!field.getValue().isNull()) {
                  stripped.set(field.getKey(), of(field.getValue()));
                }
              });
      return stripped;
    }
    if (node.isArray()) {
      ArrayNode stripped = JsonNodeFactory.instance.arrayNode(node.size());
      node.forEach(element -> stripped.add(of(element)));
      return stripped;
    }
    return node;
  }
}
