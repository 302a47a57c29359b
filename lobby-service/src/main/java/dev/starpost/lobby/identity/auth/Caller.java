package dev.starpost.lobby.identity.auth;

import dev.starpost.lobby.identity.account.Account;
import dev.starpost.lobby.identity.account.Accounts;
import dev.starpost.lobby.identity.issuer.TokenIssuer;
import dev.starpost.text.Language;
import dev.starpost.web.language.Languages;
import io.quarkus.security.AuthenticationFailedException;
import jakarta.enterprise.context.RequestScoped;
import jakarta.ws.rs.core.HttpHeaders;
import java.util.Optional;
import org.eclipse.microprofile.jwt.JsonWebToken;

/** The authenticated caller of a request: who asks, and in which language. */
@RequestScoped
public class Caller {
  /** Names the session in tokens that come from one. */
  public static final String SESSION = "sid";

  private final JsonWebToken token;
  private final HttpHeaders headers;
  private final Accounts accounts;
  private final TokenIssuer issuer;
  private final AccountProvisioning provisioning;

  Caller(
      JsonWebToken token,
      HttpHeaders headers,
      Accounts accounts,
      TokenIssuer issuer,
      AccountProvisioning provisioning) {
    this.token = token;
    this.headers = headers;
    this.accounts = accounts;
    this.issuer = issuer;
    this.provisioning = provisioning;
  }

  /** The caller's account. A token outlives an account by some minutes, and is then of no use. */
  public Account account() {
    if (issuer.isExternal()) {
      provisioning.admit(token, language());
    }
    return accounts.present(token.getSubject()).orElseThrow(AuthenticationFailedException::new);
  }

  public String id() {
    return account().id();
  }

  /** Whether the caller has not registered yet. */
  public boolean isGuest() {
    return account().isGuest();
  }

  /** The session that the token comes from. */
  public Optional<String> session() {
    return Optional.ofNullable(token.getClaim(SESSION)).map(Object::toString);
  }

  /** Whether it is the person, not a program that acts for them. */
  public boolean isPerson() {
    return token.getGroups().contains(Scope.ACCOUNT.word());
  }

  public Language language() {
    return Languages.of(headers);
  }
}
