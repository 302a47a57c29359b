package dev.starpost.kernel;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Who looks: someone in a seat, or a spectator who sees only what everybody sees.
 *
 * @param seat the seat looked from; empty for a spectator
 */
public record Viewer(Optional<Seat> seat) {
  public static final Viewer SPECTATOR = new Viewer(Optional.empty());

  public static Viewer at(Seat seat) {
    return new Viewer(Optional.of(seat));
  }

  /** Everybody who may look: each of the seats, and a spectator. */
  public static List<Viewer> all(List<Seat> seats) {
    return Stream.concat(seats.stream().map(Viewer::at), Stream.of(SPECTATOR)).toList();
  }

  /** Whether what belongs to {@code owner} alone may be shown to this viewer. */
  public boolean is(Seat owner) {
    return seat.isPresent() && seat.get().equals(owner);
  }

  @Override
  public String toString() {
    return seat.map(Seat::toString).orElse("a spectator");
  }
}
