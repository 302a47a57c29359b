package dev.starpost.lobby.engine;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/**
 * Concurrency limit of the calls to the engine; where it is, is in the settings of all services.
 */
@ConfigMapping(prefix = "starpost.engine")
interface EngineLimits {
  /** How many may ask at a time; more get 503, lest a slow engine make everything here wait. */
  @WithDefault("20")
  int mostQuestions();
}
