package dev.starpost.rating.player;

import dev.starpost.contracts.account.AccountState;
import dev.starpost.messaging.Storable;
import dev.starpost.text.GivenText;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;

/** Lookup key of a name: found in any case, and however their letters were put together. */
public final class PlayerName {
  private PlayerName() {}

  /** By which the name that somebody asks for is found; empty if nobody can have it. */
  public static Optional<String> wanted(String name) {
    return GivenText.mayFit(name, AccountState.LONGEST_NAME) && Storable.isText(name)
        ? Optional.of(folded(name))
        : Optional.empty();
  }

  /** Of somebody's name. */
  public static String folded(String name) {
    // Up first: some letters are the same in one case only.
    return Normalizer.normalize(name, Normalizer.Form.NFKC)
        .toUpperCase(Locale.ROOT)
        .toLowerCase(Locale.ROOT);
  }
}
