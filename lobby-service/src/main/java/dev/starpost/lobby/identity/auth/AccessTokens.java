package dev.starpost.lobby.identity.auth;

import dev.starpost.lobby.identity.account.Account;
import dev.starpost.lobby.identity.issuer.TokenIssuer;
import dev.starpost.lobby.identity.key.SigningKeys;
import io.smallrye.jwt.build.Jwt;
import io.smallrye.jwt.build.JwtClaimsBuilder;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Issues access tokens, which all services take for a proof of who asks. */
@ApplicationScoped
public class AccessTokens {
  /** For clients that keep a token themselves; nothing revokes one before it expires. */
  public static final Duration LIFE = Duration.ofMinutes(15);

  /**
   * For the gateway, which asks again every few seconds, and goes on with the last one while nobody
   * here answers: as long as a restart may take.
   */
  public static final Duration INTERNAL_LIFE = Duration.ofMinutes(5);

  /** The service that calls others; long enough for one call and its repetitions. */
  public static final Duration SERVICE_LIFE = Duration.ofMinutes(5);

  private static final String AUDIENCE = "starpost";

  private final SigningKeys keys;
  private final TokenIssuer issuer;
  private final Clock clock;

  AccessTokens(SigningKeys keys, TokenIssuer issuer, Clock clock) {
    this.keys = keys;
    this.issuer = issuer;
    this.clock = clock;
  }

  /** For somebody, within these scopes; from a session or not. */
  public String issue(
      Account account, List<String> scopes, Optional<String> session, Duration life) {
    JwtClaimsBuilder claims =
        claims(account.id(), scopes, life)
            .claim("name", account.name())
            .claim("guest", account.isGuest());
    session.ifPresent(id -> claims.claim(Caller.SESSION, id));
    return sign(claims);
  }

  /** By which the lobby calls other services. */
  public String ofLobby() {
    return ofService("lobby");
  }

  /** By which a service of the platform calls others. */
  public String ofService(String name) {
    return sign(claims("service:" + name, List.of(Scope.OPERATE), SERVICE_LIFE));
  }

  private JwtClaimsBuilder claims(String subject, List<String> scopes, Duration life) {
    Instant now = clock.instant();
    return Jwt.claims()
        .issuer(issuer.url())
        .audience(AUDIENCE)
        .subject(subject)
        .claim("scope", scopes)
        .issuedAt(now)
        .expiresAt(now.plus(life));
  }

  private String sign(JwtClaimsBuilder claims) {
    SigningKeys.Key key = keys.current();
    return claims.jws().keyId(key.id()).sign(key.signing());
  }
}
