package dev.starpost.notification.webhook;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Signature of webhook calls, as the Standard Webhooks specification says. */
final class Signature {
  private static final String PREFIX = "whsec_";
  private static final String HMAC = "HmacSHA256";
  private static final int SECRET_BYTES = 32;
  private static final SecureRandom RANDOM = new SecureRandom();

  private Signature() {}

  static byte[] newSecret() {
    byte[] secret = new byte[SECRET_BYTES];
    RANDOM.nextBytes(secret);
    return secret;
  }

  /** As its owner is shown it, once. */
  static String text(byte[] secret) {
    return PREFIX + Base64.getEncoder().encodeToString(secret);
  }

  /** The header {@code webhook-signature}. */
  static String of(byte[] secret, String id, long timestamp, String payload) {
    try {
      Mac mac = Mac.getInstance(HMAC);
      mac.init(new SecretKeySpec(secret, HMAC));
      String signed = id + "." + timestamp + "." + payload;
      byte[] signature = mac.doFinal(signed.getBytes(StandardCharsets.UTF_8));
      return "v1," + Base64.getEncoder().encodeToString(signature);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }
}
