package dev.starpost.kernel.play;

import dev.starpost.kernel.Seat;
import java.util.List;
import java.util.Optional;

/**
 * One step of a game as it is stored: what happened, and all that folding it needs to know. Nothing
 * in it is worked out again later, so a rule fixed later changes no game already played.
 *
 * @param by whose decision it was; empty for the opening
 * @param takesBack whether it takes back the last decision of that seat instead of adding to it
 * @param events what happened, in order; empty when taking back
 * @param drawn how many draws the game has made, this step included
 * @param mayTakeBack whether the step can be taken back
 */
public record Ply<E>(
    Optional<Seat> by, boolean takesBack, List<E> events, long drawn, boolean mayTakeBack) {

  public Ply {
    events = List.copyOf(events);
  }

  static <E> Ply<E> opening(List<E> events, long drawn) {
    return new Ply<>(Optional.empty(), false, events, drawn, false);
  }

  static <E> Ply<E> decision(Seat by, List<E> events, long drawn, boolean mayTakeBack) {
    return new Ply<>(Optional.of(by), false, events, drawn, mayTakeBack);
  }

  static <E> Ply<E> takingBack(Seat by, long drawn) {
    return new Ply<>(Optional.of(by), true, List.of(), drawn, false);
  }
}
