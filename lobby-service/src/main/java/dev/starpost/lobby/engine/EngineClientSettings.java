package dev.starpost.lobby.engine;

import dev.starpost.calls.EngineCallSettings;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** Settings of the engine client: those of every service that calls the engine, and a limit. */
@ConfigMapping(prefix = "starpost.engine")
interface EngineClientSettings extends EngineCallSettings {
  /** How many may ask at a time; more get 503, lest a slow engine make everything here wait. */
  @WithDefault("20")
  int mostQuestions();
}
