package dev.starpost.idempotency;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * Encrypts a stored response with the client's idempotency key, which is stored nowhere: a copy of
 * the database gives nothing away without it.
 */
public final class ResponseSeal {
  private static final String HMAC = "HmacSHA256";
  private static final String AES = "AES/GCM/NoPadding";
  private static final int NONCE_BYTES = 12;
  private static final int TAG_BITS = 128;
  private static final SecureRandom RANDOM = new SecureRandom();

  private final byte[] key;

  /**
   * @param secret nobody can guess it
   */
  public ResponseSeal(String secret) {
    this.key = mac(secret.getBytes(StandardCharsets.UTF_8), "seal", new byte[0]);
  }

  public byte[] seal(byte[] answer) {
    byte[] nonce = new byte[NONCE_BYTES];
    RANDOM.nextBytes(nonce);
    byte[] sealed = crypt(Cipher.ENCRYPT_MODE, nonce, answer);
    byte[] both = Arrays.copyOf(nonce, nonce.length + sealed.length);
    System.arraycopy(sealed, 0, both, nonce.length, sealed.length);
    return both;
  }

  public byte[] open(byte[] both) {
    byte[] nonce = Arrays.copyOf(both, NONCE_BYTES);
    return crypt(Cipher.DECRYPT_MODE, nonce, Arrays.copyOfRange(both, NONCE_BYTES, both.length));
  }

  private byte[] crypt(int mode, byte[] nonce, byte[] text) {
    try {
      Cipher cipher = Cipher.getInstance(AES);
      cipher.init(mode, new SecretKeySpec(key, "AES"), new GCMParameterSpec(TAG_BITS, nonce));
      return cipher.doFinal(text);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("a stored answer cannot be sealed or opened", e);
    }
  }

  /** What a key says of a text, for one purpose. */
  static byte[] mac(byte[] key, String purpose, byte[] text) {
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
