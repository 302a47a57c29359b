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

  /** French counts nothing as one thing; English counts it as several. */
  boolean isSingular(int count) {
    return this == FRENCH ? Math.abs(count) < 2 : Math.abs(count) == 1;
  }
}
