package dev.starpost.games.alienfrontiers;

import static dev.starpost.kernel.Decision.refused;

import dev.starpost.games.alienfrontiers.StationEvent.RaidersDisplaced;
import dev.starpost.games.alienfrontiers.StationEvent.ShipBuilt;
import dev.starpost.games.alienfrontiers.StationEvent.ShipsDocked;
import dev.starpost.games.alienfrontiers.TurnEvent.Asked;
import dev.starpost.games.alienfrontiers.component.Resources;
import dev.starpost.games.alienfrontiers.component.Ships;
import dev.starpost.games.alienfrontiers.component.Station;
import dev.starpost.games.alienfrontiers.component.Territory;
import dev.starpost.kernel.Course;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Refusal;
import java.util.List;
import java.util.Optional;

/** §4 Stations: a docking is paid and used at once. */
final class Stations {
  private Stations() {}

  static Decision<FrontiersEvent> dock(AlienFrontiers game, Station station, Ships ships) {
    if (station.placesColony()) {
      return refused("AF-5.1", "name-a-territory");
    }
    Optional<Refusal> refusal = Docking.refusal(game, station, ships);
    if (refusal.isPresent()) {
      return new Decision.Refused<>(refusal.get());
    }
    Course<AlienFrontiers, FrontiersEvent> course = game.course();
    Ships there = game.docks().at(station, game.active());
    if (station == Station.RAIDERS_OUTPOST && !there.isEmpty()) {
      course.happens(new RaidersDisplaced(game.active(), there));
    }
    course.happens(docked(game, station, ships));
    switch (station) {
      case SHIPYARD -> course.happens(new ShipBuilt(game.active()));
      case ALIEN_ARTIFACT -> Artifact.ask(course);
      case RAIDERS_OUTPOST -> course.happens(new Asked(new Pending.Raiding()));
      case COLONIST_HUB -> Hub.advance(course);
      default -> {}
    }
    return course.accepted();
  }

  static Decision<FrontiersEvent> settle(
      AlienFrontiers game, Station station, Ships ships, List<Territory> territory) {
    if (!station.placesColony()) {
      return refused("AF-5.1", "no-colony-there");
    }
    Optional<Refusal> refusal = Docking.refusal(game, station, ships);
    if (refusal.isPresent()) {
      return new Decision.Refused<>(refusal.get());
    }
    Optional<Refusal> wrongPlace = Colonising.refusal(game, territory);
    if (wrongPlace.isPresent()) {
      return new Decision.Refused<>(wrongPlace.get());
    }
    Course<AlienFrontiers, FrontiersEvent> course = game.course();
    course.happens(docked(game, station, ships));
    boolean fromHub = game.actor().reserve() == 0; // AF-4.10
    Colonising.place(course, territory.get(0), fromHub, Resources.NONE);
    return course.accepted();
  }

  private static ShipsDocked docked(AlienFrontiers game, Station station, Ships ships) {
    return new ShipsDocked(
        game.active(),
        station,
        ships,
        game.lifted().map(Pending.Redock::ship),
        Docking.cost(game, station),
        gain(game, station, ships));
  }

  private static Resources gain(AlienFrontiers game, Station station, Ships ships) {
    return switch (station) {
      case SOLAR_CONVERTER -> {
        int more = game.hasBonus(Territory.LEM_BADLANDS) ? 1 : 0; // AF-5.8
        yield Resources.fuel(converted(ships) + more);
      }
      case LUNAR_MINE -> Resources.ore(1);
      default -> Resources.NONE;
    };
  }

  /** AF-4.1: half the value of the one ship, rounded up. */
  static int converted(Ships ships) {
    return (ships.value(0) + 1) / 2;
  }
}
