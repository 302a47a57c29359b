package dev.starpost.games.councilofshadows;

import dev.starpost.games.councilofshadows.component.AutomaCard;
import dev.starpost.games.councilofshadows.component.DarkTech;
import dev.starpost.games.councilofshadows.component.Pile;
import dev.starpost.games.councilofshadows.component.SolarSystem;
import dev.starpost.games.councilofshadows.plugin.CouncilGame;
import dev.starpost.kernel.Game;
import dev.starpost.testkit.suite.EverySuite;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** All that is asked of every game, asked of Council of Shadows. */
class CouncilTest implements EverySuite<CouncilOfShadows, CouncilMove, CouncilEvent> {

  @Override
  public Game<CouncilOfShadows, CouncilMove, CouncilEvent> game() {
    return new CouncilGame();
  }

  /** What was chosen for the table. */
  @Override
  public String loggedGame() {
    return "two-players-modules-rules-3.json";
  }

  /**
   * The tile that goes back under its pile is seen by whoever drew it, and then on no view. All are
   * told whose resource is taken; the views have only what it was.
   */
  @Override
  public boolean tellsMoreThanViews(CouncilEvent event) {
    return event instanceof BoardEvent.SystemsDrawn || event instanceof BoardEvent.ResourcesTaken;
  }

  /** A random game takes some hundred decisions: few of them show enough positions. */
  @Override
  public int gamesForSecrecy() {
    return 6;
  }

  @Override
  public int positionsApart() {
    return 48;
  }

  @Override
  public int gamesForOptions() {
    return 20;
  }

  /** For each number of players; games are long, and a long run plays 2,000 all the same. */
  @Override
  public int randomGames() {
    return 400;
  }

  /** One game of a fixed seed and one of the commit's: looking ahead takes long in a long game. */
  @Override
  public int gamesForBots() {
    return 2;
  }

  @Override
  public int stepsBetweenCloserLooks() {
    return 10;
  }

  /** Cards and tiles, wherever they are. Gems and cubes come and go. */
  @Override
  public SortedMap<String, Integer> census(CouncilOfShadows game) {
    SortedMap<String, Integer> pieces = new TreeMap<>();
    int light = game.piles().light().size();
    int cards = game.market().pile().size() + game.market().offers().size();
    cards += game.market().discards().size();
    int darkTech = 0;
    for (Pile<DarkTech> pile : game.piles().darkTech()) {
      darkTech += pile.size();
    }
    for (Player player : game.players().values()) {
      light += player.bonus().light().size();
      cards += player.cards().aiCards();
      darkTech += Integer.bitCount(player.darkTech().bits());
    }
    pieces.put("light bonus cards", light);
    pieces.put("AI cards", cards);
    pieces.put("Dark Tech cards", darkTech);
    int systems = game.piles().drawn().size();
    for (Pile<SolarSystem> pile : game.piles().systems()) {
      systems += pile.size();
    }
    for (SolarSystem system : SolarSystem.ALL) {
      systems += game.board().has(system) ? 1 : 0;
    }
    pieces.put("systems", systems);
    int automa = game.automa().played().size();
    for (Pile<AutomaCard> pile : game.automa().piles()) {
      automa += pile.size();
    }
    pieces.put("Automa cards", automa);
    return pieces;
  }

  @Override
  public void invariants(CouncilOfShadows game) {
    Invariants.check(game);
  }

  @Override
  public void invariants(
      CouncilOfShadows before, List<CouncilEvent> events, CouncilOfShadows after) {
    Invariants.check(before, events, after);
  }
}
