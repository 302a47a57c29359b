package dev.starpost.lobby.tables.table;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Optional;

/**
 * The invite code of a private table, which its owner tells those who should find it. Short enough
 * to be said on the telephone: 10 characters are 49 bits, and every guess costs a request.
 */
final class InviteCode {
  /** Without those that look or sound like others. */
  private static final String LETTERS = "23456789abcdefghjkmnpqrstvwxyz";

  private static final int LENGTH = 10;
  private static final SecureRandom RANDOM = new SecureRandom();

  private InviteCode() {}

  static String draw() {
    StringBuilder code = new StringBuilder();
    for (int i = 0; i < LENGTH; i++) {
      code.append(LETTERS.charAt(RANDOM.nextInt(LETTERS.length())));
    }
    return code.toString();
  }

  /** Compared in the same time whether much or little of it is right. */
  static boolean opens(Optional<String> code, Optional<String> given) {
    return code.isPresent()
        && given.isPresent()
        && MessageDigest.isEqual(
            code.get().getBytes(StandardCharsets.UTF_8),
            given.get().getBytes(StandardCharsets.UTF_8));
  }
}
