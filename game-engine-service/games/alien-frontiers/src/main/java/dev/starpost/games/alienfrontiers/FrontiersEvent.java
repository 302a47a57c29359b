package dev.starpost.games.alienfrontiers;

import dev.starpost.kernel.Shown;
import dev.starpost.kernel.Viewer;
import java.util.Optional;

/**
 * What has happened, and the words for it. The outcome is inside: applying an event needs neither
 * rules nor dice, and telling it needs no state.
 */
public sealed interface FrontiersEvent extends Shown
    permits TurnEvent, StationEvent, PlanetEvent, TechEvent, StandingEvent, FormerEvent {

  AlienFrontiers applyTo(AlienFrontiers game);

  /** What the viewer may see of it: all is open but the order of the draw pile. */
  default Optional<Shown> shownTo(Viewer viewer) {
    return Optional.of(this);
  }

  /** Whether control of a territory or somebody's points may be others after it. */
  default boolean mayChangeStandings() {
    return false;
  }

  /** Whether it told somebody something, so that it cannot be taken back. */
  default boolean isFinal() {
    return false;
  }
}
