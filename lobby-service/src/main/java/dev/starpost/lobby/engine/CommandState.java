package dev.starpost.lobby.engine;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Map;
import java.util.Optional;

/**
 * State of a command in the engine: what became of it.
 *
 * @param version of the commit, if it was accepted
 * @param code of the refusal, if it was refused
 * @param detail of the refusal, by language
 */
public record CommandState(
    Status status,
    Optional<Long> version,
    Optional<String> code,
    Optional<Map<String, String>> detail) {

  /** How far it is. */
  public enum Status {
    @JsonProperty("committed")
    COMMITTED,
    @JsonProperty("refused")
    REFUSED,
    /** The engine has not come to it, or never got it. */
    @JsonProperty("unknown")
    UNKNOWN,
    /** The game's rules failed on it; people have to look. */
    @JsonProperty("parked")
    PARKED
  }
}
