package dev.starpost.games.salvage.component;

import dev.starpost.text.Text;

/**
 * A ship to salvage (SV-1.2).
 *
 * @param holds how many holds are full
 * @param danger what the die must exceed to empty one
 */
public record Derelict(String id, int holds, int danger) {
  public Text label() {
    return label(id);
  }

  /** What people call the derelict of that id. */
  public static Text label(String id) {
    return Text.of("derelict." + id);
  }

  public Derelict inRoughSpace() {
    return new Derelict(id, holds, danger + SalvageComponents.BOX.roughDanger());
  }
}
