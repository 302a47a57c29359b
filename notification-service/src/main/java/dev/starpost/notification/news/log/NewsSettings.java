package dev.starpost.notification.news.log;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** Settings of news: when they are stale, and their retention. */
@ConfigMapping(prefix = "starpost.news")
public interface NewsSettings {
  /** What is older when it arrives is not told. */
  @WithDefault("P1D")
  Duration stale();

  /** For so long a stream can go on where it ended. */
  @WithDefault("P7D")
  Duration kept();
}
