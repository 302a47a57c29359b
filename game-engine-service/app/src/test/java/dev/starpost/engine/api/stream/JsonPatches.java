package dev.starpost.engine.api.stream;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** What a client does with a merge patch: the pseudocode of RFC 7396, to the letter. */
final class JsonPatches {
  private JsonPatches() {}

  static JsonNode apply(JsonNode target, JsonNode patch) {
    if (!patch.isObject()) {
      return patch;
    }
    ObjectNode result =
        target != null && target.isObject()
            ? target.deepCopy()
            : JsonNodeFactory.instance.objectNode();
    patch
        .properties()
        .forEach(
            field -> {
              if (field.getValue().isNull()) {
                result.remove(field.getKey());
              } else {
                result.set(field.getKey(), apply(result.get(field.getKey()), field.getValue()));
              }
            });
    return result;
  }
}
