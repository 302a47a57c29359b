package dev.starpost.games.alienfrontiers;

import static dev.starpost.games.alienfrontiers.component.FrontiersComponents.BOX;
import static dev.starpost.kernel.Decision.refused;

import dev.starpost.games.alienfrontiers.StationEvent.CardStolen;
import dev.starpost.games.alienfrontiers.StationEvent.ResourcesStolen;
import dev.starpost.games.alienfrontiers.StationMove.StealResources;
import dev.starpost.games.alienfrontiers.StationMove.StealTech;
import dev.starpost.games.alienfrontiers.component.Loot;
import dev.starpost.games.alienfrontiers.component.Resource;
import dev.starpost.games.alienfrontiers.component.Resources;
import dev.starpost.games.alienfrontiers.component.Tech;
import dev.starpost.games.alienfrontiers.component.TechCard;
import dev.starpost.games.alienfrontiers.component.TechSet;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.option.Item;
import dev.starpost.kernel.option.Option;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;

/** AF-4.11, AF-4.16 Raiders' Outpost: steal resources of anybody, or one card of somebody. */
final class Raid {
  private static final TechSet SHIELDS = BOX.with(TechCard.Passive.THEFT_SHIELD);
  private static final Option<FrontiersMove> NOTHING =
      Option.of(new TurnMove.Decline(), Text.of("label.no-loot"), "AF-4.16");

  /** Why nobody can steal but after a docking there. */
  static final Refusal NONE_GOING_ON = Refusal.of("AF-4.11", "no-raid");

  private Raid() {}

  static List<Option<FrontiersMove>> options(AlienFrontiers game) {
    List<Option<FrontiersMove>> options = new ArrayList<>();
    int loot = lootable(game);
    if (loot > 0) {
      options.add(
          Option.<FrontiersMove>of(
                  new StealResources(List.of()),
                  Text.of("label.steal-resources", "count", loot),
                  "AF-4.16")
              .choosing(StealResources.LOOT, lootItems(game), loot, loot));
    }
    for (Seat seat : game.seats()) {
      TechSet cards = seat.equals(game.active()) ? TechSet.NONE : stealable(game.player(seat));
      if (!cards.isEmpty()) {
        options.add(
            Option.<FrontiersMove>of(
                    new StealTech(seat, List.of()),
                    Text.of("label.steal-tech", "player", seat),
                    "AF-4.11")
                .choosing(StealTech.CARD, cards.items(), 1, 1));
      }
    }
    options.add(NOTHING);
    return options;
  }

  /** AF-7.15: whoever owns a shield can lose nothing but the shield. */
  private static TechSet stealable(Player victim) {
    TechSet shields = victim.cards().and(SHIELDS);
    return shields.isEmpty() ? victim.cards() : shields;
  }

  private static Resources unprotected(AlienFrontiers game, Seat seat) {
    Player player = game.player(seat);
    boolean safe = seat.equals(game.active()) || !player.cards().and(SHIELDS).isEmpty();
    return safe ? Resources.NONE : player.held();
  }

  /** How much a raider takes who takes resources: four, or all there is. */
  private static int lootable(AlienFrontiers game) {
    int all = 0;
    for (Seat seat : game.seats()) {
      all += unprotected(game, seat).total();
    }
    return Math.min(all, BOX.raidLoot());
  }

  private static List<Item<Loot>> lootItems(AlienFrontiers game) {
    List<Item<Loot>> items = new ArrayList<>();
    for (Seat seat : game.seats()) {
      Resources held = unprotected(game, seat);
      for (Resource resource : Resource.values()) {
        if (resource.in(held) > 0) {
          Text label = Text.of("loot", "player", seat, "resource", resource.label());
          items.add(new Item<>(new Loot(seat, resource), label, resource.in(held)));
        }
      }
    }
    return items;
  }

  static Decision<FrontiersEvent> stealResources(AlienFrontiers game, List<Loot> loot) {
    PerSeat<Resources> losses = PerSeat.all(game.players().size(), Resources.NONE);
    for (Loot each : loot) {
      if (each.seat().index() >= game.players().size()) {
        return refused("AF-4.16", "nothing-to-steal-there");
      }
      losses = losses.update(each.seat(), lost -> lost.plus(each.resource().times(1)));
    }
    for (Seat seat : game.seats()) {
      boolean shielded = !game.player(seat).cards().and(SHIELDS).isEmpty();
      if (shielded && losses.get(seat).total() > 0 && !seat.equals(game.active())) {
        return refused("AF-7.15", "resources-protected");
      }
      if (!unprotected(game, seat).covers(losses.get(seat))) {
        return refused("AF-4.16", "nothing-to-steal-there");
      }
    }
    int count = lootable(game);
    if (count == 0) {
      return refused("AF-4.16", "nothing-to-steal");
    }
    if (loot.size() != count) {
      return refused("AF-4.16", "wrong-loot", "count", count);
    }
    return game.course().happens(new ResourcesStolen(game.active(), losses)).accepted();
  }

  static Decision<FrontiersEvent> stealTech(AlienFrontiers game, Seat victim, List<Tech> card) {
    if (victim.equals(game.active()) || victim.index() >= game.players().size()) {
      return refused("AF-4.11", "no-such-victim");
    }
    if (card.size() != 1) {
      return refused("AF-4.11", "name-one-card");
    }
    Player robbed = game.player(victim);
    if (!robbed.cards().has(card.get(0))) {
      return refused("AF-4.11", "victim-has-no-such-card");
    }
    if (!stealable(robbed).has(card.get(0))) {
      return refused("AF-7.15", "take-the-decoy");
    }
    boolean discarded = game.actor().cards().has(card.get(0));
    return game.course()
        .happens(new CardStolen(game.active(), victim, card.get(0), discarded))
        .accepted();
  }
}
