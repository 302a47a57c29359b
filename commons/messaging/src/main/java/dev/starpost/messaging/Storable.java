package dev.starpost.messaging;

/** Validator of text for PostgreSQL: neither the character 0, nor half a character. */
public final class Storable {
  private Storable() {}

  /** Whether it can be in the database at all. */
  public static boolean isText(String text) {
    return text.codePoints()
        .noneMatch(
            point ->
                point == 0
                    || (point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE));
  }
}
