package dev.starpost.matchmaking.engine;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.net.URI;
import java.util.Optional;

/** Where the lobby is, which gives this service a token of its own. */
@ConfigMapping(prefix = "starpost.lobby")
interface LobbySettings {
  @WithDefault("http://localhost:8082")
  URI address();

  /** The same as {@code starpost.services.matchmaking.secret} of the lobby. */
  Optional<String> secret();
}
