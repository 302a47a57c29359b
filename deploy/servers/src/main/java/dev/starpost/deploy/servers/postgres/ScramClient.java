package dev.starpost.deploy.servers.postgres;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;
import javax.crypto.spec.SecretKeySpec;

/** The client's part of SCRAM-SHA-256 (RFC 5802, RFC 7677), without channel binding. */
final class ScramClient {

  static final String MECHANISM = "SCRAM-SHA-256";

  private static final String NO_CHANNEL_BINDING = "n,,";
  private static final int KEY_BITS = 256;

  private final String password;
  private final String nonce;
  private byte[] serverSignature = {};

  ScramClient(String password) {
    this.password = password;
    byte[] random = new byte[18];
    new SecureRandom().nextBytes(random);
    this.nonce = Base64.getEncoder().encodeToString(random);
  }

  String first() {
    return NO_CHANNEL_BINDING + firstBare();
  }

  /** PostgreSQL takes the user from the start of the connection and ignores the one here. */
  private String firstBare() {
    return "n=,r=" + nonce;
  }

  String proof(String serverFirst) throws IOException {
    String joinedNonce = attribute(serverFirst, 'r');
    if (!joinedNonce.startsWith(nonce)) {
      throw new IOException("the server answered somebody else's nonce");
    }
    String withoutProof = "c=" + base64(NO_CHANNEL_BINDING.getBytes(UTF_8)) + ",r=" + joinedNonce;
    byte[] signed = (firstBare() + "," + serverFirst + "," + withoutProof).getBytes(UTF_8);
    try {
      byte[] salted =
          salted(
              Base64.getDecoder().decode(attribute(serverFirst, 's')),
              Integer.parseInt(attribute(serverFirst, 'i')));
      byte[] clientKey = hmac(salted, "Client Key".getBytes(UTF_8));
      byte[] storedKey = MessageDigest.getInstance("SHA-256").digest(clientKey);
      byte[] proof = hmac(storedKey, signed);
      for (int i = 0; i < proof.length; i++) {
        proof[i] ^= clientKey[i];
      }
      serverSignature = hmac(hmac(salted, "Server Key".getBytes(UTF_8)), signed);
      return withoutProof + ",p=" + base64(proof);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }

  /** The server knows the password too, or it is not the server. */
  void checkServer(String serverFinal) throws IOException {
    byte[] claimed = Base64.getDecoder().decode(attribute(serverFinal, 'v'));
    if (!MessageDigest.isEqual(claimed, serverSignature)) {
      throw new IOException("the server does not know the password");
    }
  }

  private byte[] salted(byte[] salt, int iterations) throws GeneralSecurityException {
    var key = new PBEKeySpec(password.toCharArray(), salt, iterations, KEY_BITS);
    return SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256").generateSecret(key).getEncoded();
  }

  private static byte[] hmac(byte[] key, byte[] text) throws GeneralSecurityException {
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(key, "HmacSHA256"));
    return mac.doFinal(text);
  }

  private static String attribute(String message, char name) throws IOException {
    for (String attribute : message.split(",", -1)) {
      if (attribute.startsWith(name + "=")) {
        return attribute.substring(2);
      }
    }
    throw new IOException("the server's message lacks " + name);
  }

  private static String base64(byte[] bytes) {
    return Base64.getEncoder().encodeToString(bytes);
  }
}
