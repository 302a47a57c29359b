package dev.starpost.matchmaking.engine;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Where the engine is, which knows what can be played. */
@ConfigMapping(prefix = "starpost.engine")
interface EngineSettings {
  /** Of one instance or, where nothing stands before them, of several. */
  @WithDefault("http://localhost:8081")
  List<URI> address();

  /** By which this service may ask, where another issuer signs tokens; its scope is operate. */
  Optional<String> token();

  @WithDefault("PT2S")
  Duration connectTime();

  @WithDefault("PT10S")
  Duration answerTime();
}
