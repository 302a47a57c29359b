package dev.starpost.gateway.token;

import dev.starpost.gateway.stub.StubServices;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;
import org.eclipse.microprofile.config.ConfigProvider;
import org.jose4j.jws.AlgorithmIdentifiers;
import org.jose4j.jws.JsonWebSignature;
import org.jose4j.jwt.JwtClaims;
import org.jose4j.lang.JoseException;

/** Tokens as the lobby makes them. */
public final class TestTokens {
  private static final int CHANCE = 40;

  private TestTokens() {}

  /** A personal token whose chance begins with that word. */
  public static String personal(String word) {
    String start = PersonalToken.PREFIX + (word + "0".repeat(CHANCE)).substring(0, CHANCE);
    return start + PersonalToken.checksum(start);
  }

  public static String access(String account) {
    return access(account, "https://starpost.dev");
  }

  public static String access(String account, String issuer) {
    JwtClaims claims = new JwtClaims();
    claims.setIssuer(issuer);
    claims.setAudience("starpost");
    claims.setSubject(account);
    claims.setExpirationTimeMinutesInTheFuture(15);
    JsonWebSignature signature = new JsonWebSignature();
    signature.setPayload(claims.toJson());
    signature.setKeyIdHeaderValue("first");
    signature.setAlgorithmHeaderValue(AlgorithmIdentifiers.RSA_USING_SHA256);
    signature.setKey(key());
    try {
      return signature.getCompactSerialization();
    } catch (JoseException e) {
      throw new IllegalStateException(e);
    }
  }

  private static PrivateKey key() {
    String text = ConfigProvider.getConfig().getValue(StubServices.KEY, String.class);
    try {
      return KeyFactory.getInstance("RSA")
          .generatePrivate(new PKCS8EncodedKeySpec(Base64.getDecoder().decode(text)));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }
}
