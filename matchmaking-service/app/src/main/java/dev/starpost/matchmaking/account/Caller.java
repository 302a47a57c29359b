package dev.starpost.matchmaking.account;

import dev.starpost.text.Language;
import dev.starpost.web.Languages;
import jakarta.enterprise.context.RequestScoped;
import jakarta.ws.rs.core.HttpHeaders;
import org.eclipse.microprofile.jwt.JsonWebToken;

/** Who asks, and in which language. */
@RequestScoped
public class Caller {
  private final JsonWebToken token;
  private final HttpHeaders headers;

  Caller(JsonWebToken token, HttpHeaders headers) {
    this.token = token;
    this.headers = headers;
  }

  public String account() {
    return token.getSubject();
  }

  public Language language() {
    return Languages.of(headers);
  }
}
