package dev.starpost.games.raceforthegalaxy;

import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.Cards;
import dev.starpost.games.raceforthegalaxy.component.card.Feature;
import dev.starpost.games.raceforthegalaxy.component.card.Good;
import dev.starpost.games.raceforthegalaxy.component.card.PlacedCards;
import dev.starpost.games.raceforthegalaxy.component.card.ProducePower;
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
      draw(play, seat);
    }
    for (Seat seat : seats) {
      for (Good good : Good.ALL) {
        int value = play.player(seat).force().totals().drawIfMost(good);
        if (value > 0 && hasMost(play.game(), seat, good)) {
          Cards by = play.player(seat).force().giving(totals -> totals.drawIfMost(good));
          play.draw(seat, value, Why.MOST_PRODUCED, by);
        }
      }
    }
    Rounds.nextPhase(play);
  }

  /** RFTG-9.6. */
  private static void draw(Play play, Seat seat) {
    Player player = play.player(seat);
    PlacedCards force = player.force();
    int[] produced = new int[Good.ALL.size()];
    int kinds = 0;
    for (Good good : Good.ALL) {
      produced[good.index()] = produced(player, good);
      kinds += produced[good.index()] > 0 ? 1 : 0;
    }
    int draws = 0;
    List<Card> by = List.of(); // most players draw nothing
    for (int i = 0; i < force.size(); i++) {
      Card card = force.get(i);
      int given = card.totals().produceDraw() + card.totals().drawPerKind() * kinds;
      given += player.producing().hasReceived(i) ? card.selfDraw() : 0;
      for (int g = 0; kinds > 0 && g < Good.ALL.size(); g++) {
        Good good = Good.ALL.get(g);
        given += card.totals().drawPerGood(good) * produced[good.index()];
      }
      for (int p = 0; p < card.drawsPerCard().size(); p++) {
        ProducePower.DrawPerCard power = card.drawsPerCard().get(p);
        given += power.value() * force.count(power.match());
      }
      if (given > 0) {
        draws += given;
        by = by.isEmpty() ? new ArrayList<>() : by;
        by.add(card);
      }
    }
    play.draw(seat, draws, Why.PRODUCED, Cards.of(by));
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
