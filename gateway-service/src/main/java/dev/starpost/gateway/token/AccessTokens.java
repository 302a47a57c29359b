package dev.starpost.gateway.token;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.starpost.gateway.settings.GatewaySettings;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.ApplicationScoped;
import java.security.Key;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jose4j.jwa.AlgorithmConstraints;
import org.jose4j.jwk.JsonWebKey;
import org.jose4j.jws.AlgorithmIdentifiers;
import org.jose4j.jws.JsonWebSignature;
import org.jose4j.jwt.JwtClaims;
import org.jose4j.jwt.MalformedClaimException;
import org.jose4j.jwt.consumer.InvalidJwtException;
import org.jose4j.jwt.consumer.JwtConsumer;
import org.jose4j.jwt.consumer.JwtConsumerBuilder;
import org.jose4j.lang.JoseException;
import org.jose4j.lang.UnresolvableKeyException;

/**
 * Verification of access tokens (JWT). Finds out whose access token it is, to count and to log. A
 * token that cannot be verified is no reason to refuse anything here: the services check it
 * themselves, and say what is wrong with it.
 */
@ApplicationScoped
class AccessTokens {
  private static final Duration REMEMBERED = Duration.ofSeconds(30);
  private static final int LONGEST = 8_000;
  private static final int SKEW_SECONDS = 5;

  private final Vertx vertx;
  private final IssuerKeys keys;
  private final String issuer;
  private final String audience;
  private final Clock clock = Clock.systemUTC();
  private final Cache<String, Verified> verified;

  private record Verified(String account, Instant expires) {}

  AccessTokens(Vertx vertx, IssuerKeys keys, GatewaySettings settings) {
    this.vertx = vertx;
    this.keys = keys;
    this.issuer = settings.tokens().issuer();
    this.audience = settings.tokens().audience();
    this.verified =
        Caffeine.newBuilder()
            .maximumSize(settings.tokens().most())
            .expireAfterWrite(REMEMBERED)
            .build();
  }

  /** The account of the token, if the token is good. */
  Future<Optional<String>> account(String token) {
    if (token.isEmpty() || token.length() > LONGEST) {
      return Future.succeededFuture(Optional.empty());
    }
    String fingerprint = Fingerprint.of(token);
    Verified known = verified.getIfPresent(fingerprint);
    if (known != null && known.expires().isAfter(clock.instant())) {
      return Future.succeededFuture(Optional.of(known.account()));
    }
    Optional<String> keyId = keyId(token);
    if (keyId.isEmpty()) {
      return Future.succeededFuture(Optional.empty());
    }
    // The keys may arrive on another request's thread.
    var here = vertx.getOrCreateContext();
    return Future.fromCompletionStage(keys.withKey(keyId.get()).toCompletionStage(), here)
        .map(
            known2 -> {
              Optional<Verified> found = verify(token, keyId.get(), known2);
              found.ifPresent(good -> verified.put(fingerprint, good));
              return found.map(Verified::account);
            });
  }

  private static Optional<String> keyId(String token) {
    try {
      JsonWebSignature signature = new JsonWebSignature();
      signature.setCompactSerialization(token);
      return Optional.ofNullable(signature.getKeyIdHeaderValue());
    } catch (JoseException e) {
      return Optional.empty();
    }
  }

  private Optional<Verified> verify(String token, String keyId, List<JsonWebKey> known) {
    JwtConsumer consumer =
        new JwtConsumerBuilder()
            .setExpectedIssuer(issuer)
            .setExpectedAudience(audience)
            .setRequireSubject()
            .setRequireExpirationTime()
            .setAllowedClockSkewInSeconds(SKEW_SECONDS)
            .setJwsAlgorithmConstraints(
                AlgorithmConstraints.ConstraintType.PERMIT,
                AlgorithmIdentifiers.RSA_USING_SHA256,
                AlgorithmIdentifiers.ECDSA_USING_P256_CURVE_AND_SHA256)
            .setVerificationKeyResolver((signature, nesting) -> key(keyId, known))
            .build();
    try {
      JwtClaims claims = consumer.processToClaims(token);
      return Optional.of(
          new Verified(
              claims.getSubject(), Instant.ofEpochSecond(claims.getExpirationTime().getValue())));
    } catch (InvalidJwtException | MalformedClaimException e) {
      return Optional.empty();
    }
  }

  private static Key key(String keyId, List<JsonWebKey> known) throws UnresolvableKeyException {
    return known.stream()
        .filter(key -> keyId.equals(key.getKeyId()))
        .findFirst()
        .map(JsonWebKey::getKey)
        .orElseThrow(() -> new UnresolvableKeyException("no key " + keyId));
  }
}
