package dev.starpost.games.raceforthegalaxy;

import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.Match;
import dev.starpost.games.raceforthegalaxy.component.card.Scoring;
import dev.starpost.games.raceforthegalaxy.component.card.SettlePower;
import dev.starpost.games.raceforthegalaxy.component.orb.At;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.option.Option;
import java.util.List;

/** RFTG-16.5: what holds at every moment of every game. */
final class Invariants {
  /** Questions whose silence would show what somebody holds. */
  private static final List<Ask> SECRETIVE =
      List.of(Ask.KEEP, Ask.DEVELOP, Ask.SETTLE, Ask.SETTLE_MORE, Ask.ORB_MOVE, Ask.ORB_PLAY);

  private Invariants() {}

  static void check(Race game) {
    int chips = game.pool();
    int goods = 0;
    for (Seat seat : game.seats()) {
      Player player = game.player(seat);
      chips += player.chips();
      goods += player.tableau().goods();
      goods(game, player);
      holds(
          player.score(game.table().orb()) == scored(game.table().orb(), player),
          "the score counted from scratch",
          game);
      holds(!player.isAwaited() || isAChoice(game, player), "a question with one answer", game);
      holds(!player.resigned() || player.ask() == Ask.NOTHING, "asking who has left", game);
    }
    if (game.orb().isPresent()) {
      orb(game);
    }
    holds(chips == 12 * game.table().players(), "the chips", game);
    holds(goods == game.stock().goods().size(), "a card for each good", game);
  }

  /** RFTG-16.5: every token is somewhere, and teams stand on visible squares. */
  private static void orb(Race game) {
    int tokens = game.theOrb().tokens().size();
    for (Player player : game.players().values()) {
      tokens += player.explorer().tokens().size() + player.explorer().used().size();
      for (At team : player.explorer().teams()) {
        holds(game.theOrb().maze().has(team), "a team on the Orb", game);
      }
    }
    boolean complete = game.inPlay() == game.table().players();
    holds(complete ? tokens == 45 : tokens <= 45, "the tokens", game);
    long onOrb =
        game.theOrb().maze().squares().stream().filter(game.theOrb().maze()::hasToken).count();
    holds(onOrb <= game.theOrb().tokens().size(), "tokens on the Orb", game);
  }

  /** RFTG-2.6: at most one good on a world, but on those that gather them. */
  private static void goods(Race game, Player player) {
    for (Tableau.Place place : player.tableau().places()) {
      int most = place.card().good() == null ? 0 : 1;
      holds(place.goods() <= most || place.card().gather().isPresent(), "goods on a world", game);
    }
  }

  /** RFTG-15.1, RFTG-18.7: asked whatever the cards are, or silence would tell what they are. */
  private static boolean isAChoice(Race game, Player player) {
    List<Option<RaceMove>> options = Questions.options(game, player);
    boolean tokens = player.ask() == Ask.CONSUME && !player.explorer().tokens().isEmpty();
    boolean asksAnyway = tokens || SECRETIVE.contains(player.ask());
    return options.size() > 1 || asksAnyway || options.get(0).fillings(2).size() > 1;
  }

  /** RFTG-10.5: without anything that the engine keeps or has worked out before. */
  private static int scored(boolean orb, Player player) {
    List<Card> tableau = player.tableau().cards().list();
    int points = player.chips();
    for (Card card : tableau) {
      points += card.points().orElse(0);
      if (card.scoring().isPresent()) {
        Scoring scoring = card.scoring().get();
        for (Card counted : tableau) {
          for (Scoring.Entry entry : scoring.firstMatch()) {
            if (entry.match().fits(counted, orb)) {
              points += entry.points();
              break;
            }
          }
        }
        for (Scoring.Plus plus : scoring.plus()) {
          points += plus.isOrbOnly() && !orb ? 0 : plus.points(player.holdings(player.explorer()));
        }
      }
    }
    holds(player.tableau().cards().military() == military(tableau), "military", player);
    return points;
  }

  private static int military(List<Card> tableau) {
    int military = 0;
    for (Card card : tableau) {
      for (SettlePower.Military power : card.all(SettlePower.Military.class)) {
        military += power.good().isEmpty() && power.keyword().isEmpty() ? power.value() : 0;
      }
      for (SettlePower.MilitaryPerCard power : card.all(SettlePower.MilitaryPerCard.class)) {
        Match match = power.match();
        military += (int) tableau.stream().filter(each -> match.fits(each, false)).count();
      }
    }
    return military;
  }

  private static void holds(boolean claim, String what, Object game) {
    if (!claim) {
      throw new AssertionError(what + ": " + game);
    }
  }
}
