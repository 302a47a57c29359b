package dev.starpost.gateway.token;

import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import java.util.zip.CRC32;

/**
 * The form of personal access tokens: {@code stp_}, 40 characters of chance, 6 of checksum, all of
 * base 62. The checksum is the CRC-32 of everything before it, so that whoever meets a token knows
 * it from a mistyped or invented one without asking anybody.
 */
final class PersonalToken {
  static final String PREFIX = "stp_";

  private static final Pattern FORM = Pattern.compile("stp_[0-9A-Za-z]{46}");
  private static final String DIGITS =
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  private static final int CHECKSUM = 6;

  private PersonalToken() {}

  static boolean isWellFormed(String token) {
    if (!FORM.matcher(token).matches()) {
      return false;
    }
    int end = token.length() - CHECKSUM;
    return token.substring(end).equals(checksum(token.substring(0, end)));
  }

  static String checksum(String text) {
    CRC32 crc = new CRC32();
    crc.update(text.getBytes(StandardCharsets.US_ASCII));
    long rest = crc.getValue();
    char[] digits = new char[CHECKSUM];
    for (int i = CHECKSUM - 1; i >= 0; i--) {
      digits[i] = DIGITS.charAt((int) (rest % DIGITS.length()));
      rest /= DIGITS.length();
    }
    return new String(digits);
  }
}
