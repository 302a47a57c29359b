package dev.starpost.games.councilofshadows;

import dev.starpost.kernel.Viewer;
import java.util.Optional;

/** What has happened. The outcome is inside: applying an event needs neither rules nor dice. */
public sealed interface CouncilEvent
    permits RoundEvent, BuyEvent, BoardEvent, BonusEvent, LevelEvent, AutomaEvent {

  CouncilOfShadows applyTo(CouncilOfShadows game);

  /** What the viewer may see of it; empty if not even that it happened. */
  default Optional<Object> shownTo(Viewer viewer) {
    return Optional.of(this);
  }

  /** Whether it told somebody something, so that it cannot be taken back. */
  default boolean isFinal() {
    return false;
  }
}
