package dev.starpost.testkit.tangled.component;

import dev.starpost.testkit.tangled.TangledState;

/** A card that looks into the game. */
public record TangledCard(int strength) {
  public boolean isPlayable(TangledState game) {
    return game.card().strength() < strength;
  }
}
