package dev.starpost.games.alienfrontiers;

import static dev.starpost.games.alienfrontiers.component.FrontiersComponents.BOX;
import static dev.starpost.kernel.Decision.refused;

import dev.starpost.games.alienfrontiers.FuelMove.PickUpShip;
import dev.starpost.games.alienfrontiers.TechEvent.ShipPickedUp;
import dev.starpost.games.alienfrontiers.component.FuelPower;
import dev.starpost.games.alienfrontiers.component.Resources;
import dev.starpost.games.alienfrontiers.component.Ship;
import dev.starpost.games.alienfrontiers.component.Ships;
import dev.starpost.games.alienfrontiers.component.Station;
import dev.starpost.games.alienfrontiers.component.Tech;
import dev.starpost.games.alienfrontiers.component.TechCard;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.option.Item;
import dev.starpost.kernel.option.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** AF-7.13 Orbital Teleporter, AF-7.16 Mind Control Helmet: a docked ship docks elsewhere. */
final class Redocking {
  private Redocking() {}

  static void list(AlienFrontiers game, TechCard card, List<Option<FrontiersMove>> options) {
    AlienFrontiers paid = paid(game, card);
    for (Station station : Station.WITH_DOCKS) {
      Ships there = game.docks().at(station);
      List<Item<Ship>> items = new ArrayList<>(there.size());
      for (int i = 0; i < there.size(); i++) {
        if (there.isFirstOfItsKind(i)
            && mayMove(game, card, there.code(i))
            && canRedock(paid, card, there.code(i), station)) {
          items.add(Ship.of(there.code(i)).item());
        }
      }
      if (!items.isEmpty()) {
        options.add(
            Option.<FrontiersMove>of(
                    new PickUpShip(card.id(), station, List.of()),
                    card.id().using(station),
                    rule(card))
                .choosing(PickUpShip.SHIP, items, 1, 1));
      }
    }
  }

  /** Where the ships that the card moves may not dock. */
  static Fit.Lifted fit(Tech card) {
    return isTeleporter(BOX.card(card)) ? Fit.TELEPORTED : Fit.MIND_CONTROLLED;
  }

  private static String rule(TechCard card) {
    return fit(card.id()).rule();
  }

  private static boolean isTeleporter(TechCard card) {
    return card.use().orElseThrow() == FuelPower.REDOCK_OWN_SHIP;
  }

  private static AlienFrontiers paid(AlienFrontiers game, TechCard card) {
    Resources fuel = Resources.fuel(Powers.fixedFuel(game, card));
    return game.withPlayer(game.active(), game.actor().paying(fuel));
  }

  private static boolean mayMove(AlienFrontiers game, TechCard card, int ship) {
    return isTeleporter(card) ? game.sailsFor(ship, game.active()) : game.isHostile(ship);
  }

  /** AF-7.17: once the fuel is paid, there must be a station where the ship can dock. */
  private static boolean canRedock(AlienFrontiers paid, TechCard card, int ship, Station station) {
    return station != Station.TERRAFORMING_STATION
        && Docking.isPossible(
            paid, Optional.of(new Pending.Redock(card.id(), Ship.of(ship), station)));
  }

  static Decision<FrontiersEvent> pickUp(
      AlienFrontiers game, Tech card, Station station, List<Ship> ship) {
    Optional<Refusal> refusal =
        Powers.refusesUse(game, card, FuelPower.REDOCK_OWN_SHIP, FuelPower.BORROW_OPPONENT_SHIP);
    if (refusal.isPresent()) {
      return new Decision.Refused<>(refusal.get());
    }
    TechCard row = BOX.card(card);
    if (station == Station.MAINTENANCE_BAY) {
      return refused("AF-4.12", "bay-keeps-ships");
    }
    if (station == Station.TERRAFORMING_STATION) {
      return refused(rule(row), "terraforming-keeps-ships");
    }
    if (ship.size() != 1 || !game.docks().at(station).has(Ships.of(ship))) {
      return refused(rule(row), "no-such-ship-there");
    }
    if (!mayMove(game, row, ship.get(0).code())) {
      return refused(rule(row), "not-that-ship");
    }
    if (!canRedock(paid(game, row), row, ship.get(0).code(), station)) {
      return refused("AF-7.17", "no-dock-for-it");
    }
    return game.course()
        .happens(
            new ShipPickedUp(
                game.active(), card, Powers.fixedFuel(game, row), station, ship.get(0)))
        .accepted();
  }
}
