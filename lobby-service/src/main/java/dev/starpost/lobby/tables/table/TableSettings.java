package dev.starpost.lobby.tables.table;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** Settings of tables: what is allowed there, and when they are swept. */
@ConfigMapping(prefix = "starpost.tables")
public interface TableSettings {
  /** How many open tables somebody may sit at. */
  @WithDefault("50")
  int mostOpen();

  /** How many invitations a table may have. */
  @WithDefault("50")
  int mostInvitations();

  /** In how many games that are not over somebody may have bots. */
  @WithDefault("10")
  int mostBotGames();

  /** The same of a guest, of whom a new one costs nothing. */
  @WithDefault("4")
  int mostBotGamesOfAGuest();

  /** The same of all who come from one network. */
  @WithDefault("40")
  int mostBotGamesOfANetwork();

  /**
   * A game with bots in which nothing has happened for so long counts no more: bots think only
   * after people have moved, and guests who never come back would use up what their network has.
   */
  @WithDefault("P7D")
  Duration botGamesIdle();

  /** An open table at which nothing has happened for so long is cancelled. */
  @WithDefault("P14D")
  Duration stale();

  /** A table that was cancelled is deleted after so long. */
  @WithDefault("P90D")
  Duration cancelledKept();

  /** The engine is asked what became of a table that has been starting for so long. */
  @WithDefault("PT20S")
  Duration overdue();
}
