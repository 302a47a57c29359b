package dev.starpost.games.councilofshadows.component;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The Dark Tech cards of one player. In JSON an array.
 *
 * @param bits one for each card
 */
public record DarkTechSet(int bits) {
  public static final DarkTechSet NONE = new DarkTechSet(0);

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static DarkTechSet of(List<DarkTech> cards) {
    DarkTechSet set = NONE;
    for (DarkTech card : cards) {
      set = set.with(card);
    }
    return set;
  }

  @JsonValue
  public List<DarkTech> list() {
    List<DarkTech> cards = new ArrayList<>(Integer.bitCount(bits));
    for (int left = bits; left != 0; left &= left - 1) {
      cards.add(DarkTech.ALL.get(Integer.numberOfTrailingZeros(left)));
    }
    return Collections.unmodifiableList(cards);
  }

  public DarkTechSet with(DarkTech card) {
    return new DarkTechSet(bits | (1 << card.index()));
  }

  @Override
  public String toString() {
    return list().toString();
  }
}
