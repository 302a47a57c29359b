package dev.starpost.games.raceforthegalaxy;

import dev.starpost.kernel.Viewer;

/** What has happened. The outcome is inside: applying an event needs neither rules nor dice. */
public sealed interface RaceEvent permits RoundEvent, CardEvent, WorldEvent, GoodsEvent, OrbEvent {

  Race applyTo(Race game);

  /** What the viewer may see of it. */
  default Object shownTo(Viewer viewer) {
    return this;
  }

  /** Whether it told somebody something, so that it cannot be taken back. */
  default boolean isFinal() {
    return true;
  }
}
