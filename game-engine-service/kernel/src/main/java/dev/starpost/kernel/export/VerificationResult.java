package dev.starpost.kernel.export;

import java.util.regex.Pattern;

/** What came of checking an exported game. */
public sealed interface VerificationResult {

  /**
   * Everything fits together.
   *
   * @param plies how many steps the game had
   * @param decidedAgain how many of them the rules decided again, with the same events
   * @param foldedOnly how many of them were decided by earlier rules, so that only their events
   *     were followed
   * @param draws how many draws were made from the sealed dice
   */
  record Genuine(int plies, int decidedAgain, int foldedOnly, long draws)
      implements VerificationResult {}

  /**
   * Something does not fit; this is the first thing that does not.
   *
   * @param version the step it was found in, 0 where it is not about one step
   * @param sentence what was expected and what was found, on one line
   */
  record Differs(long version, String sentence) implements VerificationResult {
    /** What a document says may be quoted: it must not write on the reader's terminal. */
    private static final Pattern UNPRINTABLE = Pattern.compile("[\\p{C}\\p{Zl}\\p{Zp}]+");

    public Differs {
      sentence = UNPRINTABLE.matcher(sentence).replaceAll(" ");
    }
  }
}
