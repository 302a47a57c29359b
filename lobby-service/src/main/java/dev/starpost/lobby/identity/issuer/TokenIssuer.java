package dev.starpost.lobby.identity.issuer;

import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.web.problem.Problem;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.util.Optional;

/** The issuer of access tokens: the lobby itself, unless another OIDC issuer is configured. */
@ConfigMapping(prefix = "starpost.issuer")
public interface TokenIssuer {
  /** As tokens name it. */
  @WithDefault("https://starpost.dev")
  String url();

  /** Where another issuer publishes its keys; with this one, the lobby issues nothing itself. */
  Optional<String> jwks();

  default boolean isExternal() {
    return jwks().isPresent();
  }

  /** For calls that make no sense where people sign in elsewhere. */
  default void requireBuiltIn() {
    if (isExternal()) {
      throw Problem.of(LobbyProblem.EXTERNAL_ISSUER, "issuer", url());
    }
  }
}
