package dev.starpost.calls;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.net.URI;
import java.util.Optional;

/** Settings for calls of the lobby, which gives this service a token of its own. */
@ConfigMapping(prefix = "starpost.lobby")
public interface LobbyCallSettings {
  @WithDefault("http://localhost:8082")
  URI address();

  /** As the lobby knows this service. */
  @WithDefault("${quarkus.application.name}")
  String service();

  /** The same as {@code starpost.services.<service>.secret} of the lobby. */
  Optional<String> secret();
}
