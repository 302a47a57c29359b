package dev.starpost.games.councilofshadows;

import dev.starpost.games.councilofshadows.component.Galaxy;
import dev.starpost.kernel.Shown;
import dev.starpost.kernel.Viewer;
import java.util.Optional;

/**
 * What has happened, and the words for it. The outcome is inside: applying an event needs neither
 * rules nor dice, and telling it needs no state.
 */
public sealed interface CouncilEvent extends Shown
    permits RoundEvent,
        PlanEvent,
        BuyEvent,
        BoardEvent,
        StepEvent,
        BonusEvent,
        StandingEvent,
        LevelEvent,
        AutomaEvent,
        FormerEvent {

  CouncilOfShadows applyTo(CouncilOfShadows game);

  /** What the viewer may see of it; empty if not even that it happened. */
  default Optional<Shown> shownTo(Viewer viewer) {
    return Optional.of(this);
  }

  /** The galaxy in which it may give somebody else the majority. */
  default Optional<Galaxy> contested() {
    return Optional.empty();
  }

  /** Whether it told somebody something, so that it cannot be taken back. */
  default boolean isFinal() {
    return false;
  }
}
