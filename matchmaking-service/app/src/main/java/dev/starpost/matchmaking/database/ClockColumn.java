package dev.starpost.matchmaking.database;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.game.TableClock;
import java.nio.charset.StandardCharsets;

/** Column of a clock, which is stored as messages tell it. */
public final class ClockColumn {
  private ClockColumn() {}

  /** A clock that was stored by this service. */
  public static TableClock read(String column) {
    try {
      return ContractJson.read(column.getBytes(StandardCharsets.UTF_8), TableClock.class);
    } catch (ContractJson.Malformed e) {
      throw new IllegalStateException("a stored clock cannot be read", e);
    }
  }
}
