package dev.starpost.testkit.tangled.view;

import dev.starpost.testkit.tangled.TangledState;

/** A view. */
public record TangledView(int strength) {
  public static TangledView of(TangledState game) {
    return new TangledView(game.card().strength());
  }
}
