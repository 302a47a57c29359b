package dev.starpost.lobby.tables.table;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;

/** Reason for which a table was cancelled: why no game began from it. */
public enum Cancellation {
  @JsonProperty("by-owner")
  BY_OWNER,
  /** Nothing happened at it for a long time. */
  @JsonProperty("stale")
  STALE,
  @JsonProperty("everybody-left")
  EVERYBODY_LEFT,
  /** The engine would not begin it. */
  @JsonProperty("refused")
  REFUSED,
  /** Somebody whom it was made for cannot play at it. */
  @JsonProperty("player-unavailable")
  PLAYER_UNAVAILABLE;

  String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
