package dev.starpost.matchmaking.match;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** Settings of matching: whether and how often opponents are sought. */
@ConfigMapping(prefix = "starpost.matching")
interface MatchSettings {
  /** Whether this instance matches, when it is its turn. */
  @WithDefault("true")
  boolean enabled();

  /** Between two rounds. */
  @WithDefault("PT0.25S")
  Duration interval();

  /** How often an instance looks whether the one that matches is gone. */
  @WithDefault("PT2S")
  Duration standbyInterval();
}
