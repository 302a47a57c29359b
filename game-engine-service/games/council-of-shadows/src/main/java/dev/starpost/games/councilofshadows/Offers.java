package dev.starpost.games.councilofshadows;

import dev.starpost.games.councilofshadows.BuyMove.BuildStation;
import dev.starpost.games.councilofshadows.BuyMove.BuyCard;
import dev.starpost.games.councilofshadows.BuyMove.BuyUpgrade;
import dev.starpost.games.councilofshadows.BuyMove.EndBuying;
import dev.starpost.games.councilofshadows.BuyMove.FreeColony;
import dev.starpost.games.councilofshadows.component.ActionCard;
import dev.starpost.games.councilofshadows.component.Galaxy;
import dev.starpost.games.councilofshadows.component.Gems;
import dev.starpost.games.councilofshadows.component.Layout;
import dev.starpost.games.councilofshadows.component.Market;
import dev.starpost.games.councilofshadows.component.Planet;
import dev.starpost.games.councilofshadows.component.Price;
import dev.starpost.games.councilofshadows.component.Upgrade;
import dev.starpost.kernel.option.Item;
import dev.starpost.kernel.option.Option;
import dev.starpost.kernel.option.Param;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * What can be bought, by payment: for each way to pay, one option with all that is cheapest paid
 * so, and one with all that would be overpaid. Players see every payment and never overpay by
 * mistake.
 */
final class Offers {

  /**
   * What is bought.
   *
   * @param blank the move for a payment, with nothing chosen
   */
  private record Ware<K extends CouncilMove, V>(
      String word, String rule, Param<K, V> param, Function<Gems, K> blank) {}

  private static final Ware<BuyCard, ActionCard> CARD =
      new Ware<>("card", "COS-3.4", BuyCard.CARD, gems -> new BuyCard(gems, List.of()));
  private static final Ware<BuyUpgrade, Upgrade> UPGRADE =
      new Ware<>("upgrade", "COS-3.5", BuyUpgrade.UPGRADE, gems -> new BuyUpgrade(gems, List.of()));
  private static final Ware<BuildStation, Galaxy> STATION =
      new Ware<>(
          "station", "COS-10.2", BuildStation.GALAXY, gems -> new BuildStation(gems, List.of()));

  private static final List<Gems> PAYMENTS = payments();
  private static final Option<CouncilMove> END =
      Option.of(new EndBuying(), Text.of("label.end-buying"), "COS-3.6");
  private static final Option<CouncilMove> FREE_COLONY =
      Option.of(new FreeColony(List.of()), Text.of("label.free-colony"), "COS-11.4");

  /** The things of one kind that can be had for each payment; those that it overpays are apart. */
  private static final class Sorted<V> {
    private final List<List<Item<V>>> cheapest = new ArrayList<>(PAYMENTS.size());
    private final List<List<Item<V>>> overpaid = new ArrayList<>(PAYMENTS.size());

    Sorted() {
      for (int i = 0; i < PAYMENTS.size(); i++) {
        cheapest.add(null);
        overpaid.add(null);
      }
    }

    void add(Item<V> item, Price price, Gems held) {
      Gems best = price.cheapest(held);
      if (best == null) {
        return;
      }
      for (Gems payment : price.payments()) {
        if (held.covers(payment)) {
          List<List<Item<V>>> lists = payment.equals(best) ? cheapest : overpaid;
          int index = PAYMENTS.indexOf(payment);
          if (lists.get(index) == null) {
            lists.set(index, new ArrayList<>());
          }
          lists.get(index).add(item);
        }
      }
    }

    <K extends CouncilMove> void list(Ware<K, V> ware, List<Option<CouncilMove>> options) {
      list(ware, "label.buy-", cheapest, options);
      list(ware, "label.overpay-", overpaid, options);
    }

    private static <K extends CouncilMove, V> void list(
        Ware<K, V> ware,
        String label,
        List<List<Item<V>>> byPayment,
        List<Option<CouncilMove>> options) {
      for (int i = 0; i < byPayment.size(); i++) {
        if (byPayment.get(i) != null) {
          Gems payment = PAYMENTS.get(i);
          options.add(
              Option.<CouncilMove>of(
                      ware.blank().apply(payment),
                      Text.of(label + ware.word(), "gems", payment.labels()),
                      ware.rule())
                  .choosing(ware.param(), byPayment.get(i), 1, 1));
        }
      }
    }
  }

  private Offers() {}

  private static List<Gems> payments() {
    List<Price> prices = new ArrayList<>();
    ActionCard.AI.forEach(card -> prices.add(card.price()));
    Upgrade.ALL.forEach(upgrade -> prices.add(upgrade.price()));
    prices.add(Layout.STATION_PRICE);
    return prices.stream().flatMap(price -> price.payments().stream()).distinct().toList();
  }

  static void list(
      CouncilOfShadows game, RoundPending.Purchases buying, List<Option<CouncilMove>> options) {
    if (buying.purchases() < Upgrade.START.purchases()) {
      purchases(game, buying, options);
    }
    if (Buying.canPlaceFreeColony(game, buying)) {
      List<Item<Planet>> planets =
          Colonizing.targets(game, Buying.freeColony(buying.seat())).get(0);
      options.add(FREE_COLONY.choosing(FreeColony.PLANET, planets, 1, 1));
    }
    options.add(END);
  }

  private static void purchases(
      CouncilOfShadows game, RoundPending.Purchases buying, List<Option<CouncilMove>> options) {
    Player player = game.player(buying.seat());
    Gems held = player.gems();
    Sorted<ActionCard> cards = new Sorted<>();
    for (Market.Offer offer : game.market().offers()) {
      if (offer.card().isAllowedTo(player.leader())) {
        cards.add(offer.card().item(), offer.card().price(), held);
      }
    }
    cards.list(CARD, options);
    Sorted<Upgrade> upgrades = new Sorted<>();
    for (Upgrade upgrade : Upgrade.ALL) {
      if (Buying.obstacle(player, upgrade) == null) {
        upgrades.add(upgrade.item(), upgrade.price(), held);
      }
    }
    upgrades.list(UPGRADE, options);
    if (game.table().stations()) {
      Sorted<Galaxy> galaxies = new Sorted<>();
      for (Galaxy galaxy : game.layout().galaxies()) {
        if (Buying.obstacle(game, buying.seat(), galaxy) == null) {
          galaxies.add(galaxy.item(), Layout.STATION_PRICE, held);
        }
      }
      galaxies.list(STATION, options);
    }
  }
}
