package dev.starpost.games.councilofshadows;

import dev.starpost.games.councilofshadows.component.ActionCard;
import dev.starpost.games.councilofshadows.component.CardSet;
import dev.starpost.games.councilofshadows.component.ZoneId;
import dev.starpost.kernel.Seat;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/**
 * What a player has planned (COS-4.1). It is laid as a whole; in games that are stored it may have
 * been begun zone by zone from the left.
 *
 * @param decided how many zones have been decided: all of them once it is laid
 * @param laid the cards laid on some of them
 */
public record Plan(int decided, List<Laid> laid) {
  static final Plan NONE = new Plan(0, List.of());

  /** A card on a zone. */
  public record Laid(ZoneId zone, ActionCard card) {
    Text text() {
      return Text.of("plan.card", "card", card.item().label(), "zone", zone.label());
    }
  }

  /** The plan of a seat. */
  record Of(Seat seat, Plan plan) {
    Text text() {
      return plan.laid.isEmpty()
          ? Text.of("plan.none", "player", seat)
          : Text.of(
              "plan.of", "player", seat, "cards", plan.laid.stream().map(Laid::text).toList());
    }
  }

  public Plan {
    laid = List.copyOf(laid);
  }

  /** A card for each of these zones, and none for the others of so many. */
  static Plan of(SortedMap<ZoneId, ActionCard> cards, int zones) {
    List<Laid> laid = new ArrayList<>(cards.size());
    cards.forEach((zone, card) -> laid.add(new Laid(zone, card)));
    return new Plan(zones, laid);
  }

  Plan with(ZoneId zone, Optional<ActionCard> card, int nowDecided) {
    if (card.isEmpty()) {
      return new Plan(nowDecided, laid);
    }
    List<Laid> more = new ArrayList<>(laid.size() + 1);
    more.addAll(laid);
    more.add(new Laid(zone, card.get()));
    return new Plan(nowDecided, more);
  }

  CardSet cards() {
    CardSet cards = CardSet.NONE;
    for (Laid each : laid) {
      cards = cards.with(each.card());
    }
    return cards;
  }
}
