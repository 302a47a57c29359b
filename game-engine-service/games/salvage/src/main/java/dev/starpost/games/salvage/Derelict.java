package dev.starpost.games.salvage;

import dev.starpost.text.Text;

/**
 * A ship to salvage (SV-1.2).
 *
 * @param holds how many holds are full
 * @param danger what the die must exceed to empty one
 */
record Derelict(String id, int holds, int danger) {
  Text label() {
    return Text.of("derelict." + id);
  }

  Derelict inRoughSpace() {
    return new Derelict(id, holds, danger + SalvageComponents.BOX.roughDanger());
  }
}
