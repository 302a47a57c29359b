package dev.starpost.games.raceforthegalaxy.view;

import dev.starpost.games.raceforthegalaxy.Action;
import dev.starpost.games.raceforthegalaxy.Ask;
import dev.starpost.games.raceforthegalaxy.Player;
import dev.starpost.games.raceforthegalaxy.PowerInUse;
import dev.starpost.games.raceforthegalaxy.Race;
import dev.starpost.games.raceforthegalaxy.RaceMove;
import dev.starpost.games.raceforthegalaxy.Stage;
import dev.starpost.games.raceforthegalaxy.Table;
import dev.starpost.games.raceforthegalaxy.Tableau;
import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.Cards;
import dev.starpost.games.raceforthegalaxy.component.card.Good;
import dev.starpost.games.raceforthegalaxy.component.orb.OrbCard;
import dev.starpost.games.raceforthegalaxy.component.orb.Token;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a viewer knows of the game (RFTG-16.1).
 *
 * @param pass 2 in the second Develop or Settle phase of a round
 * @param first the first seat (RFTG-3.8)
 * @param deck how many cards can be drawn
 * @param discards how many cards are discarded
 * @param pool the chips left
 * @param yourStarts the start worlds you can choose from
 * @param yourDrawn the cards of Explore that you can choose from
 * @param orb the Orb, if it is in play
 * @param yourOrbCards your Orb cards, once you may look at them (RFTG-11.7)
 * @param yourTokens your tokens that are not used
 * @param yourAnswer what you have answered while others still think
 */
public record RaceView(
    Table table,
    int round,
    Stage stage,
    int pass,
    Seat first,
    int deck,
    int discards,
    int pool,
    List<PlayerView> players,
    Optional<Cards> yourHand,
    Optional<Cards> yourStarts,
    Optional<Cards> yourDrawn,
    Optional<OrbView> orb,
    Optional<List<OrbCard>> yourOrbCards,
    Optional<List<Token>> yourTokens,
    Optional<RaceMove> yourAnswer) {

  /** A power of a card, counted among those of its phase from 0. */
  public record PowerView(Card card, int power) {}

  /** A card of a tableau and the goods on it. */
  public record PlaceView(Card card, int goods, Optional<Good> kind) {}

  /**
   * What everybody knows of a player.
   *
   * @param hand how many cards
   * @param drawn how many cards of Explore are not yet chosen
   * @param actions chosen for this round, once they are revealed
   * @param points as they would count now
   * @param military without conditions
   * @param used consume powers used in this phase
   * @param asked what the player is asked
   * @param answered whether the answer to it is in
   */
  public record PlayerView(
      Seat seat,
      int hand,
      int drawn,
      List<PlaceView> tableau,
      int chips,
      int points,
      int military,
      List<Action> actions,
      List<PowerView> used,
      Ask asked,
      boolean answered,
      boolean resigned) {}

  public static RaceView of(Race game, Viewer viewer) {
    Optional<Player> own = viewer.seat().map(game::player);
    return new RaceView(
        game.table(),
        game.round().number(),
        game.round().stage(),
        game.round().pass() + 1,
        game.round().first(),
        game.stock().deck().size(),
        game.stock().discards().size(),
        game.pool(),
        game.seats().stream().map(seat -> player(game, seat)).toList(),
        own.map(Player::hand),
        own.map(Player::starts),
        viewer.seat().filter(seat -> game.seesDrawn(seat)).map(seat -> game.player(seat).drawn()),
        game.orb().map(orb -> OrbView.of(game)),
        own.filter(player -> game.round().stage() != Stage.START)
            .map(player -> player.explorer().cards()),
        own.map(player -> player.explorer().tokens()),
        own.flatMap(Player::answer));
  }

  private static PlayerView player(Race game, Seat seat) {
    Player player = game.player(seat);
    return new PlayerView(
        seat,
        player.hand().size(),
        player.drawn().size(),
        places(player.tableau()),
        player.chips(),
        game.openScore(seat),
        player.tableau().cards().military(),
        player.actions(),
        used(player),
        player.ask(),
        player.answer().isPresent(),
        player.resigned());
  }

  private static List<PlaceView> places(Tableau tableau) {
    List<PlaceView> places = new ArrayList<>();
    for (int i = 0; i < tableau.size(); i++) {
      Optional<Good> kind = Optional.ofNullable(tableau.kind(i));
      places.add(new PlaceView(tableau.card(i), tableau.goods(i), kind));
    }
    return places;
  }

  private static List<PowerView> used(Player player) {
    return PowerInUse.used(player).stream()
        .map(each -> new PowerView(each.card(), each.card().consumption().indexOf(each.power())))
        .toList();
  }
}
