package dev.starpost.lobby.tables.table;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Life-cycle state of a table. */
@Schema(name = "State")
public enum LifecycleState {
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

  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<LifecycleState> of(String word) {
    return Arrays.stream(values()).filter(state -> state.word().equals(word)).findFirst();
  }
}
