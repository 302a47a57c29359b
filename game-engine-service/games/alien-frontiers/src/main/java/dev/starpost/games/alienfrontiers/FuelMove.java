package dev.starpost.games.alienfrontiers;

import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.games.alienfrontiers.component.FrontiersComponents;
import dev.starpost.games.alienfrontiers.component.Resources;
import dev.starpost.games.alienfrontiers.component.Ship;
import dev.starpost.games.alienfrontiers.component.Ships;
import dev.starpost.games.alienfrontiers.component.Station;
import dev.starpost.games.alienfrontiers.component.Tech;
import dev.starpost.games.alienfrontiers.component.Territory;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.option.Param;
import dev.starpost.kernel.option.Thing;
import java.util.List;

/** §7: use the fuel power of a card. */
sealed interface FuelMove extends FrontiersMove {

  /** AF-7.6, AF-7.7, AF-7.10, AF-7.11: change what these available ships show. */
  @JsonTypeName("alter-ships")
  record AlterShips(Tech card, List<Ship> ships) implements FuelMove {
    static final Param<AlterShips, Ship> SHIPS =
        new Param<>(
            AlterShips.class,
            "ships",
            "ship",
            AlterShips::ships,
            (alter, ships) -> new AlterShips(alter.card, ships));

    public AlterShips {
      ships = Ship.inOrder(ships);
    }

    @Override
    public List<Thing> about() {
      return List.of(new Thing("tech", card.id()));
    }

    @Override
    public Resources paidBeforeDice(AlienFrontiers game) {
      return Resources.fuel(Powers.fixedFuel(game, FrontiersComponents.BOX.card(card)));
    }

    @Override
    public Decision<FrontiersEvent> decide(AlienFrontiers game, Dice dice) {
      return Altering.alter(game, card, Ships.of(ships), dice);
    }
  }

  /** AF-7.8: lower one available ship and raise another. */
  @JsonTypeName("shift-ships")
  record ShiftShips(Tech card, Ship lower, List<Ship> raise) implements FuelMove {
    static final Param<ShiftShips, Ship> RAISE =
        new Param<>(
            ShiftShips.class,
            "raise",
            "ship",
            ShiftShips::raise,
            (shift, raise) -> new ShiftShips(shift.card, shift.lower, raise));

    public ShiftShips {
      raise = Ship.inOrder(raise);
    }

    @Override
    public List<Thing> about() {
      return List.of(new Thing("tech", card.id()), new Thing("ship", lower.word()));
    }

    @Override
    public Decision<FrontiersEvent> decide(AlienFrontiers game, Dice dice) {
      return Altering.shift(game, card, lower, raise);
    }
  }

  /** AF-7.12: use one territory's bonus this turn. */
  @JsonTypeName("borrow-bonus")
  record BorrowBonus(Tech card, List<Territory> territory) implements FuelMove {
    static final Param<BorrowBonus, Territory> TERRITORY =
        new Param<>(
            BorrowBonus.class,
            "territory",
            "territory",
            BorrowBonus::territory,
            (borrow, of) -> new BorrowBonus(borrow.card, of));

    public BorrowBonus {
      territory = List.copyOf(territory);
    }

    @Override
    public List<Thing> about() {
      return List.of(new Thing("tech", card.id()));
    }

    @Override
    public Decision<FrontiersEvent> decide(AlienFrontiers game, Dice dice) {
      return Borrowing.borrow(game, card, territory);
    }
  }

  /** AF-7.13, AF-7.16: pick up one docked ship; where it docks is asked next. */
  @JsonTypeName("pick-up-ship")
  record PickUpShip(Tech card, Station station, List<Ship> ship) implements FuelMove {
    static final Param<PickUpShip, Ship> SHIP =
        new Param<>(
            PickUpShip.class,
            "ship",
            "ship",
            PickUpShip::ship,
            (pick, ship) -> new PickUpShip(pick.card, pick.station, ship));

    public PickUpShip {
      ship = List.copyOf(ship);
    }

    @Override
    public List<Thing> about() {
      return List.of(new Thing("tech", card.id()), new Thing("station", station.id()));
    }

    @Override
    public Decision<FrontiersEvent> decide(AlienFrontiers game, Dice dice) {
      return Redocking.pickUp(game, card, station, ship);
    }
  }

  /** AF-7.14: send opponents' ships of one station to the Maintenance Bay. */
  @JsonTypeName("shoot-ships")
  record ShootShips(Tech card, Station station, List<Ship> ships) implements FuelMove {
    static final Param<ShootShips, Ship> SHIPS =
        new Param<>(
            ShootShips.class,
            "ships",
            "ship",
            ShootShips::ships,
            (shoot, ships) -> new ShootShips(shoot.card, shoot.station, ships));

    public ShootShips {
      ships = Ship.inOrder(ships);
    }

    @Override
    public List<Thing> about() {
      return List.of(new Thing("tech", card.id()), new Thing("station", station.id()));
    }

    @Override
    public Decision<FrontiersEvent> decide(AlienFrontiers game, Dice dice) {
      return Cannon.shoot(game, card, station, Ships.of(ships));
    }
  }
}
