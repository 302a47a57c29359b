package dev.starpost.games.councilofshadows;

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
record DarkTechSet(int bits) {
  static final DarkTechSet NONE = new DarkTechSet(0);

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  static DarkTechSet of(List<DarkTech> cards) {
    DarkTechSet set = NONE;
    for (DarkTech card : cards) {
      set = set.with(card);
    }
    return set;
  }

  @JsonValue
  List<DarkTech> list() {
    List<DarkTech> cards = new ArrayList<>(Integer.bitCount(bits));
    for (int left = bits; left != 0; left &= left - 1) {
      cards.add(DarkTech.ALL.get(Integer.numberOfTrailingZeros(left)));
    }
    return Collections.unmodifiableList(cards);
  }

  DarkTechSet with(DarkTech card) {
    return new DarkTechSet(bits | (1 << card.index()));
  }

  @Override
  public String toString() {
    return list().toString();
  }
}
