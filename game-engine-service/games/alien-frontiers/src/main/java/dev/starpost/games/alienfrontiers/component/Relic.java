package dev.starpost.games.alienfrontiers.component;

import dev.starpost.kernel.Seat;
import java.util.Optional;

/**
 * The relic ship, but for where it is docked and what it shows.
 *
 * @param holder who has bought it; while nobody has, it stands on Burroughs Desert
 * @param terraformed whether it has used the Terraforming Station and goes home at the holder's
 *     next turn (AF-3.1)
 */
public record Relic(Optional<Seat> holder, boolean terraformed) {
  public static final Relic AT_HOME = new Relic(Optional.empty(), false);

  public boolean isHeldBy(Seat seat) {
    return holder.isPresent() && holder.get().equals(seat);
  }
}
