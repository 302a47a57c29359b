package dev.starpost.engine.api.token;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.smallrye.jwt.auth.principal.DefaultJWTCallerPrincipalFactory;
import io.smallrye.jwt.auth.principal.JWTAuthContextInfo;
import io.smallrye.jwt.auth.principal.JWTCallerPrincipal;
import io.smallrye.jwt.auth.principal.JWTCallerPrincipalFactory;
import io.smallrye.jwt.auth.principal.ParseException;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Alternative;
import java.time.Clock;
import java.time.Duration;

/**
 * Remembers for a short while which tokens were found good, because a client sends the same one
 * with every request and a signature costs more than a move. Never longer than the token is good,
 * and so briefly that a key that is withdrawn is soon of no use.
 */
@Alternative
@Priority(1)
@ApplicationScoped
public class RememberedTokens extends JWTCallerPrincipalFactory {
  private static final Duration REMEMBERED = Duration.ofSeconds(30);
  private static final int MOST_TOKENS = 20_000;

  private final JWTCallerPrincipalFactory strict;
  private final Clock clock;
  private final Cache<String, JWTCallerPrincipal> good =
      Caffeine.newBuilder().maximumSize(MOST_TOKENS).expireAfterWrite(REMEMBERED).build();

  public RememberedTokens() {
    this(new DefaultJWTCallerPrincipalFactory(), Clock.systemUTC());
  }

  RememberedTokens(JWTCallerPrincipalFactory strict, Clock clock) {
    this.strict = strict;
    this.clock = clock;
  }

  @Override
  public JWTCallerPrincipal parse(String token, JWTAuthContextInfo context) throws ParseException {
    JWTCallerPrincipal known = good.getIfPresent(token);
    if (known != null && known.getExpirationTime() > clock.instant().getEpochSecond()) {
      return known;
    }
    JWTCallerPrincipal parsed = strict.parse(token, context);
    good.put(token, parsed);
    return parsed;
  }
}
