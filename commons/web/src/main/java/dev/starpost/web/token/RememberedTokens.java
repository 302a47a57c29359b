package dev.starpost.web.token;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.quarkus.security.identity.AuthenticationRequestContext;
import io.quarkus.security.identity.IdentityProvider;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.security.identity.request.TokenAuthenticationRequest;
import io.quarkus.security.runtime.QuarkusSecurityIdentity;
import io.quarkus.smallrye.jwt.runtime.auth.MpJwtValidator;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import org.eclipse.microprofile.jwt.JsonWebToken;

/**
 * Remembers for a short while which tokens were found good, because a client sends the same one
 * with every request and a signature costs more than a move. Never longer than the token is good,
 * and so briefly that a key that is withdrawn is soon of no use.
 */
@Singleton
public class RememberedTokens implements IdentityProvider<TokenAuthenticationRequest> {
  private static final Duration REMEMBERED = Duration.ofSeconds(30);
  private static final int MOST_TOKENS = 20_000;

  private final IdentityProvider<TokenAuthenticationRequest> strict;
  private final Clock clock;
  private final Cache<String, SecurityIdentity> good =
      Caffeine.newBuilder().maximumSize(MOST_TOKENS).expireAfterWrite(REMEMBERED).build();

  @Inject
  public RememberedTokens(MpJwtValidator strict) {
    this(strict, Clock.systemUTC());
  }

  RememberedTokens(IdentityProvider<TokenAuthenticationRequest> strict, Clock clock) {
    this.strict = strict;
    this.clock = clock;
  }

  @Override
  public Class<TokenAuthenticationRequest> getRequestType() {
    return TokenAuthenticationRequest.class;
  }

  /** Asked before the validator that it asks itself. */
  @Override
  public int priority() {
    return IdentityProvider.super.priority() + 1;
  }

  @Override
  public Uni<SecurityIdentity> authenticate(
      TokenAuthenticationRequest request, AuthenticationRequestContext context) {
    String token = request.getToken().getToken();
    SecurityIdentity known = good.getIfPresent(token);
    if (known != null && isStillGood(known)) {
      return Uni.createFrom().item(known);
    }
    return strict
        .authenticate(request, context)
        .invoke(
            identity -> {
              if (identity != null) {
                good.put(token, withoutRequest(identity));
              }
            });
  }

  /** The validator's identity holds on to the request that it came with. */
  private static SecurityIdentity withoutRequest(SecurityIdentity identity) {
    return QuarkusSecurityIdentity.builder()
        .setPrincipal(identity.getPrincipal())
        .addRoles(identity.getRoles())
        .addCredentials(identity.getCredentials())
        .build();
  }

  private boolean isStillGood(SecurityIdentity known) {
    return known.getPrincipal() instanceof JsonWebToken token
        && token.getExpirationTime() > clock.instant().getEpochSecond();
  }
}
