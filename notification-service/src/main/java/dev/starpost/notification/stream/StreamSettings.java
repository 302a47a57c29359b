package dev.starpost.notification.stream;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** What streams may cost. */
@ConfigMapping(prefix = "starpost.streams")
interface StreamSettings {
  /** After so long a silence a sign of life is sent. */
  @WithDefault("PT10S")
  Duration keepAlive();

  /** How many an account may have open on an instance. */
  @WithDefault("10")
  int perAccount();
}
