package dev.starpost.kernel.data;

import java.util.Locale;

/** The words under which the constants of an enum are stored and sent: {@code solar-converter}. */
public final class EnumWords {
  private EnumWords() {}

  public static String of(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
