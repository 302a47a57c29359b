package dev.starpost.notification.account;

import jakarta.enterprise.context.RequestScoped;
import java.time.Instant;
import org.eclipse.microprofile.jwt.JsonWebToken;

/** The authenticated caller of a request. */
@RequestScoped
public class Caller {
  private final JsonWebToken token;

  Caller(JsonWebToken token) {
    this.token = token;
  }

  public String account() {
    return token.getSubject();
  }

  /** When the caller has to show a new token. */
  public Instant expires() {
    return Instant.ofEpochSecond(token.getExpirationTime());
  }
}
