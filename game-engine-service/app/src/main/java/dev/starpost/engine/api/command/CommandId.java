package dev.starpost.engine.api.command;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.regex.Pattern;

/**
 * The id of a command that comes through the public API: the same account that uses the same key in
 * the same game means the same command, and nobody else can.
 */
final class CommandId {
  private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_-]{43}");

  private CommandId() {}

  static String of(String account, String gameId, String idempotencyKey) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (String part : new String[] {account, gameId, idempotencyKey}) {
        byte[] bytes = part.getBytes(StandardCharsets.UTF_8);
        // With its length, so that no two different triples look alike.
        digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(bytes.length).array());
        digest.update(bytes);
      }
      return Base64.getUrlEncoder().withoutPadding().encodeToString(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  static boolean isWellFormed(String commandId) {
    return FORM.matcher(commandId).matches();
  }
}
