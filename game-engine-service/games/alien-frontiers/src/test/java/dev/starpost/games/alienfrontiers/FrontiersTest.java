package dev.starpost.games.alienfrontiers;

import dev.starpost.games.alienfrontiers.component.FrontiersComponents;
import dev.starpost.games.alienfrontiers.component.Ship;
import dev.starpost.games.alienfrontiers.component.Ships;
import dev.starpost.games.alienfrontiers.component.Station;
import dev.starpost.games.alienfrontiers.component.Tech;
import dev.starpost.games.alienfrontiers.component.Territory;
import dev.starpost.games.alienfrontiers.plugin.FrontiersGame;
import dev.starpost.kernel.Game;
import dev.starpost.kernel.Seat;
import dev.starpost.testkit.suite.EverySuite;
import java.util.SortedMap;
import java.util.TreeMap;

/** All that is asked of every game, asked of Alien Frontiers. */
class FrontiersTest implements EverySuite<AlienFrontiers, FrontiersMove, FrontiersEvent> {

  @Override
  public Game<AlienFrontiers, FrontiersMove, FrontiersEvent> game() {
    return new FrontiersGame();
  }

  @Override
  public String loggedGame() {
    return "rules-3-three-players.json";
  }

  /** Ships are known by what they show. */
  /** All lies open but the draw pile, which nobody sees. */
  @Override
  public boolean seatsKeepSecrets() {
    return false;
  }

  /** What ships showed before, and which of two alike colonies went where, no view keeps. */
  @Override
  public boolean tellsMoreThanViews(FrontiersEvent event) {
    return event instanceof TechEvent.ShipsAltered || event instanceof PlanetEvent.ColoniesSwapped;
  }

  /** A random game takes about 500 decisions: few of them show enough positions. */
  @Override
  public int gamesForSecrecy() {
    return 6;
  }

  /** So many, and positions of all nine questions are among them: an overshoot is rare. */
  @Override
  public int positionsForPerft() {
    return 48;
  }

  @Override
  public int gamesForOptions() {
    return 20;
  }

  @Override
  public int stepsBetweenCloserLooks() {
    return 10;
  }

  /** Ships, colonies, cards and fields, wherever they are. */
  @Override
  public SortedMap<String, Integer> census(AlienFrontiers game) {
    SortedMap<String, Integer> pieces = new TreeMap<>();
    int[] cards = new int[Tech.ALL.size()];
    game.piles().deck().forEach(card -> cards[card.index()]++);
    game.piles().faceUp().forEach(card -> cards[card.index()]++);
    game.piles().discards().forEach(card -> cards[card.index()]++);
    int[] ships = new int[Ship.NEUTRAL + 1];
    game.docks().byName().values().forEach(docked -> count(docked, ships));
    count(game.turn().available(), ships);
    game.lifted().ifPresent(lifted -> ships[lifted.ship().owner()]++);
    for (Seat seat : game.seats()) {
      Player player = game.player(seat);
      player.cards().list().forEach(card -> cards[card.index()]++);
      int owner = seat.index();
      int bay = game.inBay(seat);
      check(bay >= 0, "a bay never holds fewer than no ships", game);
      pieces.put("ships of " + seat, ships[owner] + bay + 6 - player.ships());
      int placed = game.colonies().of(seat);
      pieces.put("colonies of " + seat, player.reserve() + (player.circle() > 0 ? 1 : 0) + placed);
    }
    Tech.ALL.forEach(card -> pieces.put(card.id(), cards[card.index()]));
    pieces.put("neutral ships", ships[Ship.NEUTRAL]);
    check(ships[Ship.RELIC] <= 1, "there is one relic", game);
    boolean free = game.relic().holder().isEmpty();
    check(!free || ships[Ship.RELIC] == 0, "a relic at home is nowhere else", game);
    return pieces;
  }

  private static void count(Ships some, int[] byOwner) {
    for (int i = 0; i < some.size(); i++) {
      byOwner[Ship.ownerOf(some.code(i))]++;
    }
  }

  /** Score and control are counted here once more, in another way than the rules do. */
  @Override
  public void invariants(AlienFrontiers game) {
    int[] scores = new int[game.players().size()];
    for (Territory territory : Territory.ALL) {
      int controller = mostColonies(game, territory);
      check(controller == game.colonies().controllerIndex(territory), "control", game);
      for (int seat = 0; seat < scores.length; seat++) {
        scores[seat] += game.colonies().count(territory, seat);
      }
      if (controller >= 0) {
        boolean positron = game.fields().positron().filter(territory::equals).isPresent();
        scores[controller] += positron ? 2 : 1;
      }
    }
    for (Seat seat : game.seats()) {
      Player player = game.player(seat);
      int cards = player.cards().has(Tech.ALIEN_CITY) ? 1 : 0;
      cards += player.cards().has(Tech.ALIEN_MONUMENT) ? 1 : 0;
      check(Score.of(game, seat) == scores[seat.index()] + cards, "the score of " + seat, game);
      check(player.held().fuel() >= 0 && player.held().ore() >= 0, "resources", game);
      boolean inTurn = seat.equals(game.active());
      check(inTurn || player.held().total() <= 8, "at most 8 resources after a turn", game);
      // Three ships, one of which may have been the relic when another terraformed (AF-4.7).
      check(player.resigned() || player.ships() >= 2, "the fleet of " + seat, game);
      check(player.reserve() >= 0, "the reserve of " + seat, game);
      check(player.circle() <= 7, "the hub of " + seat, game);
    }
    for (Station station : Station.WITH_DOCKS) {
      int docks = FrontiersComponents.BOX.station(station).docks();
      check(
          station == Station.COLONIST_HUB || game.docks().at(station).size() <= docks,
          station.id(),
          game);
    }
    int burroughs = mostColonies(game, Territory.BURROUGHS_DESERT);
    check(
        game.relic().holder().isEmpty() || game.relic().holder().get().index() == burroughs,
        "who holds the relic controls Burroughs Desert",
        game);
  }

  private static int mostColonies(AlienFrontiers game, Territory territory) {
    int seats = game.players().size();
    for (int seat = 0; seat < seats; seat++) {
      boolean most = true;
      for (int other = 0; other < seats; other++) {
        int own = game.colonies().count(territory, seat);
        most &= other == seat || own > game.colonies().count(territory, other);
      }
      if (most) {
        return seat;
      }
    }
    return -1;
  }

  private static void check(boolean holds, String what, AlienFrontiers game) {
    if (!holds) {
      throw new AssertionError(what + ": " + game);
    }
  }
}
