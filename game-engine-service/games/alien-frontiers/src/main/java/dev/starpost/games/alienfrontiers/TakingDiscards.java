package dev.starpost.games.alienfrontiers;

import static dev.starpost.kernel.Decision.refused;

import dev.starpost.games.alienfrontiers.DiscardMove.TakeDiscard;
import dev.starpost.games.alienfrontiers.TechEvent.DiscardTaken;
import dev.starpost.games.alienfrontiers.component.DiscardPower;
import dev.starpost.games.alienfrontiers.component.Tech;
import dev.starpost.games.alienfrontiers.component.TechCard;
import dev.starpost.games.alienfrontiers.component.TechSet;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.option.Item;
import dev.starpost.kernel.option.Option;
import java.util.List;
import java.util.Optional;

/** AF-7.11 Temporal Warper, discarded: a card comes back from the discard pile. */
final class TakingDiscards {
  private TakingDiscards() {}

  static void list(AlienFrontiers game, TechCard card, List<Option<FrontiersMove>> options) {
    List<Item<Tech>> items =
        TechSet.of(game.piles().discards()).minus(game.actor().cards()).items();
    if (!items.isEmpty()) {
      options.add(
          Option.<FrontiersMove>of(
                  new TakeDiscard(card.id(), List.of()), card.id().discarding(), "AF-7.11")
              .choosing(TakeDiscard.TAKEN, items, 1, 1));
    }
  }

  static Decision<FrontiersEvent> take(AlienFrontiers game, Tech card, List<Tech> taken) {
    Optional<Refusal> refusal = Powers.refusesDiscard(game, card, DiscardPower.TAKE_FROM_DISCARD);
    if (refusal.isPresent()) {
      return new Decision.Refused<>(refusal.get());
    }
    if (taken.size() != 1 || !game.piles().discards().contains(taken.get(0))) {
      return refused("AF-7.11", "card-not-discarded");
    }
    if (game.actor().cards().has(taken.get(0))) {
      return refused("AF-7.11", "card-owned-already"); // the Warper too: it is still owned here
    }
    return Powers.discarding(game, card)
        .happens(new DiscardTaken(game.active(), taken.get(0)))
        .accepted();
  }
}
