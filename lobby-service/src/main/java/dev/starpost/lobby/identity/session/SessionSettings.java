package dev.starpost.lobby.identity.session;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;
import java.util.Optional;

/** Settings of sessions: how long people stay signed in, and how often they may try to. */
@ConfigMapping(prefix = "starpost.sessions")
public interface SessionSettings {
  /** After this long without use a session ends. */
  @WithDefault("P30D")
  Duration idleTimeout();

  /** After this long it ends in any case. */
  @WithDefault("P180D")
  Duration longest();

  /** For how long somebody who has lost the answer to a refresh gets it again. */
  @WithDefault("PT30S")
  Duration refreshAgain();

  /** The time in which attempts are counted. */
  @WithDefault("PT15M")
  Duration attemptWindow();

  /** Failed attempts at one name or address from one network in that time. */
  @WithDefault("10")
  int attemptsPerLogin();

  /**
   * From everywhere but the networks that its owner is known from, attempts at one name or address
   * may fail that often at once...
   */
  @WithDefault("20")
  int attemptsAtOnce();

  /** ...and then each so long after the one before: 90 in an hour. */
  @WithDefault("PT40S")
  Duration attemptInterval();

  /** For how long after its last use a network is known. */
  @WithDefault("P90D")
  Duration networkKept();

  /** How many networks are known of an account. */
  @WithDefault("10")
  int mostNetworks();

  /** Without it, a copy of the database tells from which networks people sign in. */
  Optional<String> networkSecret();

  /** Attempts from one client address in that time. */
  @WithDefault("100")
  int attemptsPerAddress();
}
