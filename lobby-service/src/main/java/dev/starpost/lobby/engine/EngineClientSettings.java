package dev.starpost.lobby.engine;

import dev.starpost.calls.CallSettings;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.net.URI;
import java.util.List;
import java.util.Optional;

/**
 * Settings of the engine client: where the engine is, and how many may ask. Not made of the {@code
 * EngineCallSettings} of other services: those come with beans that ask the lobby for a token, and
 * a mapping cannot extend another one that is not a bean here.
 */
@ConfigMapping(prefix = "starpost.engine")
interface EngineClientSettings extends CallSettings {
  @Override
  @WithDefault("http://localhost:8081")
  List<URI> address();

  /** By which the lobby may ask, where another issuer signs tokens; its scope is operate. */
  Optional<String> token();

  /** How many may ask at a time; more get 503, lest a slow engine make everything here wait. */
  @WithDefault("20")
  int mostQuestions();
}
