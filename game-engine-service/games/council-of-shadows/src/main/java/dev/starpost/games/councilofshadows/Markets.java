package dev.starpost.games.councilofshadows;

import dev.starpost.games.councilofshadows.BuyEvent.MarketRefilled;
import dev.starpost.games.councilofshadows.BuyEvent.MarketRenewed;
import dev.starpost.games.councilofshadows.component.Market;
import dev.starpost.games.councilofshadows.component.Pile;

/** COS-3.4, COS-12.6: the market is refilled as long as there are cards. */
final class Markets {
  private Markets() {}

  static void refill(Play play, int position) {
    Market market = play.game().market();
    if (market.pile().isEmpty() && !market.discards().isEmpty()) {
      play.happens(new MarketRenewed(Pile.of(play.dice().shuffle(market.discards()))));
    }
    if (!play.game().market().pile().isEmpty()) {
      play.happens(new MarketRefilled(position, play.game().market().pile().top()));
    }
  }
}
