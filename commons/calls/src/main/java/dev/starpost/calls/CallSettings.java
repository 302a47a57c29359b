package dev.starpost.calls;

import io.smallrye.config.WithDefault;
import java.net.URI;
import java.time.Duration;
import java.util.List;

/** Settings for calls of a service: addresses and timeouts. */
public interface CallSettings {
  /** Of one instance or, where nothing stands before them, of several. */
  List<URI> address();

  @WithDefault("PT2S")
  Duration connectTimeout();

  @WithDefault("PT10S")
  Duration responseTimeout();
}
