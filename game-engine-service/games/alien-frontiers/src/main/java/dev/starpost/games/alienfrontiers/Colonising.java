package dev.starpost.games.alienfrontiers;

import dev.starpost.games.alienfrontiers.PlanetEvent.ColonyPlaced;
import dev.starpost.games.alienfrontiers.component.Field;
import dev.starpost.games.alienfrontiers.component.Resources;
import dev.starpost.games.alienfrontiers.component.Territory;
import dev.starpost.kernel.Course;
import dev.starpost.kernel.Refusal;
import java.util.List;
import java.util.Optional;

/** §5 Colonies: a colony comes to the planet. */
final class Colonising {
  private static final Optional<Refusal> ONE_TERRITORY =
      Optional.of(Refusal.of("AF-5.1", "name-a-territory"));
  private static final Optional<Refusal> REPULSED =
      Optional.of(Refusal.of("AF-6.3", "repulsor-field"));

  private Colonising() {}

  /** Why no colony can be placed there. */
  static Optional<Refusal> refusal(AlienFrontiers game, List<Territory> territory) {
    if (territory.size() != 1) {
      return ONE_TERRITORY;
    }
    return game.fields().isOn(Field.REPULSOR, territory.get(0)) ? REPULSED : Optional.empty();
  }

  /** Places a colony of the player in turn; the last one ends the game at once (AF-8.1). */
  static void place(
      Course<AlienFrontiers, FrontiersEvent> course,
      Territory territory,
      boolean fromHub,
      Resources paid) {
    AlienFrontiers before = course.state();
    course.happens(new ColonyPlaced(before.active(), territory, fromHub, paid));
    RelicShip.returnIfLost(course);
    if (course.state().actor().unplaced() == 0) {
      Score.end(course, Optional.of(before.active()));
    }
  }
}
