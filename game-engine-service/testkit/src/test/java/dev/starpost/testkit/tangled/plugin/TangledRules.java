package dev.starpost.testkit.tangled.plugin;

import dev.starpost.testkit.tangled.TangledState;
import dev.starpost.testkit.tangled.bot.TangledEvaluation;
import dev.starpost.testkit.tangled.view.TangledView;

/** What joins the rooms. */
public final class TangledRules {
  public Object view(TangledState game) {
    return TangledView.of(game);
  }

  public int evaluate(TangledState game) {
    return TangledEvaluation.of(game);
  }
}
