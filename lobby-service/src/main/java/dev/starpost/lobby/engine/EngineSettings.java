package dev.starpost.lobby.engine;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.net.URI;
import java.time.Duration;
import java.util.List;

/** Where the engine is. */
@ConfigMapping(prefix = "starpost.engine")
interface EngineSettings {
  /** Of one instance or, where nothing stands before them, of several. */
  @WithDefault("http://localhost:8081")
  List<URI> address();

  @WithDefault("PT2S")
  Duration connectTime();

  @WithDefault("PT10S")
  Duration answerTime();
}
