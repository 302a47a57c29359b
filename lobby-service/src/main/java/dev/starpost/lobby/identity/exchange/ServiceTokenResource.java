package dev.starpost.lobby.identity.exchange;

import dev.starpost.lobby.identity.auth.AccessTokens;
import dev.starpost.lobby.identity.issuer.TokenIssuer;
import dev.starpost.web.problem.CommonProblem;
import dev.starpost.web.problem.Problem;
import io.smallrye.common.annotation.Blocking;
import jakarta.annotation.security.PermitAll;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;

/**
 * Tokens for the other services of the platform, which call each other as the lobby does: by a
 * token. They show a secret that the operator has given to both.
 */
@Path("/internal/service-tokens")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@Blocking
@PermitAll
public class ServiceTokenResource {
  private static final int LEAST_CHARACTERS = 32;

  private final ServiceSecrets secrets;
  private final AccessTokens tokens;
  private final TokenIssuer issuer;

  ServiceTokenResource(ServiceSecrets secrets, AccessTokens tokens, TokenIssuer issuer) {
    secrets
        .known()
        .forEach(
            (name, known) -> {
              if (known.secret().length() < LEAST_CHARACTERS) {
                throw new IllegalStateException(
                    "starpost.services.%s.secret needs %d characters at least"
                        .formatted(name, LEAST_CHARACTERS));
              }
            });
    this.secrets = secrets;
    this.tokens = tokens;
    this.issuer = issuer;
  }

  /** Who asks, and what proves it. */
  public record Shown(@NotNull String service, @NotNull String secret) {}

  /** For calls to other services. */
  public record Issued(String accessToken, long expiresIn) {}

  /** Issues one. */
  @POST
  public Issued issue(@NotNull @Valid Shown shown) {
    String name = shown.service();
    byte[] secret = bytes(shown.secret());
    ServiceSecrets.Known known = secrets.known().get(name);
    if (issuer.isExternal()
        || known == null
        || !MessageDigest.isEqual(bytes(known.secret()), secret)) {
      throw Problem.of(CommonProblem.UNAUTHENTICATED);
    }
    return new Issued(tokens.ofService(name), AccessTokens.SERVICE_LIFE.toSeconds());
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
