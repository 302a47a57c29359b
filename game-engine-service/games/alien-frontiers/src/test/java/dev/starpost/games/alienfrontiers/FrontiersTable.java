package dev.starpost.games.alienfrontiers;

import dev.starpost.games.alienfrontiers.StationMove.Dock;
import dev.starpost.games.alienfrontiers.StationMove.Settle;
import dev.starpost.games.alienfrontiers.component.Colonies;
import dev.starpost.games.alienfrontiers.component.Colony;
import dev.starpost.games.alienfrontiers.component.Docks;
import dev.starpost.games.alienfrontiers.component.Field;
import dev.starpost.games.alienfrontiers.component.Fields;
import dev.starpost.games.alienfrontiers.component.Piles;
import dev.starpost.games.alienfrontiers.component.Relic;
import dev.starpost.games.alienfrontiers.component.Resources;
import dev.starpost.games.alienfrontiers.component.Ship;
import dev.starpost.games.alienfrontiers.component.Ships;
import dev.starpost.games.alienfrontiers.component.Station;
import dev.starpost.games.alienfrontiers.component.Tech;
import dev.starpost.games.alienfrontiers.component.TechSet;
import dev.starpost.games.alienfrontiers.component.Territory;
import dev.starpost.games.alienfrontiers.plugin.FrontiersGame;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Seat;
import dev.starpost.testkit.Scenarios;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** States and moves as tests like to say them. */
final class FrontiersTable {
  static final Seat RED = Seat.of(1);
  static final Seat BLUE = Seat.of(2);
  static final Seat GREEN = Seat.of(3);
  static final Seat YELLOW = Seat.of(4);

  private AlienFrontiers game;

  private FrontiersTable(AlienFrontiers game) {
    this.game = game;
  }

  /** Blue's turn without ships; everybody has three ships in the bay, six colonies, no cards. */
  static FrontiersTable table(int players) {
    Player player = new Player(Resources.NONE, 3, 6, 0, TechSet.NONE, false, false);
    return new FrontiersTable(
        new AlienFrontiers(
            Docks.EMPTY,
            Colonies.NONE,
            Fields.OFF_BOARD,
            Relic.AT_HOME,
            PerSeat.all(players, player),
            new Piles(List.of(), List.of(), List.of()),
            Turn.begun(BLUE, 1, Ships.NONE),
            Pending.Acting.NOW,
            false));
  }

  /** A test class that tells stories of this game. */
  interface Stories extends Scenarios<AlienFrontiers, FrontiersMove, FrontiersEvent> {
    @Override
    default dev.starpost.kernel.Rules<AlienFrontiers, FrontiersMove, FrontiersEvent> rules() {
      return new FrontiersGame().rules();
    }

    default Given<AlienFrontiers, FrontiersMove, FrontiersEvent> given(FrontiersTable table) {
      return given(table.game());
    }
  }

  AlienFrontiers game() {
    return game;
  }

  /** What the player in turn has rolled; they own at least as many ships. */
  FrontiersTable rolled(Integer... values) {
    List<Ship> ships = Arrays.stream(values).map(value -> Ship.of(game.active(), value)).toList();
    game = game.withTurn(game.turn().withAvailable(Ships.of(ships)));
    return ships(game.active(), Math.max(game.actor().ships(), ships.size()));
  }

  /** The relic is among what the player in turn has rolled. */
  FrontiersTable rolledRelic(int value) {
    Ships more = game.turn().available().with(Ships.of(Ship.relic(value)));
    game = game.withTurn(game.turn().withAvailable(more));
    return relicOf(game.active());
  }

  FrontiersTable turnOf(Seat seat) {
    game = game.withTurn(Turn.begun(seat, 1, Ships.NONE));
    return this;
  }

  FrontiersTable relicOf(Seat holder) {
    game = game.withRelic(new Relic(Optional.of(holder), false));
    return this;
  }

  FrontiersTable relicHasTerraformed() {
    game = game.withRelic(new Relic(game.relic().holder(), true));
    return this;
  }

  FrontiersTable ships(Seat seat, int count) {
    Player player = game.player(seat);
    game = game.withPlayer(seat, player.withShips(count, player.terraformed()));
    return this;
  }

  FrontiersTable hasTerraformed(Seat seat) {
    game = game.withPlayer(seat, game.player(seat).withShips(game.player(seat).ships(), true));
    return this;
  }

  FrontiersTable has(Seat seat, int fuel, int ore) {
    game = game.withPlayer(seat, game.player(seat).holding(new Resources(fuel, ore)));
    return this;
  }

  FrontiersTable cards(Seat seat, Tech... cards) {
    game = game.withPlayer(seat, game.player(seat).withCards(TechSet.of(List.of(cards))));
    return this;
  }

  /** Colonies in reserve, and where the one on the hub stands. */
  FrontiersTable reserve(Seat seat, int reserve, int circle) {
    game = game.withPlayer(seat, game.player(seat).withColonies(reserve, circle));
    return this;
  }

  FrontiersTable colonies(Territory territory, Seat seat, int count) {
    for (int i = 0; i < count; i++) {
      game = game.withColonies(game.colonies().with(territory, seat));
    }
    return this;
  }

  FrontiersTable field(Field field, Territory territory) {
    game = game.withFields(game.fields().with(field, Optional.of(territory)));
    return this;
  }

  /** Docked already; at the hub on the track of the first ship's owner. */
  FrontiersTable docked(Station station, Ship... ships) {
    int owner = ships[0].owner();
    Seat track = owner < Ship.RELIC ? Seat.of(owner + 1) : game.active();
    game = game.withDocks(game.docks().with(station, track, Ships.of(List.of(ships))));
    return this;
  }

  FrontiersTable faceUp(Tech... cards) {
    game = game.withPiles(new Piles(game.piles().deck(), List.of(cards), game.piles().discards()));
    return this;
  }

  FrontiersTable deck(Tech... cards) {
    game =
        game.withPiles(new Piles(List.of(cards), game.piles().faceUp(), game.piles().discards()));
    return this;
  }

  FrontiersTable discards(Tech... cards) {
    game = game.withPiles(new Piles(game.piles().deck(), game.piles().faceUp(), List.of(cards)));
    return this;
  }

  FrontiersTable asking(Pending pending) {
    game = game.asking(pending);
    return this;
  }

  /** One of each kind of question. */
  static List<Pending> everyQuestion() {
    Colony colony = new Colony(Territory.LEM_BADLANDS, RED);
    return List.of(
        Pending.Acting.NOW,
        new Pending.Refresh(),
        new Pending.Claim(),
        new Pending.Raiding(),
        new Pending.Overshoot(1),
        new Pending.Excess(4),
        new Pending.Redock(Tech.ORBITAL_TELEPORTER, blue(3), Station.LUNAR_MINE),
        new Pending.Swap(colony),
        new Pending.Move(colony));
  }

  static Ship red(int value) {
    return Ship.of(RED, value);
  }

  static Ship blue(int value) {
    return Ship.of(BLUE, value);
  }

  static Ship green(int value) {
    return Ship.of(GREEN, value);
  }

  static Ship relic(int value) {
    return Ship.relic(value);
  }

  static Ship neutral() {
    return Ship.of(Ship.code(Ship.NEUTRAL, 1));
  }

  static Ships ships(Ship... ships) {
    return Ships.of(List.of(ships));
  }

  static Dock dock(Station station, Ship... ships) {
    return new Dock(station, List.of(ships));
  }

  static Settle settle(Station station, Territory territory, Ship... ships) {
    return new Settle(station, List.of(ships), List.of(territory));
  }

  static TurnMove.Decline decline() {
    return new TurnMove.Decline();
  }

  static TurnMove.EndTurn endTurn() {
    return new TurnMove.EndTurn();
  }

  static TurnMove.Trade trade(int times) {
    return new TurnMove.Trade(List.of(times));
  }

  static TurnMove.Launch launch(Territory territory) {
    return new TurnMove.Launch(List.of(territory));
  }
}
