package dev.starpost.deploy.load.cold;

import java.util.Random;

/**
 * Ids of games as the engine makes them: the game's prefix, then a ULID, which is a time and
 * randomness. These begin in the past, so that no game that is opened now gets one of them.
 */
final class GameIds {
  private static final String PREFIX = "sv-";
  private static final String DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  private static final int BITS_OF_A_DIGIT = 5;
  private static final int DIGITS_OF_TIME = 10;
  private static final int DIGITS_OF_RANDOMNESS = 16;

  private final Random random;
  private long millis;

  /**
   * @param millis since 1970, of the first one; each of the following is a millisecond later
   */
  GameIds(long millis, Random random) {
    this.millis = millis;
    this.random = random;
  }

  String next() {
    StringBuilder id = new StringBuilder(PREFIX);
    for (int digit = DIGITS_OF_TIME - 1; digit >= 0; digit--) {
      id.append(
          DIGITS.charAt((int) (millis >>> (digit * BITS_OF_A_DIGIT)) & (DIGITS.length() - 1)));
    }
    for (int digit = 0; digit < DIGITS_OF_RANDOMNESS; digit++) {
      id.append(DIGITS.charAt(random.nextInt(DIGITS.length())));
    }
    millis++;
    return id.toString();
  }
}
