package dev.starpost.matchmaking.rating;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.net.URI;
import java.time.Duration;

/** Where the rating service is, and what somebody has who was never rated. */
@ConfigMapping(prefix = "starpost.rating")
interface RatingSettings {
  @WithDefault("http://localhost:8084")
  URI address();

  @WithDefault("1500")
  int start();

  @WithDefault("PT2S")
  Duration connectTime();

  @WithDefault("PT5S")
  Duration answerTime();
}
