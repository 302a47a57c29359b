package dev.starpost.lobby.table;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** How far a table is. */
public enum State {
  /** People sit down and leave. */
  @JsonProperty("open")
  OPEN,
  /** The engine has been asked to begin the game. */
  @JsonProperty("starting")
  STARTING,
  /** The game has begun. */
  @JsonProperty("started")
  STARTED,
  /** No game will begin. */
  @JsonProperty("cancelled")
  CANCELLED;

  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Optional<State> of(String word) {
    return Arrays.stream(values()).filter(state -> state.word().equals(word)).findFirst();
  }
}
