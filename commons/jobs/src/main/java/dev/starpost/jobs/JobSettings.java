package dev.starpost.jobs;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** Settings of jobs: how often it is looked for what is due, and when an instance is dead. */
@ConfigMapping(prefix = "starpost.jobs")
public interface JobSettings {
  /** How often it is looked for what is due, or may be retried. */
  @WithDefault("PT0.5S")
  Duration pollInterval();

  /**
   * How often an instance says that it still works at something. One that has not done so four
   * times is dead, and another takes over.
   */
  @WithDefault("PT5S")
  Duration heartbeatInterval();

  /** How often it is looked for what waits and was forgotten: by somebody who died. */
  @WithDefault("PT30S")
  Duration recoveryInterval();

  /** How long a run may go on when the service ends; then it is interrupted. */
  @WithDefault("PT3S")
  Duration shutdownTimeout();
}
