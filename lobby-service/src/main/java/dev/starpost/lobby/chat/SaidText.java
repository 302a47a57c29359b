package dev.starpost.lobby.chat;

import dev.starpost.intake.Storable;
import java.text.Normalizer;

/** What people write, in one form. */
public final class SaidText {
  private SaidText() {}

  /** Letters in one piece, lines that end in one way. */
  public static String normal(String text) {
    String lines = text.replace("\r\n", "\n").replace('\r', '\n');
    return Normalizer.normalize(lines, Normalizer.Form.NFC);
  }

  /**
   * Whether it can be kept and shown.
   *
   * @param most counted as people count characters, not as Java does
   * @param allowed control characters
   */
  public static boolean isFit(String text, int most, String allowed) {
    return text.codePointCount(0, text.length()) <= most
        && Storable.isText(text)
        && text.codePoints()
            .noneMatch(point -> Character.isISOControl(point) && allowed.indexOf(point) < 0);
  }
}
