package dev.starpost.matchmaking.database;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.game.TableClock;
import java.nio.charset.StandardCharsets;

/** JSON of columns. */
public final class Json {
  private Json() {}

  public static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }

  /** Options that were stored by this service. */
  public static ObjectNode read(String column) {
    return read(column, ObjectNode.class);
  }

  /** A clock that was stored by this service. */
  public static TableClock clock(String column) {
    return read(column, TableClock.class);
  }

  private static <T> T read(String column, Class<T> type) {
    try {
      return ContractJson.read(column.getBytes(StandardCharsets.UTF_8), type);
    } catch (ContractJson.Malformed e) {
      throw new IllegalStateException("a stored document cannot be read", e);
    }
  }
}
