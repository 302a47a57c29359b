package dev.starpost.games.raceforthegalaxy;

import dev.starpost.kernel.Shown;
import dev.starpost.kernel.Viewer;
import java.util.Optional;

/**
 * What has happened: who, what and why. The outcome is inside: applying an event needs neither
 * rules nor dice.
 */
public sealed interface RaceEvent extends Shown
    permits SetupEvent,
        AnswerEvent,
        RoundEvent,
        CardEvent,
        WorldEvent,
        MilitaryEvent,
        GoodsEvent,
        OrbEvent,
        TeamEvent {

  Race applyTo(Race game);

  /** What the viewer may see of it; nothing of what is only bookkeeping. */
  default Optional<Shown> shownTo(Viewer viewer) {
    return Optional.of(this);
  }

  /** Whether it told somebody something, so that it cannot be taken back. */
  default boolean isFinal() {
    return true;
  }

  /** Whether the game goes on by itself from here: hints count what was before. */
  default boolean isAftermath() {
    return false;
  }
}
