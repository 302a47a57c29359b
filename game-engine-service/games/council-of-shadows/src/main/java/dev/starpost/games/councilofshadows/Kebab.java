package dev.starpost.games.councilofshadows;

import java.util.Locale;

/** The words under which the constants of an enum are stored and sent: {@code free-colony}. */
final class Kebab {
  private Kebab() {}

  static String of(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
