package dev.starpost.testkit.tangled.bot;

import dev.starpost.testkit.tangled.TangledState;

/** An evaluation. */
public final class TangledEvaluation {
  private TangledEvaluation() {}

  public static int of(TangledState game) {
    return game.card().strength();
  }
}
