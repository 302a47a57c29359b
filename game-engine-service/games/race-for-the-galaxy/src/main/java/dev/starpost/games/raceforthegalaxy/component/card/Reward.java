package dev.starpost.games.raceforthegalaxy.component.card;

import dev.starpost.text.Text;

/** Points and cards, in words. */
public final class Reward {
  private Reward() {}

  public static Text words(int vp, int cards) {
    if (cards == 0) {
      return Text.of("reward.vp", "vp", vp);
    }
    return vp == 0
        ? Text.of("reward.cards", "cards", cards)
        : Text.of("reward.both", "vp", vp, "cards", cards);
  }
}
