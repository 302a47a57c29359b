package dev.starpost.games.alienfrontiers;

import static dev.starpost.games.alienfrontiers.component.FrontiersComponents.BOX;

import dev.starpost.games.alienfrontiers.StationMove.Dock;
import dev.starpost.games.alienfrontiers.StationMove.Settle;
import dev.starpost.games.alienfrontiers.component.FrontiersComponents.StationRow;
import dev.starpost.games.alienfrontiers.component.Resources;
import dev.starpost.games.alienfrontiers.component.Ship;
import dev.starpost.games.alienfrontiers.component.Ships;
import dev.starpost.games.alienfrontiers.component.Station;
import dev.starpost.games.alienfrontiers.component.Territory;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.option.Item;
import dev.starpost.kernel.option.Option;
import dev.starpost.kernel.option.Selection;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** AF-3.4, AF-4.13, AF-4.14: which ships of the player in turn may dock where. */
final class Docking {
  private static final List<Dock> BLANK =
      Station.WITH_DOCKS.stream().map(station -> new Dock(station, List.of())).toList();

  private Docking() {}

  /** Why these ships may not dock there now. */
  static Optional<Refusal> refusal(AlienFrontiers game, Station station, Ships ships) {
    if (station == Station.MAINTENANCE_BAY) {
      return Fit.NO_STATION;
    }
    Optional<Pending.Redock> lifted = game.lifted();
    Ships own = ships;
    if (lifted.isPresent()) {
      Ships one = Ships.of(lifted.get().ship());
      if (!ships.has(one)) {
        return Fit.NOT_WITH_THE_LIFTED_SHIP;
      }
      own = ships.without(one);
    }
    if (!game.turn().available().has(own)) {
      return Fit.NOT_AVAILABLE;
    }
    Optional<Refusal> closed = closed(game, lifted, station);
    return closed.isPresent() ? closed : misfit(game, station, ships);
  }

  /** What docking there costs the player in turn now. */
  static Resources cost(AlienFrontiers game, Station station) {
    if (station == Station.SHIPYARD) {
      Resources next = BOX.shipyardCost().get(game.actor().ships() + 1);
      return game.hasBonus(Territory.HERBERT_VALLEY) ? next.cheaperBy(1, 1) : next; // AF-5.7
    }
    Resources cost = BOX.station(station).cost().orElse(Resources.NONE);
    return station == Station.COLONY_CONSTRUCTOR && game.hasBonus(Territory.BRADBURY_PLATEAU)
        ? cost.cheaperBy(0, 1) // AF-5.4
        : cost;
  }

  /** Why no ship at all may dock there now. */
  private static Optional<Refusal> closed(
      AlienFrontiers game, Optional<Pending.Redock> lifted, Station station) {
    if (lifted.isPresent()) {
      if (station == lifted.get().from()) {
        return Redocking.fit(lifted.get().card()).back();
      }
      if (station == Station.TERRAFORMING_STATION) {
        return Redocking.fit(lifted.get().card()).terraforming();
      }
    }
    StationRow row = BOX.station(station);
    if (station != Station.RAIDERS_OUTPOST
        && game.docks().at(station, game.active()).size() + row.group() > row.docks()) {
      return Fit.NO_FREE_DOCK;
    }
    Player player = game.actor();
    if (station == Station.SHIPYARD && player.ships() == BOX.startingShips().all()) {
      return Fit.NO_SHIP_IN_STOCK;
    }
    if (station == Station.COLONIST_HUB) {
      if (player.circle() == BOX.hub().circles()) {
        return Fit.LAUNCH_FIRST;
      }
      if (player.unplaced() == 0) {
        return Fit.NO_COLONY_TO_START;
      }
    }
    boolean costs = station == Station.SHIPYARD || row.cost().isPresent();
    return costs && !player.held().covers(cost(game, station)) ? Fit.CANNOT_PAY : Fit.YES;
  }

  /** Why these ships may not dock at a station that is open to others. */
  private static Optional<Refusal> misfit(AlienFrontiers game, Station station, Ships ships) {
    StationRow row = BOX.station(station);
    if (ships.size() != row.group()) {
      return Fit.WRONG_NUMBER;
    }
    return switch (row.requires()) {
      case ANY -> Fit.YES;
      case AT_LEAST_HIGHEST -> mine(game, station, ships.value(0));
      case EQUAL -> areEqual(ships) ? Fit.YES : Fit.notEqual(station);
      case RUN -> run(game, station, ships);
      case SIX -> six(game, ships);
    };
  }

  /** AF-4.2, AF-5.10. */
  private static Optional<Refusal> mine(AlienFrontiers game, Station station, int value) {
    boolean free = !game.turn().docked().atMine() && game.hasBonus(Territory.VAN_VOGT_MOUNTAINS);
    return free || value >= game.docks().at(station, game.active()).highest()
        ? Fit.YES
        : Fit.BELOW_HIGHEST;
  }

  private static Optional<Refusal> run(AlienFrontiers game, Station station, Ships ships) {
    int lowest = Ship.SIDES;
    int seen = 0;
    for (int i = 0; i < ships.size(); i++) {
      lowest = Math.min(lowest, ships.value(i));
      seen |= 1 << ships.value(i);
    }
    if (seen >> lowest != 0b111) {
      return Fit.NOT_CONSECUTIVE;
    }
    boolean stronger = ships.total() > game.docks().at(station, game.active()).total();
    return stronger ? Fit.YES : Fit.RAIDERS_STRONGER;
  }

  /** AF-4.7: whichever ship goes, three must be left. */
  private static Optional<Refusal> six(AlienFrontiers game, Ships ships) {
    if (ships.value(0) != Ship.SIDES) {
      return Fit.NOT_A_SIX;
    }
    return game.fleet(game.active()) > BOX.fewestShips() ? Fit.YES : Fit.FLEET_TOO_SMALL;
  }

  private static boolean areEqual(Ships ships) {
    for (int i = 1; i < ships.size(); i++) {
      if (ships.value(i) != ships.value(0)) {
        return false;
      }
    }
    return true;
  }

  /** AF-3.9: whether anything could be docked anywhere. */
  static boolean isPossible(AlienFrontiers game) {
    return isPossible(game, game.lifted());
  }

  /** Whether the ship that would be lifted could dock anywhere. */
  static boolean isPossible(AlienFrontiers game, Optional<Pending.Redock> lifted) {
    Formations formations = new Formations(game, lifted);
    for (Station station : Station.WITH_DOCKS) {
      if (closed(game, lifted, station).isEmpty()) {
        for (Ships ships : formations.of(BOX.station(station))) {
          if (misfit(game, station, ships).isEmpty()) {
            return true;
          }
        }
      }
    }
    return false;
  }

  static List<Option<FrontiersMove>> options(AlienFrontiers game) {
    List<Option<FrontiersMove>> options = new ArrayList<>();
    list(game, options);
    return options;
  }

  /** Adds every docking that is possible now. */
  static void list(AlienFrontiers game, List<Option<FrontiersMove>> options) {
    Optional<Pending.Redock> lifted = game.lifted();
    if (lifted.isEmpty() && game.turn().available().isEmpty()) {
      return;
    }
    Formations formations = new Formations(game, lifted);
    for (Station station : Station.WITH_DOCKS) {
      if (closed(game, lifted, station).isPresent()) {
        continue;
      }
      StationRow row = BOX.station(station);
      if (row.group() == 1 && !station.placesColony()) {
        listSingles(game, station, formations, options);
        continue;
      }
      for (Ships ships : formations.of(row)) {
        if (misfit(game, station, ships).isEmpty()) {
          options.add(
              station.placesColony()
                  ? settling(game, station, ships)
                  : Option.of(
                      new Dock(station, ships.list()), label(station, ships), station.rule()));
        }
      }
    }
  }

  private static void listSingles(
      AlienFrontiers game,
      Station station,
      Formations formations,
      List<Option<FrontiersMove>> options) {
    List<Item<Ship>> items = formations.singles();
    if (station == Station.LUNAR_MINE) {
      List<Item<Ship>> fitting = new ArrayList<>(items.size());
      for (Item<Ship> item : items) {
        if (mine(game, station, item.value().value()).isEmpty()) {
          fitting.add(item);
        }
      }
      items = fitting;
    }
    if (!items.isEmpty()) {
      options.add(
          new Option<>(
              BLANK.get(station.index()),
              List.of(new Selection<>(Dock.SHIPS, items, 1, 1)),
              station.docking(),
              station.rule()));
    }
  }

  /** Where the ships are part of the option, people read which they are. */
  private static Text label(Station station, Ships ships) {
    return Text.of("label.dock-ships", "station", station.label(), "ships", ships.labels());
  }

  private static Option<FrontiersMove> settling(AlienFrontiers game, Station station, Ships ships) {
    return new Option<>(
        new Settle(station, ships.list(), List.of()),
        List.of(
            new Selection<>(Settle.TERRITORY, Territory.itemsBut(game.fields().repulsor()), 1, 1)),
        label(station, ships),
        station.rule());
  }
}
