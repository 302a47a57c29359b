package dev.starpost.notification.game;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** Settings of reminders. */
@ConfigMapping(prefix = "starpost.reminders")
interface ReminderSettings {
  /** How often deadlines are looked at. */
  @WithDefault("PT10S")
  Duration interval();
}
