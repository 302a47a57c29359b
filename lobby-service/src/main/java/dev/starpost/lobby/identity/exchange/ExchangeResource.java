package dev.starpost.lobby.identity.exchange;

import dev.starpost.lobby.identity.auth.AccessTokens;
import dev.starpost.lobby.identity.issuer.TokenIssuer;
import dev.starpost.web.Require;
import dev.starpost.web.problem.CommonProblem;
import dev.starpost.web.problem.Problem;
import io.smallrye.common.annotation.Blocking;
import jakarta.annotation.security.PermitAll;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.time.Duration;
import java.util.Optional;

/**
 * Token exchange for the gateway. It needs no token of its own: whoever knows the token or the
 * cookie could send it to the gateway as well, and the address is not reachable from outside.
 */
@Path("/internal/exchange")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@Blocking
@PermitAll
public class ExchangeResource {
  private final TokenExchange exchange;
  private final TokenIssuer issuer;

  ExchangeResource(TokenExchange exchange, TokenIssuer issuer) {
    this.exchange = exchange;
    this.issuer = issuer;
  }

  /**
   * What was shown at the gateway: a personal access token, or the value of the cookie.
   *
   * @param stream whether it is for an answer that takes long; the gateway then goes on asking
   *     while the answer lasts
   */
  public record Shown(Optional<String> token, Optional<String> session, Optional<Boolean> stream) {
    Duration life() {
      return stream.orElse(false) ? AccessTokens.LIFE : AccessTokens.INTERNAL_LIFE;
    }
  }

  /** Exchanges it. */
  @POST
  public TokenExchange.ExchangedToken exchange(@NotNull Shown shown) {
    if (issuer.isExternal()) {
      // Whatever was made here before is not good any more: services believe the other issuer only.
      throw Problem.of(CommonProblem.UNAUTHENTICATED);
    }
    Optional<TokenExchange.ExchangedToken> exchanged =
        shown.token().isPresent()
            ? exchange.ofToken(shown.token().get(), shown.life())
            : exchange.ofCookie(
                Require.present("session", shown.session().orElse(null), String.class),
                shown.life());
    return exchanged.orElseThrow(() -> Problem.of(CommonProblem.UNAUTHENTICATED));
  }
}
