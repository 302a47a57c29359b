package dev.starpost.games.councilofshadows;

import dev.starpost.kernel.Game;
import dev.starpost.testkit.Rule;
import dev.starpost.testkit.suite.EverySuite;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** All that is asked of every game, asked of Council of Shadows. */
class CouncilTest implements EverySuite<CouncilOfShadows, CouncilMove, CouncilEvent> {

  @Override
  public Game<CouncilOfShadows, CouncilMove, CouncilEvent> game() {
    return new CouncilGame();
  }

  /** The tile that goes back under its pile is seen by whoever drew it, and then on no view. */
  @Override
  public boolean tellsMoreThanViews(CouncilEvent event) {
    return event instanceof BoardEvent.SystemsDrawn;
  }

  /** A random game takes some hundred decisions: few of them show enough positions. */
  @Override
  public int gamesForSecrecy() {
    return 6;
  }

  @Override
  public int positionsApart() {
    return 60;
  }

  @Override
  public int gamesForOptions() {
    return 20;
  }

  @Override
  public int stepsBetweenCloserLooks() {
    return 10;
  }

  @Override
  @TestFactory
  @Tag(SUITE)
  @Rule({
    "COS-18.1",
    "COS-18.2",
    "COS-18.3",
    "COS-18.4",
    "COS-18.5",
    "COS-18.6",
    "COS-18.7",
    "COS-18.8",
    "COS-18.9",
    "COS-18.10"
  })
  public Stream<DynamicTest> random_games_end_and_conserve_every_piece() {
    return EverySuite.super.random_games_end_and_conserve_every_piece();
  }

  /** COS-18.4 among others: cards and tiles, wherever they are. Gems and cubes come and go. */
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
