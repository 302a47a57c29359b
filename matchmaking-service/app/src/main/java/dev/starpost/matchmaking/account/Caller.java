package dev.starpost.matchmaking.account;

import dev.starpost.matchmaking.problem.MatchmakingProblem;
import dev.starpost.text.Language;
import dev.starpost.web.language.Languages;
import dev.starpost.web.problem.Problem;
import jakarta.enterprise.context.RequestScoped;
import jakarta.ws.rs.core.HttpHeaders;
import org.eclipse.microprofile.jwt.JsonWebToken;

/** The authenticated caller of a request, and the language. */
@RequestScoped
public class Caller {
  /** The lobby's claim; tokens of other issuers have none, nor guests. */
  private static final String GUEST = "guest";

  private final JsonWebToken token;
  private final HttpHeaders headers;

  Caller(JsonWebToken token, HttpHeaders headers) {
    this.token = token;
    this.headers = headers;
  }

  public String account() {
    return token.getSubject();
  }

  /**
   * For what is ranked: the token says whether it is a guest's. Whoever has become more than that
   * gets another one with the next refresh.
   */
  public void requireAccount() {
    if (String.valueOf(token.<Object>getClaim(GUEST)).equals("true")) {
      throw Problem.of(MatchmakingProblem.ACCOUNT_NEEDED);
    }
  }

  public Language language() {
    return Languages.of(headers);
  }
}
