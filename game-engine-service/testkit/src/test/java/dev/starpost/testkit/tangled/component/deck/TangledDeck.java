package dev.starpost.testkit.tangled.component.deck;

import dev.starpost.testkit.tangled.TangledState;

/** A deck, in a package of its own, that looks into the game. */
public record TangledDeck(int size) {
  public boolean isPlayable(TangledState game) {
    return game.card().strength() < size;
  }
}
