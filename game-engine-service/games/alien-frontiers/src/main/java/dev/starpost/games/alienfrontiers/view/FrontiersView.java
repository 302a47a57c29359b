package dev.starpost.games.alienfrontiers.view;

import static dev.starpost.games.alienfrontiers.component.FrontiersComponents.BOX;

import dev.starpost.games.alienfrontiers.AlienFrontiers;
import dev.starpost.games.alienfrontiers.Pending;
import dev.starpost.games.alienfrontiers.Player;
import dev.starpost.games.alienfrontiers.Score;
import dev.starpost.games.alienfrontiers.Turn;
import dev.starpost.games.alienfrontiers.component.Field;
import dev.starpost.games.alienfrontiers.component.Ships;
import dev.starpost.games.alienfrontiers.component.Station;
import dev.starpost.games.alienfrontiers.component.Tech;
import dev.starpost.games.alienfrontiers.component.TechSet;
import dev.starpost.games.alienfrontiers.component.Territory;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Seat;
import java.util.List;
import java.util.Optional;

/**
 * What everybody knows of the game: all but the order of the draw pile. The module's README tells
 * each field.
 */
public record FrontiersView(
    int turn,
    Seat active,
    Optional<Pending> asked,
    Ships available,
    ThisTurn thisTurn,
    List<StationView> stations,
    List<TerritoryView> territories,
    RelicView relic,
    TechView tech,
    List<PlayerView> players,
    boolean over) {

  /** What the turn is remembered by. */
  record ThisTurn(
      boolean dockedAtMine,
      int dockedAtHub,
      Optional<Integer> marketRate,
      Ships uncounted,
      TechSet used,
      boolean discarded,
      Optional<Territory> borrowed) {}

  /** A station; the tracks of the Colonist Hub are with the players. */
  record StationView(Station id, int docks, Ships ships) {}

  /** A territory, with the colonies of each seat. */
  public record TerritoryView(
      Territory id, PerSeat<Integer> colonies, Optional<Seat> controller, List<Field> fields) {}

  /**
   * Where the relic is: {@code burroughs-desert}, {@code available}, {@code lifted} or a station.
   */
  public record RelicView(String place, Optional<Seat> holder, boolean terraformed) {}

  /** The tech cards that nobody owns. */
  record TechView(List<Tech> faceUp, int deck, List<Tech> discards) {}

  /** One player's side of the table. */
  public record PlayerView(
      Seat seat,
      int score,
      int fuel,
      int ore,
      TechSet cards,
      FleetView fleet,
      ColoniesView colonies,
      HubView hub,
      boolean resigned) {}

  /** Own-colour ships: out of the stock, of these in the Maintenance Bay, and in the stock. */
  public record FleetView(int ships, int bay, int stock, boolean terraformed) {}

  /** Colonies in reserve and on the planet. */
  record ColoniesView(int reserve, int placed) {}

  /** One track of the Colonist Hub. */
  record HubView(int circle, Ships ships) {}

  public static FrontiersView of(AlienFrontiers game) {
    return new FrontiersView(
        game.turn().number(),
        game.active(),
        game.over() ? Optional.empty() : Optional.of(game.pending()),
        game.turn().available(),
        thisTurn(game.turn()),
        Station.WITH_DOCKS.stream()
            .filter(station -> station != Station.COLONIST_HUB)
            .map(
                station ->
                    new StationView(
                        station, BOX.station(station).docks(), game.docks().at(station)))
            .toList(),
        Territory.ALL.stream().map(territory -> territory(game, territory)).toList(),
        new RelicView(relicPlace(game), game.relic().holder(), game.relic().terraformed()),
        new TechView(game.piles().faceUp(), game.piles().deck().size(), game.piles().discards()),
        game.seats().stream().map(seat -> player(game, seat)).toList(),
        game.over());
  }

  private static ThisTurn thisTurn(Turn turn) {
    Turn.Dockings docked = turn.docked();
    return new ThisTurn(
        docked.atMine(),
        docked.atHub(),
        docked.rate() == 0 ? Optional.empty() : Optional.of(docked.rate()),
        docked.uncounted(),
        turn.used(),
        turn.discarded(),
        turn.borrowed());
  }

  private static TerritoryView territory(AlienFrontiers game, Territory territory) {
    return new TerritoryView(
        territory,
        PerSeat.filled(
            game.players().size(), seat -> game.colonies().count(territory, seat.index())),
        game.colonies().controller(territory),
        Field.ALL.stream().filter(field -> game.fields().isOn(field, territory)).toList());
  }

  private static String relicPlace(AlienFrontiers game) {
    if (game.relic().holder().isEmpty()) {
      return Territory.BURROUGHS_DESERT.id();
    }
    if (game.turn().available().relicValue() > 0) {
      return "available";
    }
    if (game.lifted().filter(lifted -> lifted.ship().isRelic()).isPresent()) {
      return "lifted";
    }
    return Station.WITH_DOCKS.stream()
        .filter(station -> game.docks().at(station).relicValue() > 0)
        .findFirst()
        .orElse(Station.MAINTENANCE_BAY)
        .id();
  }

  private static PlayerView player(AlienFrontiers game, Seat seat) {
    Player player = game.player(seat);
    return new PlayerView(
        seat,
        Score.of(game, seat),
        player.held().fuel(),
        player.held().ore(),
        player.cards(),
        new FleetView(
            player.ships(),
            game.inBay(seat),
            BOX.startingShips().all() - player.ships(),
            player.terraformed()),
        new ColoniesView(player.reserve(), game.colonies().of(seat)),
        new HubView(player.circle(), game.docks().at(Station.COLONIST_HUB, seat)),
        player.resigned());
  }
}
