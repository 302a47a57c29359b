package dev.starpost.engine.api.stream;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;

/**
 * JSON merge patch (RFC 7396): what has changed from one document to another. Exact for objects
 * without null fields.
 */
final class MergePatch {
  private MergePatch() {}

  static ObjectNode between(JsonNode before, JsonNode after) {
    ObjectNode patch = JsonNodeFactory.instance.objectNode();
    before
        .fieldNames()
        .forEachRemaining(
            name -> {
              if (!after.has(name)) {
                patch.putNull(name);
              }
            });
    after
        .properties()
        .forEach(
            field ->
                change(before.get(field.getKey()), field.getValue())
                    .ifPresent(change -> patch.set(field.getKey(), change)));
    return patch;
  }

  private static Optional<JsonNode> change(JsonNode before, JsonNode after) {
    if (after.equals(before)) {
      return Optional.empty();
    }
    return Optional.of(
        before != null && before.isObject() && after.isObject() ? between(before, after) : after);
  }
}
