package dev.starpost.rating.season;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** Settings of seasons: how long one is. */
@ConfigMapping(prefix = "starpost.seasons")
interface SeasonSettings {
  /** How long each is: 1, 2, 3, 4, 6 or 12. The first of a year begins with it. */
  @WithDefault("3")
  int months();
}
