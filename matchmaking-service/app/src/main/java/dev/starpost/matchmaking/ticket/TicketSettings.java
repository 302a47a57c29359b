package dev.starpost.matchmaking.ticket;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** Settings of tickets: how long they wait, and their retention. */
@ConfigMapping(prefix = "starpost.tickets")
interface TicketSettings {
  /** Of those who do not say for how long. */
  @WithDefault("P7D")
  Duration patience();

  @WithDefault("P30D")
  Duration longestPatience();

  /** How often those are looked for whose time is over. */
  @WithDefault("PT10S")
  Duration sweepInterval();

  /** How long one is listed that waits no more. */
  @WithDefault("P30D")
  Duration kept();
}
