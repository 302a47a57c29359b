package dev.starpost.outbox;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** Settings of the inbox: retention. */
@ConfigMapping(prefix = "starpost.inbox")
public interface InboxSettings {
  /**
   * How long it is remembered that a message was taken: longer than any topic whose messages are
   * taken by it has them, because as long it may come again.
   */
  @WithDefault("P30D")
  Duration kept();
}
