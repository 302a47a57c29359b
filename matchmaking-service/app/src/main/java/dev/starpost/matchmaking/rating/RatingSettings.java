package dev.starpost.matchmaking.rating;

import dev.starpost.calls.CallSettings;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.net.URI;
import java.time.Duration;
import java.util.List;

/** Settings for calls of the rating service, and the rating of somebody who was never rated. */
@ConfigMapping(prefix = "starpost.rating")
interface RatingSettings extends CallSettings {
  @Override
  @WithDefault("http://localhost:8084")
  List<URI> address();

  @WithDefault("1500")
  int start();

  @Override
  @WithDefault("PT5S")
  Duration responseTimeout();
}
