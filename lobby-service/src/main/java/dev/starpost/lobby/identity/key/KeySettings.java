package dev.starpost.lobby.identity.key;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** Settings of the keys that sign tokens. */
@ConfigMapping(prefix = "starpost.keys")
public interface KeySettings {
  /**
   * For how long a new key is published before it signs: whoever remembers the published keys for
   * as long as they say then knows it in time.
   */
  @WithDefault("PT2M")
  Duration announced();

  /** For how long the published keys may be remembered. */
  @WithDefault("PT1M")
  Duration remembered();

  /** For how long a key stays published after the next one has begun to sign. */
  @WithDefault("PT20M")
  Duration kept();
}
