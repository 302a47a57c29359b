package dev.starpost.games.alienfrontiers;

import static dev.starpost.games.alienfrontiers.component.FrontiersComponents.BOX;
import static dev.starpost.kernel.Decision.refused;

import dev.starpost.games.alienfrontiers.DiscardMove.DestroyShip;
import dev.starpost.games.alienfrontiers.FuelMove.ShootShips;
import dev.starpost.games.alienfrontiers.PlanetEvent.RelicReturned;
import dev.starpost.games.alienfrontiers.TechEvent.ShipDestroyed;
import dev.starpost.games.alienfrontiers.TechEvent.ShipsShot;
import dev.starpost.games.alienfrontiers.component.DiscardPower;
import dev.starpost.games.alienfrontiers.component.FuelPower;
import dev.starpost.games.alienfrontiers.component.Ship;
import dev.starpost.games.alienfrontiers.component.Ships;
import dev.starpost.games.alienfrontiers.component.Station;
import dev.starpost.games.alienfrontiers.component.Tech;
import dev.starpost.games.alienfrontiers.component.TechCard;
import dev.starpost.games.alienfrontiers.component.Territory;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.option.Item;
import dev.starpost.kernel.option.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** AF-7.14 Plasma Cannon: opponents' ships leave their docks. */
final class Cannon {
  private Cannon() {}

  static void list(AlienFrontiers game, TechCard card, List<Option<FrontiersMove>> options) {
    int most = affordable(game);
    if (most == 0) {
      return;
    }
    for (Station station : Station.WITH_DOCKS) {
      Ships there = game.docks().at(station);
      List<Item<Ship>> items = new ArrayList<>(there.size());
      int targets = 0;
      for (int i = 0; i < there.size(); i++) {
        if (game.isHostile(there.code(i))) {
          targets++;
          if (there.isFirstOfItsKind(i)) {
            items.add(Ship.of(there.code(i)).item(there.count(there.code(i))));
          }
        }
      }
      if (targets > 0) {
        options.add(
            Option.<FrontiersMove>of(
                    new ShootShips(card.id(), station, List.of()),
                    card.id().using(station),
                    "AF-7.14")
                .choosing(ShootShips.SHIPS, items, 1, Math.min(most, targets)));
      }
    }
  }

  /** How many ships the player in turn can pay for; Pohl Foothills makes one of them free. */
  private static int affordable(AlienFrontiers game) {
    return game.actor().held().fuel() + (game.hasBonus(Territory.POHL_FOOTHILLS) ? 1 : 0);
  }

  static Decision<FrontiersEvent> shoot(
      AlienFrontiers game, Tech card, Station station, Ships ships) {
    Optional<Refusal> refusal = Powers.refusesUse(game, card, FuelPower.CLEAR_SHIPS);
    if (refusal.isPresent()) {
      return new Decision.Refused<>(refusal.get());
    }
    if (station == Station.MAINTENANCE_BAY) {
      return refused("AF-4.12", "bay-keeps-ships");
    }
    if (ships.isEmpty()) {
      return refused("AF-7.17", "wrong-number-of-ships");
    }
    if (!game.docks().at(station).has(ships)) {
      return refused("AF-7.14", "no-such-ship-there");
    }
    for (int i = 0; i < ships.size(); i++) {
      if (!game.isHostile(ships.code(i))) {
        return refused("AF-7.14", "not-that-ship");
      }
    }
    if (ships.size() > affordable(game)) {
      return refused("AF-7.2", "not-enough-fuel");
    }
    int fuel = Powers.fuel(game, ships.size());
    return game.course()
        .happens(new ShipsShot(game.active(), card, fuel, station, ships))
        .accepted();
  }

  static void listDestructions(
      AlienFrontiers game, TechCard card, List<Option<FrontiersMove>> options) {
    for (Station station : Station.WITH_DOCKS) {
      Ships there = game.docks().at(station);
      List<Item<Ship>> items = new ArrayList<>(there.size());
      for (int i = 0; i < there.size(); i++) {
        int code = there.code(i);
        if (there.isFirstOfItsKind(i) && game.isHostile(code) && isSpare(game, station, code)) {
          items.add(Ship.of(code).item());
        }
      }
      if (!items.isEmpty()) {
        options.add(
            Option.<FrontiersMove>of(
                    new DestroyShip(card.id(), station, List.of()),
                    card.id().discarding(station),
                    "AF-7.14")
                .choosing(DestroyShip.SHIP, items, 1, 1));
      }
    }
  }

  /** AF-7.14, AF-7.20: the owner must still have three ships at their next turn. */
  private static boolean isSpare(AlienFrontiers game, Station station, int code) {
    if (Ship.ownerOf(code) == Ship.RELIC) {
      return true;
    }
    Player owner = game.player(owner(code));
    boolean alsoLeaves = owner.terraformed() && station != Station.TERRAFORMING_STATION;
    return owner.ships() - 1 - (alsoLeaves ? 1 : 0) >= BOX.fewestShips();
  }

  private static Seat owner(int code) {
    return Seat.of(Ship.ownerOf(code) + 1);
  }

  static Decision<FrontiersEvent> destroy(
      AlienFrontiers game, Tech card, Station station, List<Ship> ship) {
    Optional<Refusal> refusal = Powers.refusesDiscard(game, card, DiscardPower.DESTROY_SHIP);
    if (refusal.isPresent()) {
      return new Decision.Refused<>(refusal.get());
    }
    if (station == Station.MAINTENANCE_BAY) {
      return refused("AF-4.12", "bay-keeps-ships");
    }
    if (ship.size() != 1 || !game.docks().at(station).has(Ships.of(ship))) {
      return refused("AF-7.14", "no-such-ship-there");
    }
    Ship target = ship.get(0);
    if (!game.isHostile(target.code())) {
      return refused("AF-7.14", "not-that-ship");
    }
    if (!isSpare(game, station, target.code())) {
      return refused("AF-7.14", "fleet-would-be-too-small");
    }
    return Powers.discarding(game, card)
        .happens(
            target.isRelic()
                ? new RelicReturned(game.relic().holder().orElseThrow())
                : new ShipDestroyed(game.active(), station, target, owner(target.code())))
        .accepted();
  }
}
