package dev.starpost.games.alienfrontiers;

import dev.starpost.games.alienfrontiers.component.Colony;
import dev.starpost.games.alienfrontiers.component.Field;
import dev.starpost.games.alienfrontiers.component.Loot;
import dev.starpost.games.alienfrontiers.component.Resource;
import dev.starpost.games.alienfrontiers.component.Ship;
import dev.starpost.games.alienfrontiers.component.Station;
import dev.starpost.games.alienfrontiers.component.Tech;
import dev.starpost.games.alienfrontiers.component.Territory;
import dev.starpost.kernel.Seat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * All that somebody could try in a position, sensible or not, found without asking the rules: every
 * group of ships at every station, every card with every target.
 */
final class ConceivableMoves {
  private static final int MOST_IN_A_GROUP = 3;

  private final AlienFrontiers game;
  private final List<FrontiersMove> moves = new ArrayList<>();

  private ConceivableMoves(AlienFrontiers game) {
    this.game = game;
  }

  static List<FrontiersMove> in(AlienFrontiers game) {
    ConceivableMoves all = new ConceivableMoves(game);
    all.addTurnMoves();
    all.addDockings();
    all.addClaimsAndThefts();
    for (Tech card : Tech.ALL) {
      all.addFuelMoves(card);
      all.addDiscardMoves(card);
    }
    return all.moves;
  }

  private void addTurnMoves() {
    moves.add(new TurnMove.BuyRelic());
    moves.add(new TurnMove.EndTurn());
    moves.add(new TurnMove.Decline());
    moves.add(new StationMove.Refresh());
    for (int times = 0; times <= 12; times++) {
      moves.add(new TurnMove.Trade(List.of(times)));
    }
    for (Territory territory : Territory.ALL) {
      moves.add(new TurnMove.Launch(List.of(territory)));
      moves.add(new DiscardMove.MoveColony(List.of(territory)));
    }
    for (List<Resource> some : groups(twelveOfEach(), 7)) {
      moves.add(new TurnMove.ReturnResources(some));
    }
  }

  private static List<Resource> twelveOfEach() {
    List<Resource> resources = new ArrayList<>(Collections.nCopies(12, Resource.FUEL));
    resources.addAll(Collections.nCopies(12, Resource.ORE));
    return resources;
  }

  private void addDockings() {
    List<Ship> ships = new ArrayList<>(game.turn().available().list());
    game.lifted().ifPresent(lifted -> ships.add(lifted.ship()));
    for (List<Ship> group : groups(ships, MOST_IN_A_GROUP)) {
      for (Station station : Station.values()) {
        moves.add(new StationMove.Dock(station, group));
        for (Territory territory : Territory.ALL) {
          moves.add(new StationMove.Settle(station, group, List.of(territory)));
        }
      }
    }
  }

  private void addClaimsAndThefts() {
    for (List<Ship> group : groups(game.docks().at(Station.ALIEN_ARTIFACT).list(), 4)) {
      for (Tech card : Tech.ALL) {
        moves.add(new StationMove.Claim(group, List.of(card)));
      }
    }
    List<Loot> loot = new ArrayList<>();
    for (Seat seat : game.seats()) {
      loot.addAll(Collections.nCopies(2, new Loot(seat, Resource.FUEL)));
      loot.addAll(Collections.nCopies(3, new Loot(seat, Resource.ORE)));
      for (Tech card : Tech.ALL) {
        moves.add(new StationMove.StealTech(seat, List.of(card)));
      }
    }
    for (List<Loot> some : groups(loot, 4)) {
      moves.add(new StationMove.StealResources(some));
    }
  }

  private void addFuelMoves(Tech card) {
    List<Ship> available = game.turn().available().list();
    for (List<Ship> group : groups(available, available.size())) {
      moves.add(new FuelMove.AlterShips(card, group));
    }
    for (Ship lower : available) {
      for (Ship raise : available) {
        moves.add(new FuelMove.ShiftShips(card, lower, List.of(raise)));
      }
    }
    for (Territory territory : Territory.ALL) {
      moves.add(new FuelMove.BorrowBonus(card, List.of(territory)));
    }
    for (Station station : Station.WITH_DOCKS) {
      for (List<Ship> group : groups(game.docks().at(station).list(), MOST_IN_A_GROUP)) {
        moves.add(new FuelMove.ShootShips(card, station, group));
        moves.add(new FuelMove.PickUpShip(card, station, group));
      }
    }
  }

  private void addDiscardMoves(Tech card) {
    for (Field field : Field.ALL) {
      moves.add(new DiscardMove.RemoveField(card, List.of(field)));
    }
    for (Territory territory : Territory.ALL) {
      moves.add(new DiscardMove.PlaceField(card, List.of(territory)));
      for (Seat seat : game.seats()) {
        List<Colony> colony = List.of(new Colony(territory, seat));
        moves.add(new DiscardMove.PickColony(card, colony));
        moves.add(new DiscardMove.SwapColony(colony));
      }
    }
    for (Station station : Station.WITH_DOCKS) {
      for (Ship ship : game.docks().at(station).list()) {
        moves.add(new DiscardMove.DestroyShip(card, station, List.of(ship)));
      }
    }
    for (Tech taken : Tech.ALL) {
      moves.add(new DiscardMove.TakeDiscard(card, List.of(taken)));
    }
  }

  /** Every group of these, the empty one too, up to a size; alike ones are not told apart. */
  private static <T> List<List<T>> groups(List<T> these, int most) {
    Set<List<T>> groups = new LinkedHashSet<>();
    groups.add(List.of());
    for (T one : these) {
      for (List<T> group : List.copyOf(groups)) {
        if (group.size() < most) {
          List<T> larger = new ArrayList<>(group);
          larger.add(one);
          groups.add(larger);
        }
      }
    }
    return List.copyOf(groups);
  }
}
