package dev.starpost.lobby.identity.exchange;

import dev.starpost.lobby.identity.account.Account;
import dev.starpost.lobby.identity.account.Accounts;
import dev.starpost.lobby.identity.auth.AccessTokens;
import dev.starpost.lobby.identity.auth.Operators;
import dev.starpost.lobby.identity.session.Sessions;
import dev.starpost.lobby.identity.token.PersonalTokens;
import dev.starpost.lobby.identity.token.Secret;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Token exchange: turns what a client shows at the gateway into an access token, which services
 * check. That one lives so briefly that whatever is revoked here is of no use anywhere within
 * seconds.
 */
@ApplicationScoped
public class TokenExchange {
  private final PersonalTokens tokens;
  private final Sessions sessions;
  private final Accounts accounts;
  private final AccessTokens accessTokens;
  private final Operators operators;

  TokenExchange(
      PersonalTokens tokens,
      Sessions sessions,
      Accounts accounts,
      AccessTokens accessTokens,
      Operators operators) {
    this.tokens = tokens;
    this.sessions = sessions;
    this.accounts = accounts;
    this.accessTokens = accessTokens;
    this.operators = operators;
  }

  /** What the gateway puts into the request instead. */
  public record ExchangedToken(String accessToken, long expiresIn, String account) {}

  @Transactional
  Optional<ExchangedToken> ofToken(String token, Duration life) {
    return tokens
        .shown(new Secret(token))
        .flatMap(
            shown -> exchanged(shown.account(), account -> shown.scopes(), Optional.empty(), life));
  }

  @Transactional
  Optional<ExchangedToken> ofCookie(String cookie, Duration life) {
    return sessions
        .shown(new Secret(cookie))
        .flatMap(
            shown ->
                exchanged(shown.account(), operators::scopesOf, Optional.of(shown.id()), life));
  }

  private Optional<ExchangedToken> exchanged(
      String id, Function<Account, List<String>> scopes, Optional<String> session, Duration life) {
    return accounts
        .present(id)
        .map(
            account ->
                new ExchangedToken(
                    accessTokens.issue(account, scopes.apply(account), session, life),
                    life.toSeconds(),
                    id));
  }
}
