package dev.starpost.notification.stream;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** Settings of streams: keep-alive, and how many there may be. */
@ConfigMapping(prefix = "starpost.streams")
interface StreamSettings {
  /** The interval at which a silent stream is noticed, and sends a keep-alive. */
  @WithDefault("PT10S")
  Duration keepAlive();

  /** How many an account may have open on an instance. */
  @WithDefault("10")
  int perAccount();
}
