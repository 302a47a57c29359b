package dev.starpost.lobby.identity.key;

import dev.starpost.lobby.identity.issuer.TokenIssuer;
import io.smallrye.jwt.auth.principal.DefaultJWTCallerPrincipalFactory;
import io.smallrye.jwt.auth.principal.JWTAuthContextInfo;
import io.smallrye.jwt.auth.principal.JWTCallerPrincipal;
import io.smallrye.jwt.auth.principal.JWTCallerPrincipalFactory;
import io.smallrye.jwt.auth.principal.ParseException;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Alternative;
import org.jose4j.jwx.JsonWebStructure;
import org.jose4j.lang.JoseException;

/**
 * Verifies access tokens as every service does, but with the keys that the lobby has: it need not
 * ask itself for them. Those of another issuer are fetched where that one publishes them.
 */
@Alternative
@Priority(1)
@ApplicationScoped
public class AccessTokenVerifier extends JWTCallerPrincipalFactory {
  private final JWTCallerPrincipalFactory strict = new DefaultJWTCallerPrincipalFactory();
  private final TokenIssuer issuer;
  private final SigningKeys keys;

  AccessTokenVerifier(TokenIssuer issuer, SigningKeys keys) {
    this.issuer = issuer;
    this.keys = keys;
  }

  @Override
  public JWTCallerPrincipal parse(String token, JWTAuthContextInfo context) throws ParseException {
    if (issuer.isExternal()) {
      return strict.parse(token, context);
    }
    SigningKeys.Key key =
        keys.named(keyOf(token)).orElseThrow(() -> new ParseException("not one of our keys"));
    JWTAuthContextInfo withKey = new JWTAuthContextInfo(context);
    withKey.setPublicVerificationKey(key.checking());
    return strict.parse(token, withKey);
  }

  private static String keyOf(String token) throws ParseException {
    try {
      return String.valueOf(JsonWebStructure.fromCompactSerialization(token).getKeyIdHeaderValue());
    } catch (JoseException e) {
      throw new ParseException("not a token", e);
    }
  }
}
