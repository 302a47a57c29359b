package dev.starpost.rating.player;

import java.text.Normalizer;
import java.util.Locale;

/** How names are found: in any case, and however their letters were put together. */
public final class PlayerName {
  private PlayerName() {}

  public static String folded(String name) {
    // Up first: some letters are the same in one case only.
    return Normalizer.normalize(name, Normalizer.Form.NFKC)
        .toUpperCase(Locale.ROOT)
        .toLowerCase(Locale.ROOT);
  }
}
