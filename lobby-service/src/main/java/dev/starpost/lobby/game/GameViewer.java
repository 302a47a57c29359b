package dev.starpost.lobby.game;

import dev.starpost.contracts.game.Visibility;
import java.util.Optional;

/**
 * A viewer of a game: somebody who may look at it.
 *
 * @param seat empty for a spectator
 */
public record GameViewer(
    String game, String account, Optional<Integer> seat, Visibility visibility, boolean isOver) {

  public boolean isSeated() {
    return seat.isPresent();
  }

  /** Whether others than its players may look at the game. */
  public boolean hasSpectators() {
    return visibility == Visibility.PUBLIC;
  }
}
