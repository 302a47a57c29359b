package dev.starpost.contracts.chat;

import com.fasterxml.jackson.annotation.JsonProperty;

/** Among whom something is said. */
public enum ChatChannel {
  @JsonProperty("players")
  PLAYERS,
  @JsonProperty("spectators")
  SPECTATORS
}
