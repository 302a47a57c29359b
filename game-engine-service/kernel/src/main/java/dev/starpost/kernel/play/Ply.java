package dev.starpost.kernel.play;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.starpost.kernel.Seat;
import java.util.List;
import java.util.Optional;

/**
 * One step of a game as it is stored: what happened, and all that folding the state needs to know.
 * A rule fixed later changes no game already played.
 *
 * @param by whose step it was; empty for the opening
 * @param events what happened, in order; empty when taking back
 * @param drawn how many draws the game has made, this step included
 * @param mayTakeBack whether the step can be taken back
 */
public record Ply<E>(
    Kind kind, Optional<Seat> by, List<E> events, long drawn, boolean mayTakeBack) {

  /** What kind of step it was. */
  public enum Kind {
    @JsonProperty("opening")
    OPENING,
    @JsonProperty("decision")
    DECISION,
    @JsonProperty("taking-back")
    TAKING_BACK,
    @JsonProperty("resignation")
    RESIGNATION
  }

  public Ply {
    events = List.copyOf(events);
  }

  static <E> Ply<E> opening(List<E> events, long drawn) {
    return new Ply<>(Kind.OPENING, Optional.empty(), events, drawn, false);
  }

  static <E> Ply<E> decision(Seat by, List<E> events, long drawn, boolean mayTakeBack) {
    return new Ply<>(Kind.DECISION, Optional.of(by), events, drawn, mayTakeBack);
  }

  static <E> Ply<E> takingBack(Seat by, long drawn) {
    return new Ply<>(Kind.TAKING_BACK, Optional.of(by), List.of(), drawn, false);
  }

  static <E> Ply<E> resignation(Seat by, List<E> events, long drawn) {
    return new Ply<>(Kind.RESIGNATION, Optional.of(by), events, drawn, false);
  }

  boolean takesBack() {
    return kind == Kind.TAKING_BACK;
  }
}
