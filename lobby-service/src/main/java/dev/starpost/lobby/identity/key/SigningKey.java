package dev.starpost.lobby.identity.key;

import com.github.f4b6a3.ulid.UlidCreator;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.interfaces.RSAPublicKey;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.X509EncodedKeySpec;
import java.time.Instant;
import java.util.Arrays;
import java.util.Base64;
import java.util.Map;

/**
 * A signing key, by which services know that a token is ours. RSA, because every library checks
 * RS256 without being told to.
 */
@Entity
@Table(name = "signing_key")
public class SigningKey {
  private static final String RSA = "RSA";
  private static final int BITS = 2048;

  @Id private String id;

  @Column(name = "private_key")
  private byte[] privateKey;

  @Column(name = "public_key")
  private byte[] publicKey;

  @Column(name = "created_at")
  @SuppressWarnings("unused") // Read by queries only.
  private Instant createdAt;

  @Column(name = "signs_from")
  private Instant signsFrom;

  protected SigningKey() {}

  static SigningKey create(Instant now, Instant signsFrom) {
    SigningKey key = new SigningKey();
    key.id = UlidCreator.getMonotonicUlid().toString();
    key.createdAt = now;
    key.signsFrom = signsFrom;
    try {
      KeyPairGenerator generator = KeyPairGenerator.getInstance(RSA);
      generator.initialize(BITS);
      KeyPair pair = generator.generateKeyPair();
      key.privateKey = pair.getPrivate().getEncoded();
      key.publicKey = pair.getPublic().getEncoded();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
    return key;
  }

  String id() {
    return id;
  }

  Instant signsFrom() {
    return signsFrom;
  }

  PrivateKey privateKey() {
    try {
      return KeyFactory.getInstance(RSA).generatePrivate(new PKCS8EncodedKeySpec(privateKey));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  RSAPublicKey publicKey() {
    try {
      return (RSAPublicKey)
          KeyFactory.getInstance(RSA).generatePublic(new X509EncodedKeySpec(publicKey));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  /** As RFC 7517 writes it. */
  static Map<String, String> jwk(String id, RSAPublicKey key) {
    return Map.of(
        "kty",
        RSA,
        "use",
        "sig",
        "alg",
        "RS256",
        "kid",
        id,
        "n",
        unsigned(key.getModulus()),
        "e",
        unsigned(key.getPublicExponent()));
  }

  private static String unsigned(BigInteger number) {
    byte[] bytes = number.toByteArray();
    int from = bytes[0] == 0 && bytes.length > 1 ? 1 : 0;
    return Base64.getUrlEncoder()
        .withoutPadding()
        .encodeToString(Arrays.copyOfRange(bytes, from, bytes.length));
  }
}
