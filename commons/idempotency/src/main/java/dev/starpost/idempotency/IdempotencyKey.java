package dev.starpost.idempotency;

import dev.starpost.web.IdempotencyKeys;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.HexFormat;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * The key under which a client repeats a request. We store neither it nor anything from which it
 * could be had, and seal with it what we store: requests hold passwords, answers hold tokens, and a
 * copy of the database must give neither away.
 */
final class IdempotencyKey {
  private static final String HMAC = "HmacSHA256";
  private static final String AES = "AES/GCM/NoPadding";
  private static final int NONCE_BYTES = 12;
  private static final int TAG_BITS = 128;
  private static final SecureRandom RANDOM = new SecureRandom();

  private final byte[] key;

  /**
   * @param given what the header says
   */
  IdempotencyKey(String given) {
    this.key = IdempotencyKeys.require(given).getBytes(StandardCharsets.US_ASCII);
  }

  /** Under which the answer is found. */
  String id(String operation, String who) {
    return hex("id", (operation + " " + who).getBytes(StandardCharsets.UTF_8));
  }

  /** Differs for another request. */
  String fingerprint(byte[] request) {
    return hex("request", request);
  }

  byte[] seal(byte[] answer) {
    byte[] nonce = new byte[NONCE_BYTES];
    RANDOM.nextBytes(nonce);
    byte[] sealed = crypt(Cipher.ENCRYPT_MODE, nonce, answer);
    byte[] both = Arrays.copyOf(nonce, nonce.length + sealed.length);
    System.arraycopy(sealed, 0, both, nonce.length, sealed.length);
    return both;
  }

  byte[] open(byte[] both) {
    byte[] nonce = Arrays.copyOf(both, NONCE_BYTES);
    return crypt(Cipher.DECRYPT_MODE, nonce, Arrays.copyOfRange(both, NONCE_BYTES, both.length));
  }

  private byte[] crypt(int mode, byte[] nonce, byte[] text) {
    try {
      Cipher cipher = Cipher.getInstance(AES);
      var secret = new SecretKeySpec(mac("seal", new byte[0]), "AES");
      cipher.init(mode, secret, new GCMParameterSpec(TAG_BITS, nonce));
      return cipher.doFinal(text);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("a stored answer cannot be sealed or opened", e);
    }
  }

  private String hex(String purpose, byte[] text) {
    return HexFormat.of().formatHex(mac(purpose, text));
  }

  private byte[] mac(String purpose, byte[] text) {
    try {
      Mac mac = Mac.getInstance(HMAC);
      mac.init(new SecretKeySpec(key, HMAC));
      mac.update(purpose.getBytes(StandardCharsets.UTF_8));
      mac.update((byte) 0);
      return mac.doFinal(text);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }
}
