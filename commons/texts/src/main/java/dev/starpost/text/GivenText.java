package dev.starpost.text;

/**
 * Looks at text that somebody has sent, before anything is done with it that costs more than to
 * read it. To put it into a normal form does: combining marks are put in order, and the time for a
 * run of them grows with its square, so that a single request of 62 KB kept a thread busy for
 * seconds.
 */
public final class GivenText {
  /**
   * How many UTF-16 units may stand for one character of a normal form: it is made of four pieces
   * at most (as U+1F82 is), and each of those may be given by one of two units (as U+2F800 is).
   */
  private static final int UNITS_A_CHARACTER = 8;

  /** As in the Stream-Safe Text Format of UAX 15, which no language exceeds. */
  private static final int LONGEST_RUN_OF_MARKS = 30;

  private GivenText() {}

  /**
   * Whether it could have so few characters in a normal form, however it was typed. What could is
   * to be counted again when it has been normalised.
   */
  public static boolean mayFit(String text, int mostCharacters) {
    return text.length() <= mostCharacters * UNITS_A_CHARACTER;
  }

  /** Whether it can be normalised in a time that grows with its length and no faster. */
  public static boolean isStreamSafe(String text) {
    int run = 0;
    for (int at = 0; at < text.length(); at += Character.charCount(text.codePointAt(at))) {
      run = isMark(text.codePointAt(at)) ? run + 1 : 0;
      if (run > LONGEST_RUN_OF_MARKS) {
        return false;
      }
    }
    return true;
  }

  private static boolean isMark(int point) {
    int type = Character.getType(point);
    return type == Character.NON_SPACING_MARK
        || type == Character.COMBINING_SPACING_MARK
        || type == Character.ENCLOSING_MARK;
  }
}
