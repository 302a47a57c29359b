package dev.starpost.rating.ladder;

import dev.starpost.text.Language;
import dev.starpost.text.Text;
import dev.starpost.text.Texts;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Parts of a ladder, by rating: the best first. */
public enum Division {
  ADMIRAL(1900, Integer.MAX_VALUE),
  COMMODORE(1700, 1899),
  CAPTAIN(1500, 1699),
  PILOT(1300, 1499),
  CADET(Integer.MIN_VALUE, 1299);

  private static final Texts TEXTS = Texts.of(Division.class, "divisions");

  private final int least;
  private final int most;

  Division(int least, int most) {
    this.least = least;
    this.most = most;
  }

  public static Division of(int rating) {
    return Arrays.stream(values())
        .filter(division -> rating >= division.least)
        .findFirst()
        .orElseThrow();
  }

  static Optional<Division> named(String word) {
    return Arrays.stream(values()).filter(division -> division.word().equals(word)).findFirst();
  }

  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  String name(Language language) {
    return TEXTS.say(Text.of(word()), language);
  }

  /** The lowest rating in it. */
  int least() {
    return least;
  }

  /** The highest rating in it. */
  int most() {
    return most;
  }
}
