package dev.starpost.games.councilofshadows;

import dev.starpost.games.councilofshadows.component.ActionCard;
import dev.starpost.games.councilofshadows.component.CardSet;
import dev.starpost.games.councilofshadows.component.ZoneId;
import java.util.Optional;

/**
 * The cards on an action zone (COS-4.4).
 *
 * @param cards the whole stack
 * @param top the one that counts; empty if there is none
 */
public record Zone(ZoneId id, CardSet cards, Optional<ActionCard> top) {

  static Zone empty(ZoneId id) {
    return new Zone(id, CardSet.NONE, Optional.empty());
  }

  public boolean isEmpty() {
    return top.isEmpty();
  }

  Zone covered(ActionCard card) {
    return new Zone(id, cards.with(card), Optional.of(card));
  }

  /** COS-6.15: the stack of this zone on another one. */
  Zone movedTo(ZoneId other) {
    return new Zone(other, cards, top);
  }
}
