package dev.starpost.notification.secret;

import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * Cipher for secrets: seals what is stored with a key that is not: a copy of the database gives no
 * secret away. For each purpose a key of its own is derived.
 */
@ApplicationScoped
public class SecretCipher {
  private static final String HMAC = "HmacSHA256";
  private static final String AES = "AES/GCM/NoPadding";
  private static final int LEAST_CHARACTERS = 32;
  private static final int NONCE_BYTES = 12;
  private static final int TAG_BITS = 128;
  private static final SecureRandom RANDOM = new SecureRandom();

  private final byte[] key;

  SecretCipher(SecretSettings settings) {
    if (settings.key().length() < LEAST_CHARACTERS) {
      throw new IllegalStateException(
          "starpost.secrets.key needs %d characters at least".formatted(LEAST_CHARACTERS));
    }
    this.key = settings.key().getBytes(StandardCharsets.UTF_8);
  }

  /** As it may be stored. */
  public String close(String purpose, byte[] secret) {
    byte[] nonce = new byte[NONCE_BYTES];
    RANDOM.nextBytes(nonce);
    byte[] sealed = crypt(Cipher.ENCRYPT_MODE, purpose, nonce, secret);
    byte[] both = Arrays.copyOf(nonce, nonce.length + sealed.length);
    System.arraycopy(sealed, 0, both, nonce.length, sealed.length);
    return Base64.getEncoder().encodeToString(both);
  }

  /** What was sealed. */
  public byte[] open(String purpose, String stored) {
    byte[] both = Base64.getDecoder().decode(stored);
    byte[] nonce = Arrays.copyOf(both, NONCE_BYTES);
    byte[] sealed = Arrays.copyOfRange(both, NONCE_BYTES, both.length);
    return crypt(Cipher.DECRYPT_MODE, purpose, nonce, sealed);
  }

  /** What nobody can make without the key. */
  public byte[] mac(String purpose, String text) {
    return hmac(derived(purpose), text.getBytes(StandardCharsets.UTF_8));
  }

  private byte[] crypt(int mode, String purpose, byte[] nonce, byte[] text) {
    try {
      Cipher cipher = Cipher.getInstance(AES);
      var secret = new SecretKeySpec(derived(purpose), "AES");
      cipher.init(mode, secret, new GCMParameterSpec(TAG_BITS, nonce));
      return cipher.doFinal(text);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(
          "a stored secret cannot be sealed or opened; is starpost.secrets.key another one?", e);
    }
  }

  private byte[] derived(String purpose) {
    return hmac(key, purpose.getBytes(StandardCharsets.UTF_8));
  }

  private static byte[] hmac(byte[] with, byte[] text) {
    try {
      Mac mac = Mac.getInstance(HMAC);
      mac.init(new SecretKeySpec(with, HMAC));
      return mac.doFinal(text);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }
}
