package dev.starpost.lobby.chat;

import dev.starpost.messaging.Storable;
import dev.starpost.text.GivenText;
import java.text.Normalizer;
import java.util.Optional;

/** Normalisation of text that people write, in chat and in notes. */
public final class SaidText {
  private SaidText() {}

  /**
   * Letters in one piece, lines that end in one way; empty if it cannot be kept and shown. Takes a
   * while for a long one: not in a transaction.
   *
   * @param most counted as people count characters, not as Java does
   * @param allowed control characters
   */
  public static Optional<String> fit(String given, int most, String allowed) {
    String lines = given.replace("\r\n", "\n").replace('\r', '\n');
    // Before it is normalised, which takes the longer the more marks stand together.
    if (!GivenText.mayFit(lines, most) || !GivenText.isStreamSafe(lines)) {
      return Optional.empty();
    }
    return Optional.of(Normalizer.normalize(lines, Normalizer.Form.NFC))
        .filter(text -> isFit(text, most, allowed));
  }

  private static boolean isFit(String text, int most, String allowed) {
    return text.codePointCount(0, text.length()) <= most
        && Storable.isText(text)
        && text.codePoints()
            .noneMatch(point -> Character.isISOControl(point) && allowed.indexOf(point) < 0);
  }
}
