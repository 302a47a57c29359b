package dev.starpost.lobby.session;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** How long people stay signed in, and how often they may try to. */
@ConfigMapping(prefix = "starpost.sessions")
public interface SessionSettings {
  /** After this long without use a session ends. */
  @WithDefault("P30D")
  Duration idle();

  /** After this long it ends in any case. */
  @WithDefault("P180D")
  Duration longest();

  /** The time in which attempts are counted. */
  /** For how long somebody who has lost the answer to a refresh gets it again. */
  @WithDefault("PT30S")
  Duration refreshAgain();

  @WithDefault("PT15M")
  Duration attemptWindow();

  /** Failed attempts for one name or address in that time. */
  @WithDefault("10")
  int attemptsPerLogin();

  /** Attempts from one client address in that time. */
  @WithDefault("100")
  int attemptsPerAddress();
}
