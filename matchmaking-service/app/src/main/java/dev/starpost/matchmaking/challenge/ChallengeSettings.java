package dev.starpost.matchmaking.challenge;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/**
 * Settings of challenges: who may challenge whom, and what comes of not answering. Published in the
 * README.
 */
@ConfigMapping(prefix = "starpost.challenges")
interface ChallengeSettings {
  /** How many places above somebody may stand who is challenged. */
  @WithDefault("10")
  int reach();

  /** How long there is time to answer. */
  @WithDefault("P3D")
  Duration timeToAnswer();

  /** How many open ones somebody may have made. */
  @WithDefault("3")
  int mostOpen();

  /** How long somebody is left alone by a challenger whom they have turned down. */
  @WithDefault("P7D")
  Duration peace();

  /** In this time so many may be declined without consequence. */
  @WithDefault("P14D")
  Duration leniency();

  @WithDefault("1")
  int freeDeclines();

  /** How long those that have ended are listed: longer than any of the times above. */
  @WithDefault("P90D")
  Duration kept();

  /** How often those are looked for whose time is over. */
  @WithDefault("PT10S")
  Duration sweepInterval();
}
