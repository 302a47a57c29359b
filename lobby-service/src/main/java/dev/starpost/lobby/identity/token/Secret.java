package dev.starpost.lobby.identity.token;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.zip.CRC32;

/**
 * A secret that is handed out, and opens something for whoever has it: a prefix that says what it
 * is, 40 random characters, and 6 characters by which a scanner or the gateway knows a real one
 * without asking (the CRC-32 of all before it). Only its SHA-256 is stored: with 238 random bits
 * nobody can guess what was hashed.
 */
public record Secret(String text) {
  /** Personal access tokens. */
  public static final String PERSONAL = "stp_";

  /** Refresh tokens. */
  public static final String REFRESH = "str_";

  /** Sessions of browsers. */
  public static final String COOKIE = "stc_";

  private static final String LETTERS =
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  private static final int DRAWN = 40;
  private static final int CHECKSUM = 6;
  private static final SecureRandom RANDOM = new SecureRandom();

  public static Secret create(String prefix) {
    StringBuilder text = new StringBuilder(prefix);
    for (int i = 0; i < DRAWN; i++) {
      text.append(LETTERS.charAt(RANDOM.nextInt(LETTERS.length())));
    }
    return new Secret(text + checksum(text.toString()));
  }

  /** Whether it may be one, as far as can be seen by looking at it. */
  public boolean isA(String prefix) {
    if (text.length() != prefix.length() + DRAWN + CHECKSUM || !text.startsWith(prefix)) {
      return false;
    }
    int end = text.length() - CHECKSUM;
    return checksum(text.substring(0, end)).equals(text.substring(end));
  }

  /** As it is stored. */
  public String hash() {
    try {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String checksum(String text) {
    CRC32 crc = new CRC32();
    crc.update(text.getBytes(StandardCharsets.UTF_8));
    char[] digits = new char[CHECKSUM];
    long rest = crc.getValue();
    for (int i = CHECKSUM - 1; i >= 0; i--) {
      digits[i] = LETTERS.charAt((int) (rest % LETTERS.length()));
      rest /= LETTERS.length();
    }
    return new String(digits);
  }

  /** Never in a log by mistake. */
  @Override
  public String toString() {
    return "Secret";
  }
}
