package dev.starpost.games.councilofshadows;

import static dev.starpost.kernel.Decision.refused;

import dev.starpost.games.councilofshadows.BuyEvent.CardBought;
import dev.starpost.games.councilofshadows.BuyEvent.StationBuilt;
import dev.starpost.games.councilofshadows.BuyEvent.UpgradeBought;
import dev.starpost.games.councilofshadows.component.ActionCard;
import dev.starpost.games.councilofshadows.component.Galaxy;
import dev.starpost.games.councilofshadows.component.GalaxySet;
import dev.starpost.games.councilofshadows.component.Gems;
import dev.starpost.games.councilofshadows.component.Layout;
import dev.starpost.games.councilofshadows.component.Market;
import dev.starpost.games.councilofshadows.component.Planet;
import dev.starpost.games.councilofshadows.component.Power;
import dev.starpost.games.councilofshadows.component.Price;
import dev.starpost.games.councilofshadows.component.Step;
import dev.starpost.games.councilofshadows.component.Upgrade;
import dev.starpost.games.councilofshadows.component.ZoneId;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.Dice;
import java.util.List;
import java.util.Optional;

/** §3 Buy: AI cards, upgrades and stations for gems. */
final class Buying {
  private Buying() {}

  static boolean isPossible(CouncilOfShadows game, RoundPending.Purchases buying) {
    return canBuyAnything(game, buying) || canPlaceFreeColony(game, buying);
  }

  private static boolean canBuyAnything(CouncilOfShadows game, RoundPending.Purchases buying) {
    if (buying.purchases() == Upgrade.START.purchases()) {
      return false;
    }
    Player player = game.player(buying.seat());
    if (player.gems().isEmpty()) {
      return false;
    }
    for (Market.Offer offer : game.market().offers()) {
      if (offer.card().isAllowedTo(player.leader())
          && offer.card().price().isAffordable(player.gems())) {
        return true;
      }
    }
    for (Upgrade upgrade : Upgrade.ALL) {
      if (upgrade.price().isAffordable(player.gems()) && obstacle(player, upgrade) == null) {
        return true;
      }
    }
    if (game.table().stations() && Layout.STATION_PRICE.isAffordable(player.gems())) {
      for (Galaxy galaxy : game.layout().galaxies()) {
        if (obstacle(game, buying.seat(), galaxy) == null) {
          return true;
        }
      }
    }
    return false;
  }

  /** COS-11.4: whether Zoe has a planet to colonize. */
  static boolean canPlaceFreeColony(CouncilOfShadows game, RoundPending.Purchases buying) {
    return !buying.colonyPlaced()
        && game.player(buying.seat()).has(Power.FREE_COLONY)
        && Colonizing.isPossible(game, freeColony(buying.seat()));
  }

  /** COS-11.4: one cube in any sector, on a planet that the player is capable of. */
  static BoardPending.Colony freeColony(Seat seat) {
    return new BoardPending.Colony(seat, 1, Layout.SECTORS, Step.Planets.CAPABILITY, 0);
  }

  /** COS-3.5: why the player cannot have the upgrade, apart from its price; null if nothing. */
  static String obstacle(Player player, Upgrade upgrade) {
    if (player.upgrades().has(upgrade)) {
      return "upgrade-owned";
    }
    if (upgrade.zone().isPresent()
        && upgrade.zone().get() == ZoneId.AVA
        && !player.has(Power.EXTRA_ZONE)) {
      return "no-such-zone";
    }
    return upgrade.requires().isPresent() && !player.upgrades().has(upgrade.requires().get())
        ? "upgrade-needs-another"
        : null;
  }

  /** COS-10.2: why the seat cannot build there, apart from the price; null if nothing. */
  static String obstacle(CouncilOfShadows game, Seat seat, Galaxy galaxy) {
    GalaxySet own = game.player(seat).stations();
    if (own.size() == Layout.STATIONS.perPlayer()) {
      return "no-station-left";
    }
    if (own.has(galaxy)) {
      return "station-there-already";
    }
    if (game.board().in(game.layout().slotsOf(galaxy), seat) == 0) {
      return "no-colony-there";
    }
    int built = 0;
    for (Player player : game.players().values()) {
      built += player.stations().has(galaxy) ? 1 : 0;
    }
    return built == game.layout().stationSpots() ? "no-station-spot" : null;
  }

  static Decision<CouncilEvent> card(
      CouncilOfShadows game, Seat by, Gems gems, List<ActionCard> chosen, Dice dice) {
    if (chosen.size() != 1) {
      return refused("COS-3.4", "choose-one");
    }
    ActionCard card = chosen.get(0);
    int position = game.market().positionOf(card);
    if (position == 0) {
      return refused("COS-3.4", "card-not-in-market");
    }
    if (!card.isAllowedTo(game.player(by).leader())) {
      return refused("COS-11.6", "card-forbidden");
    }
    Optional<Decision<CouncilEvent>> refusal = cannotPay(game, by, card.price(), gems);
    if (refusal.isPresent()) {
      return refusal.get();
    }
    Play play = bought(game, dice).happens(new CardBought(by, card, gems, position));
    Markets.refill(play, position);
    return play.goOn();
  }

  static Decision<CouncilEvent> upgrade(
      CouncilOfShadows game, Seat by, Gems gems, List<Upgrade> chosen, Dice dice) {
    if (chosen.size() != 1) {
      return refused("COS-3.5", "choose-one");
    }
    Upgrade upgrade = chosen.get(0);
    String obstacle = obstacle(game.player(by), upgrade);
    if (obstacle != null) {
      return refused("COS-3.5", obstacle);
    }
    Optional<Decision<CouncilEvent>> refusal = cannotPay(game, by, upgrade.price(), gems);
    if (refusal.isPresent()) {
      return refusal.get();
    }
    return bought(game, dice)
        .happens(new UpgradeBought(by, upgrade, gems, upgrade.energy()))
        .goOn();
  }

  static Decision<CouncilEvent> station(
      CouncilOfShadows game, Seat by, Gems gems, List<Galaxy> chosen, Dice dice) {
    if (!game.table().stations()) {
      return refused("COS-10.1", "no-stations");
    }
    if (chosen.size() != 1) {
      return refused("COS-10.2", "choose-one");
    }
    String obstacle = obstacle(game, by, chosen.get(0));
    if (obstacle != null) {
      return refused("COS-10.2", obstacle);
    }
    Optional<Decision<CouncilEvent>> refusal = cannotPay(game, by, Layout.STATION_PRICE, gems);
    if (refusal.isPresent()) {
      return refusal.get();
    }
    return bought(game, dice).happens(new StationBuilt(by, chosen.get(0), gems)).goOn();
  }

  /** COS-11.4. */
  static Decision<CouncilEvent> colony(
      CouncilOfShadows game, Seat by, List<Planet> planet, Dice dice) {
    RoundPending.Purchases buying = (RoundPending.Purchases) game.pending().orElseThrow();
    if (buying.colonyPlaced() || !game.player(by).has(Power.FREE_COLONY)) {
      return refused("COS-11.4", "no-free-colony");
    }
    if (planet.size() != 1) {
      return refused("COS-11.4", "choose-one");
    }
    String obstacle = Colonizing.obstacle(game, freeColony(by), planet.get(0), 1);
    if (obstacle != null) {
      return refused("COS-11.4", obstacle);
    }
    return new Play(game, dice)
        .asking(new RoundPending.Purchases(by, buying.purchases(), true))
        .happens(BoardEvent.CubesPlaced.on(game, by, planet.get(0), 1))
        .goOn();
  }

  /** COS-3.2: one purchase more. */
  private static Play bought(CouncilOfShadows game, Dice dice) {
    RoundPending.Purchases buying = (RoundPending.Purchases) game.pending().orElseThrow();
    return new Play(game, dice)
        .asking(
            new RoundPending.Purchases(
                buying.seat(), buying.purchases() + 1, buying.colonyPlaced()));
  }

  private static Optional<Decision<CouncilEvent>> cannotPay(
      CouncilOfShadows game, Seat by, Price price, Gems gems) {
    RoundPending.Purchases buying = (RoundPending.Purchases) game.pending().orElseThrow();
    if (buying.purchases() == Upgrade.START.purchases()) {
      return Optional.of(refused("COS-3.2", "no-purchase-left", "most", Upgrade.START.purchases()));
    }
    if (!price.isPaidBy(gems)) {
      return Optional.of(refused("COS-3.3", "wrong-payment"));
    }
    return game.player(by).gems().covers(gems)
        ? Optional.empty()
        : Optional.of(refused("COS-3.3", "cannot-pay"));
  }
}
