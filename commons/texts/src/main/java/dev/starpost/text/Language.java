package dev.starpost.text;

/** The languages that Starpost speaks. */
public enum Language {
  ENGLISH("en"),
  FRENCH("fr");

  private final String tag;

  Language(String tag) {
    this.tag = tag;
  }

  /** As in {@code Accept-Language}. */
  public String tag() {
    return tag;
  }

  /** What stands before the last of several in a sentence. */
  String and() {
    return this == FRENCH ? " et " : " and ";
  }

  /** What stands between things that hold commas themselves. */
  String semicolon() {
    return this == FRENCH ? " ; " : "; ";
  }

  /** French counts nothing as one thing; English counts it as several. */
  boolean isSingular(int count) {
    return this == FRENCH ? Math.abs(count) < 2 : Math.abs(count) == 1;
  }
}
