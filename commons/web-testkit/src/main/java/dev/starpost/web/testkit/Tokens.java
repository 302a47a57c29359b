package dev.starpost.web.testkit;

import io.smallrye.jwt.build.Jwt;
import io.smallrye.jwt.build.JwtClaimsBuilder;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.spec.PKCS8EncodedKeySpec;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import org.eclipse.microprofile.config.ConfigProvider;

/** Tokens as the lobby issues them, from the {@link Issuer} of the test. */
public final class Tokens {
  private static final Duration HOUR = Duration.ofHours(1);

  private Tokens() {}

  /** Somebody who may look and play. */
  public static String player(String account) {
    return sign(claims(account, "read play"));
  }

  public static String withScopes(String account, String scopes) {
    return sign(claims(account, scopes));
  }

  /** Somebody who has no account of their own yet. */
  public static String guest(String account, String scopes) {
    return sign(claims(account, scopes).claim("guest", true));
  }

  public static String operator() {
    return sign(claims("olga", "operate"));
  }

  public static String expiring(String account, Instant at) {
    return sign(claims(account, "read play").issuedAt(at.minus(HOUR)).expiresAt(at));
  }

  /** What a good token says, to be changed before it is signed. */
  public static JwtClaimsBuilder claims(String account, String scopes) {
    Instant now = Instant.now();
    return Jwt.claims()
        .issuer("https://starpost.dev")
        .audience("starpost")
        .subject(account)
        .claim("preferred_username", account)
        .claim("scope", scopes)
        .issuedAt(now)
        .expiresAt(now.plus(HOUR));
  }

  public static String sign(JwtClaimsBuilder claims) {
    return claims.jws().keyId("first").sign(key(Issuer.FIRST_KEY));
  }

  /** With a key that the issuer does not show before it is asked to. */
  public static String signWithSecondKey(JwtClaimsBuilder claims) {
    return claims.jws().keyId("second").sign(key(Issuer.SECOND_KEY));
  }

  private static PrivateKey key(String name) {
    byte[] encoded =
        Base64.getDecoder().decode(ConfigProvider.getConfig().getValue(name, String.class));
    try {
      return KeyFactory.getInstance("RSA").generatePrivate(new PKCS8EncodedKeySpec(encoded));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }
}
