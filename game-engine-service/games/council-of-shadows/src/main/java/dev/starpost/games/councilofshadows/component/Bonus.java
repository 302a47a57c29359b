package dev.starpost.games.councilofshadows.component;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * The bonus cards of one player, known to that player only; those of the Automa to nobody.
 *
 * @param dark the one that was dealt (COS-2.8)
 * @param light those that were drawn, in a fixed order
 */
public record Bonus(Optional<BonusCard> dark, List<BonusCard> light) {
  public static final Bonus NONE = new Bonus(Optional.empty(), List.of());

  public int size() {
    return light.size() + (dark.isPresent() ? 1 : 0);
  }

  public Bonus with(BonusCard card) {
    List<BonusCard> more = new ArrayList<>(light);
    more.add(card);
    return withLight(more);
  }

  public Bonus without(BonusCard card) {
    List<BonusCard> fewer = new ArrayList<>(light);
    if (!fewer.remove(card)) {
      throw new IllegalStateException(card + " is not among " + light);
    }
    return withLight(fewer);
  }

  public Bonus withLight(List<BonusCard> cards) {
    List<BonusCard> sorted = new ArrayList<>(cards);
    Collections.sort(sorted);
    return new Bonus(dark, Collections.unmodifiableList(sorted));
  }

  /** All of them, the dark one first. */
  public List<BonusCard> cards() {
    List<BonusCard> cards = new ArrayList<>(size());
    dark.ifPresent(cards::add);
    cards.addAll(light);
    return Collections.unmodifiableList(cards);
  }
}
