package dev.starpost.games.raceforthegalaxy;

import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.Feature;
import dev.starpost.games.raceforthegalaxy.component.card.Good;
import dev.starpost.games.raceforthegalaxy.component.card.PlacedCards;
import dev.starpost.games.raceforthegalaxy.component.card.ProducePower;
import dev.starpost.games.raceforthegalaxy.component.card.Totals;
import dev.starpost.kernel.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** RFTG-9 Produce: goods arise, and cards are drawn for them. */
final class Producing {
  private Producing() {}

  static void begin(Play play) {
    List<Seat> asked = new ArrayList<>();
    for (Seat seat : Rounds.seats(play.game(), player -> true)) {
      gather(play, seat);
      produce(play, seat);
    }
    for (Seat seat : Rounds.seats(play.game(), player -> true)) {
      List<List<Card>> ends = Windfalls.ends(play.player(seat));
      if (ends.size() == 1) {
        play.makeGoods(seat, ends.get(0), true);
      } else {
        asked.add(seat);
      }
    }
    play.ask(Ask.WINDFALL, asked);
  }

  /** RFTG-9.3. */
  private static void gather(Play play, Seat seat) {
    if (!play.player(seat).force().totals().has(Feature.GATHER)) {
      return;
    }
    Tableau tableau = play.player(seat).tableau();
    for (int store = 0; store < tableau.size(); store++) {
      Optional<ProducePower.Gather> gather = tableau.card(store).gather();
      List<Card> from = new ArrayList<>();
      for (int i = 0; gather.isPresent() && i < tableau.size(); i++) {
        if (i != store && tableau.goods(i) > 0 && tableau.kind(i) == gather.get().good()) {
          from.add(tableau.card(i));
        }
      }
      if (!from.isEmpty()) {
        play.happens(new GoodsEvent.GoodsGathered(seat, tableau.card(store), from));
      }
    }
  }

  /** RFTG-9.4. */
  private static void produce(Play play, Seat seat) {
    Tableau tableau = play.player(seat).tableau();
    List<Card> worlds = new ArrayList<>();
    for (int i = 0; i < tableau.size(); i++) {
      if (tableau.card(i).isProduction() && tableau.goods(i) == 0) {
        worlds.add(tableau.card(i));
      }
    }
    play.makeGoods(seat, worlds, true);
  }

  /** RFTG-9.6, RFTG-9.7: windfall worlds are filled, and all draw. */
  static void resolve(Play play) {
    Rounds.carryOutAnswers(play);
    List<Seat> seats = Rounds.seats(play.game(), player -> true);
    for (Seat seat : seats) {
      play.draw(seat, draws(play.player(seat)), Why.PRODUCED);
    }
    for (Seat seat : seats) {
      for (Good good : Good.ALL) {
        int value = play.player(seat).force().totals().drawIfMost(good);
        if (value > 0 && hasMost(play.game(), seat, good)) {
          play.draw(seat, value, Why.MOST_PRODUCED);
        }
      }
    }
    Rounds.nextPhase(play);
  }

  private static int draws(Player player) {
    Totals totals = player.force().totals();
    int draws = totals.produceDraw();
    int kinds = 0;
    Tableau tableau = player.tableau();
    for (int i = 0; i < tableau.size(); i++) {
      if (player.producing().hasReceived(i)) {
        Good good = tableau.card(i).good();
        draws += tableau.card(i).selfDraw() + totals.drawPerGood(good);
        kinds |= 1 << good.index();
      }
    }
    draws += totals.drawPerKind() * Integer.bitCount(kinds);
    return draws + (totals.has(Feature.DRAW_PER_CARD) ? drawsPerCard(player.force()) : 0);
  }

  private static int drawsPerCard(PlacedCards force) {
    int draws = 0;
    for (int i = 0; i < force.size(); i++) {
      for (ProducePower.DrawPerCard power : force.get(i).drawsPerCard()) {
        draws += power.value() * force.count(power.match());
      }
    }
    return draws;
  }

  /** RFTG-9.7: at least one, and strictly more than everybody else. */
  private static boolean hasMost(Race game, Seat seat, Good good) {
    int own = produced(game.player(seat), good);
    for (Seat other : game.seats()) {
      Player player = game.player(other);
      if (!other.equals(seat) && !player.resigned() && produced(player, good) >= own) {
        return false;
      }
    }
    return own > 0;
  }

  private static int produced(Player player, Good good) {
    int produced = 0;
    for (int i = 0; i < player.tableau().size(); i++) {
      boolean received = player.producing().hasReceived(i);
      produced += received && player.tableau().card(i).good() == good ? 1 : 0;
    }
    return produced;
  }
}
