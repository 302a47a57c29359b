package dev.starpost.calls;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.net.URI;
import java.util.List;
import java.util.Optional;

/** Settings for calls of the engine: where it is. */
@ConfigMapping(prefix = "starpost.engine")
public interface EngineCallSettings extends CallSettings {
  @Override
  @WithDefault("http://localhost:8081")
  List<URI> address();

  /** By which this service may ask, where another issuer signs tokens; its scope is operate. */
  Optional<String> token();
}
