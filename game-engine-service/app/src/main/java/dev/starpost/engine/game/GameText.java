package dev.starpost.engine.game;

import com.fasterxml.jackson.core.JsonProcessingException;
import dev.starpost.kernel.data.GameJson;

/** JSON text of what a game makes, as it is stored. */
final class GameText {
  private GameText() {}

  static String of(Object value) {
    try {
      return GameJson.mapper().writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("not JSON: " + value.getClass(), e);
    }
  }
}
