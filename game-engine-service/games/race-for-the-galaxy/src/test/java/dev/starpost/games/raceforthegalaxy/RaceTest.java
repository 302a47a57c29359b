package dev.starpost.games.raceforthegalaxy;

import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.orb.OrbCard;
import dev.starpost.games.raceforthegalaxy.plugin.RaceGame;
import dev.starpost.kernel.Game;
import dev.starpost.testkit.suite.EverySuite;
import dev.starpost.testkit.suite.GameSuite;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

/** What is asked of every game, asked of Race for the Galaxy. */
class RaceTest implements EverySuite<Race, RaceMove, RaceEvent> {

  @Override
  public Game<Race, RaceMove, RaceEvent> game() {
    return new RaceGame();
  }

  @Override
  public String loggedGame() {
    return "three-players-orb.json";
  }

  /**
   * RFTG-16.1, RFTG-13.7: a card turned up is seen by all, and then lies in a hand, under the
   * discards or out of the game. Which of two powers let a military world be paid for is said, and
   * leaves no trace.
   */
  @Override
  public boolean tellsMoreThanViews(RaceEvent event) {
    return event instanceof WorldEvent.WorldTurnedUp
        || event instanceof CardEvent.NumberNamed
        || (event instanceof WorldEvent.WorldPlaced placed && placed.how() == How.PAID_FOR_MILITARY)
        || (event instanceof OrbEvent.OrbCardGenerated generated && generated.removed());
  }

  @Override
  public SortedMap<String, Integer> census(Race game) {
    List<Card> cards = new ArrayList<>(game.stock().deck().list());
    cards.addAll(game.stock().discards().list());
    cards.addAll(game.stock().goods().list());
    for (Player player : game.players().values()) {
      cards.addAll(player.hand().list());
      cards.addAll(player.starts().list());
      cards.addAll(player.drawn().list());
      cards.addAll(player.tableau().cards().list());
    }
    SortedMap<String, Integer> pieces = GameSuite.tally(cards);
    game.orb().ifPresent(orb -> GameSuite.add(pieces, orbCards(game, orb)));
    return pieces;
  }

  private static SortedMap<String, Integer> orbCards(Race game, Orb orb) {
    List<OrbCard> cards = new ArrayList<>(orb.deck());
    cards.addAll(orb.removed());
    orb.generated().ifPresent(generated -> cards.add(generated.card()));
    orb.maze().laid().forEach(placement -> cards.add(placement.card()));
    game.players().values().forEach(player -> cards.addAll(player.explorer().cards()));
    cards.removeIf(card -> !OrbCard.A.contains(card) && !OrbCard.B.contains(card));
    return GameSuite.tally(cards);
  }

  @Override
  public void invariants(Race game) {
    Invariants.check(game);
  }

  /**
   * For each number of players; with the Orb games are long. A long run plays 2,000 all the same.
   */
  @Override
  public int randomGames() {
    return 120;
  }

  @Override
  public int gamesForOptions() {
    return 20;
  }

  @Override
  public int gamesForSecrecy() {
    return 6;
  }

  /** One game of a fixed seed and one of the commit's: looking ahead takes long with the Orb. */
  @Override
  public int gamesForBots() {
    return 2;
  }

  @Override
  public int positionsApart() {
    return 32;
  }

  @Override
  public int stepsBetweenCloserLooks() {
    return 8;
  }
}
