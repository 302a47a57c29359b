package dev.starpost.games.alienfrontiers;

import dev.starpost.kernel.Viewer;

/** What has happened. The outcome is inside: applying an event needs neither rules nor dice. */
public sealed interface FrontiersEvent permits TurnEvent, StationEvent, PlanetEvent, TechEvent {

  AlienFrontiers applyTo(AlienFrontiers game);

  /** What the viewer may see of it: all is open but the order of the draw pile. */
  default Object shownTo(Viewer viewer) {
    return this;
  }

  /** Whether it told somebody something, so that it cannot be taken back. */
  default boolean isFinal() {
    return false;
  }
}
