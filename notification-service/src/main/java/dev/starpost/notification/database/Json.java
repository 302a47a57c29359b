package dev.starpost.notification.database;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Columns of JSON documents. */
public final class Json {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private Json() {}

  public static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }

  /** An object that was stored by this service. */
  public static ObjectNode read(String column) {
    try {
      return MAPPER.readValue(column, ObjectNode.class);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a stored document cannot be read", e);
    }
  }
}
