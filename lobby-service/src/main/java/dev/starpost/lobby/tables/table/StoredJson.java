package dev.starpost.lobby.tables.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.contracts.ContractJson;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** JSON documents in columns, which nobody searches. */
final class StoredJson {
  private StoredJson() {}

  static <T> T read(String stored, Class<T> type) {
    try {
      return ContractJson.read(stored.getBytes(StandardCharsets.UTF_8), type);
    } catch (ContractJson.Malformed e) {
      throw new IllegalStateException("what is stored cannot be read", e);
    }
  }

  static Map<String, String> words(String stored) {
    Map<String, String> words = new LinkedHashMap<>();
    read(stored, ObjectNode.class)
        .properties()
        .forEach(word -> words.put(word.getKey(), word.getValue().asText()));
    return words;
  }
}
