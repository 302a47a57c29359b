package dev.starpost.games.salvage;

import dev.starpost.kernel.Shown;
import dev.starpost.kernel.Viewer;

/**
 * What has happened, and the words for it. The outcome is inside: applying an event needs neither
 * rules nor dice, and telling it needs no state.
 */
public sealed interface SalvageEvent extends Shown permits RoundEvent, BoardingEvent, FormerEvent {

  Salvage applyTo(Salvage game);

  /** What the viewer may see of it. */
  default Shown shownTo(Viewer viewer) {
    return this;
  }

  /** Whether it told somebody something, so that it cannot be taken back. */
  default boolean isFinal() {
    return true;
  }
}
