package dev.starpost.kernel;

import dev.starpost.text.Text;
import java.util.Optional;

/**
 * Something that lies in the box: a card, a tile, a place, a kind of piece. All that a client needs
 * to draw and explain it; the same for everybody, so it holds no secret.
 *
 * @param kind what sort of thing it is, such as {@code station}
 * @param id the word by which views, events and moves call it; unique among its kind
 * @param name what people call it
 * @param text what it does or is worth, in a sentence or two; empty where the name says all
 * @param rule the rule that describes it
 * @param data the numbers that the rules go by: the very record that was read from the game's files
 */
public record Component(
    String kind, String id, Text name, Optional<Text> text, String rule, Object data) {

  /** The kind of what players hold and count, such as {@code fuel}. */
  public static final String RESOURCE = "resource";

  /** The kind of what lies on the table in numbers and has no data of its own, such as ships. */
  public static final String PIECE = "piece";

  public static Component of(
      String kind, String id, Text name, Text text, String rule, Object data) {
    return new Component(kind, id, name, Optional.of(text), rule, data);
  }
}
