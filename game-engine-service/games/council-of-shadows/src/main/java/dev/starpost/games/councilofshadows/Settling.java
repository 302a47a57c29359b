package dev.starpost.games.councilofshadows;

import static dev.starpost.kernel.Decision.refused;

import dev.starpost.games.councilofshadows.ExploitMove.ChooseDarkTech;
import dev.starpost.games.councilofshadows.ExploitMove.TakeCard;
import dev.starpost.games.councilofshadows.LevelEvent.CardTaken;
import dev.starpost.games.councilofshadows.LevelEvent.Compensated;
import dev.starpost.games.councilofshadows.LevelEvent.ConsumptionLowered;
import dev.starpost.games.councilofshadows.LevelEvent.DarkTechTaken;
import dev.starpost.games.councilofshadows.LevelEvent.LevelReached;
import dev.starpost.games.councilofshadows.LevelEvent.ThroneTaken;
import dev.starpost.games.councilofshadows.LevelEvent.ZoneAdded;
import dev.starpost.games.councilofshadows.LevelEvent.ZonesExtended;
import dev.starpost.games.councilofshadows.component.ActionCard;
import dev.starpost.games.councilofshadows.component.DarkTech;
import dev.starpost.games.councilofshadows.component.GalaxySet;
import dev.starpost.games.councilofshadows.component.Gems;
import dev.starpost.games.councilofshadows.component.Layout;
import dev.starpost.games.councilofshadows.component.Market;
import dev.starpost.games.councilofshadows.component.Power;
import dev.starpost.games.councilofshadows.component.Step;
import dev.starpost.games.councilofshadows.component.Upgrade;
import dev.starpost.games.councilofshadows.component.ZoneId;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.option.Item;
import dev.starpost.kernel.option.Option;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;

/** §8 Dark Tech levels: energy for levels, cards and what they do at once. */
final class Settling {
  /** Who reaches it first ends the game (COS-9.1). */
  private static final int THRONE = 3;

  private static final Option<CouncilMove> CHOOSE =
      Option.of(new ChooseDarkTech(List.of()), Text.of("label.choose-dark-tech"), "COS-8.6");
  private static final Option<CouncilMove> TAKE =
      Option.of(new TakeCard(List.of()), Text.of("label.take-card"), "COS-8.8");

  private Settling() {}

  /** COS-8.3: one turn of the loop; what it gives is settled before the next. */
  static void settle(Play play, Seat seat) {
    Player player = play.player(seat);
    if (!player.reachesLevel()) {
      return;
    }
    Table table = play.game().table();
    int level = player.level() + 1;
    int consumption = player.track().consumption();
    int energy = player.track().energy() - consumption;
    play.happens(new LevelReached(seat, level, consumption, energy));
    if (level == THRONE && play.game().round().throne().isEmpty()) {
      play.happens(new ThroneTaken(seat));
    }
    play.push(new Chore.Settle(seat));
    if (level <= DarkTech.LEVELS && !table.isSolo()) {
      play.push(new Chore.Compensate(seat, level));
    }
    if (level <= DarkTech.LEVELS && !table.isAutoma(seat)) {
      play.push(new ExploitPending.DarkTechChoice(seat, level));
    }
  }

  /** COS-8.5: those who have resigned get nothing. */
  static void compensate(Play play, Seat seat, int level) {
    List<Compensated.Gift> gifts = new ArrayList<>();
    for (Seat other : play.game().table().seats()) {
      Player player = play.player(other);
      if (!other.equals(seat) && !player.resigned()) {
        Gems gems = DarkTech.compensation(level, player.level());
        if (!gems.isEmpty()) {
          gifts.add(new Compensated.Gift(other, gems));
        }
      }
    }
    if (!gifts.isEmpty()) {
      play.happens(new Compensated(gifts));
    }
  }

  static List<Option<CouncilMove>> options(
      CouncilOfShadows game, ExploitPending.DarkTechChoice asked) {
    List<Item<DarkTech>> items = new ArrayList<>();
    for (DarkTech card : DarkTech.ALL) { // not in the order of the pile, which is secret
      if (game.piles().level(asked.level()).cards().contains(card)) {
        items.add(card.item());
      }
    }
    return List.of(CHOOSE.choosing(ChooseDarkTech.CARD, items, 1, 1));
  }

  static Decision<CouncilEvent> choose(
      CouncilOfShadows game, Seat by, List<DarkTech> card, Dice dice) {
    ExploitPending.DarkTechChoice asked =
        (ExploitPending.DarkTechChoice) game.pending().orElseThrow();
    if (card.size() != 1) {
      return refused("COS-8.6", "choose-one");
    }
    if (!game.piles().level(asked.level()).cards().contains(card.get(0))) {
      return refused("COS-8.6", "card-not-in-pile");
    }
    Play play = new Play(game, dice).answered().happens(new DarkTechTaken(by, card.get(0)));
    return play.push(new Chore.DarkTechEffects(by, card.get(0), 0)).goOn();
  }

  /** COS-8.8: one effect of the card; a part that cannot be carried out is lost (COS-8.10). */
  static void effect(Play play, Chore.DarkTechEffects effects) {
    List<Step.OfDarkTech> steps = effects.card().effects();
    if (effects.next() == steps.size()) {
      return;
    }
    Seat seat = effects.seat();
    Step.OfDarkTech step = steps.get(effects.next());
    play.push(new Chore.DarkTechEffects(seat, effects.card(), effects.next() + 1));
    if (step instanceof Step.Gain gain) {
      play.happens(Actions.gained(gain, seat, Source.of(effects.card())));
    } else if (step instanceof Step.Asking asking) {
      play.push(Actions.question(asking, seat, Layout.SECTORS, false));
    } else if (step instanceof Step.AddZone add) {
      play.happens(new ZoneAdded(seat, add.zone()));
    } else if (step instanceof Step.ExtendZones extend) {
      extend(play, seat, extend);
    } else if (step instanceof Step.LowerConsumption lower) {
      Track track = play.player(seat).track();
      int to = Consumption.lowered(track, lower.by());
      play.happens(new ConsumptionLowered(seat, effects.card(), track.consumption(), to));
    } else if (step instanceof Step.DrawBonus) {
      BonusCards.draw(play, seat);
    } else if (step instanceof Step.TakeCard) {
      play.push(new ExploitPending.FreeCard(seat));
    } else {
      int galaxies = ((Step.Exploit) step).galaxies();
      play.push(new ExploitPending.ExtraExploitation(seat, galaxies, GalaxySet.NONE));
    }
  }

  /** COS-13.2, Extended Planning: the ranges that the player has not bought. */
  private static void extend(Play play, Seat seat, Step.ExtendZones extend) {
    Player player = play.player(seat);
    List<Upgrade> missing = new ArrayList<>();
    for (Upgrade upgrade : Upgrade.ALL) {
      boolean ofZone =
          upgrade.zone().isPresent()
              && (upgrade.zone().get() != ZoneId.AVA || player.has(Power.EXTRA_ZONE));
      if (ofZone && !player.upgrades().has(upgrade)) {
        missing.add(upgrade);
      }
    }
    play.happens(new ZonesExtended(seat, missing, extend.energyPerStep() * missing.size()));
  }

  static boolean canTakeCard(CouncilOfShadows game, Seat seat) {
    for (Market.Offer offer : game.market().offers()) {
      if (offer.card().isAllowedTo(game.player(seat).leader())) {
        return true;
      }
    }
    return false;
  }

  static List<Option<CouncilMove>> cardsToTake(CouncilOfShadows game, Seat seat) {
    List<Item<ActionCard>> items = new ArrayList<>();
    for (Market.Offer offer : game.market().offers()) {
      if (offer.card().isAllowedTo(game.player(seat).leader())) {
        items.add(offer.card().item());
      }
    }
    return List.of(TAKE.choosing(TakeCard.CARD, items, 1, 1));
  }

  static Decision<CouncilEvent> takeCard(
      CouncilOfShadows game, Seat by, List<ActionCard> chosen, Dice dice) {
    if (chosen.size() != 1) {
      return refused("COS-8.8", "choose-one");
    }
    ActionCard card = chosen.get(0);
    int position = game.market().positionOf(card);
    if (position == 0) {
      return refused("COS-8.8", "card-not-in-market");
    }
    if (!card.isAllowedTo(game.player(by).leader())) {
      return refused("COS-11.6", "card-forbidden");
    }
    Play play = new Play(game, dice).answered().happens(new CardTaken(by, card, position));
    Markets.refill(play, position);
    return play.goOn();
  }
}
