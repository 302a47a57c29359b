package dev.starpost.games.raceforthegalaxy.component.card;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.option.Item;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * Cards whose order means nothing, such as a hand. Kept as sorted bytes, one for each card: states
 * are copied at every event. In JSON an array.
 */
public final class Cards {
  public static final Cards NONE = new Cards(new byte[0]);

  private final byte[] sorted;

  private Cards(byte[] sorted) {
    this.sorted = sorted;
  }

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static Cards of(List<Card> cards) {
    if (cards.isEmpty()) {
      return NONE;
    }
    byte[] bytes = new byte[cards.size()];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) cards.get(i).index();
    }
    return ofBytes(bytes);
  }

  public static Cards of(Card... cards) {
    return of(Arrays.asList(cards));
  }

  public static Cards of(Card card) {
    return new Cards(new byte[] {(byte) card.index()});
  }

  /** Sorts the array and keeps it. */
  static Cards ofBytes(byte[] bytes) {
    for (int i = 1; i < bytes.length; i++) { // few cards: by insertion, as unsigned numbers
      byte moved = bytes[i];
      int at = i;
      while (at > 0 && (bytes[at - 1] & 0xff) > (moved & 0xff)) {
        bytes[at] = bytes[at - 1];
        at--;
      }
      bytes[at] = moved;
    }
    return bytes.length == 0 ? NONE : new Cards(bytes);
  }

  @JsonValue
  public List<Card> list() {
    List<Card> cards = new ArrayList<>(sorted.length);
    for (int i = 0; i < sorted.length; i++) {
      cards.add(get(i));
    }
    return Collections.unmodifiableList(cards);
  }

  /** What they are called. */
  public List<Text> labels() {
    return list().stream().map(Card::inSentence).toList();
  }

  public int size() {
    return sorted.length;
  }

  public boolean isEmpty() {
    return sorted.length == 0;
  }

  public Card get(int at) {
    return Card.at(sorted[at] & 0xff);
  }

  byte[] bytes() {
    return sorted;
  }

  /** Whether the card before is of the same design, so that this one is a further copy. */
  public boolean isCopy(int at) {
    return at > 0 && sorted[at] == sorted[at - 1];
  }

  public boolean has(Card card) {
    return indexOf(card) >= 0;
  }

  private int indexOf(Card card) {
    byte wanted = (byte) card.index();
    for (int i = 0; i < sorted.length; i++) {
      if (sorted[i] == wanted) {
        return i;
      }
    }
    return -1;
  }

  /** Whether all of these are here, each as often as it is wanted. */
  public boolean has(Cards wanted) {
    int at = 0;
    for (byte each : wanted.sorted) {
      while (at < sorted.length && sorted[at] != each) {
        at++;
      }
      if (at++ >= sorted.length) {
        return false;
      }
    }
    return true;
  }

  public Cards with(Cards more) {
    if (more.isEmpty() || isEmpty()) {
      return isEmpty() ? more : this;
    }
    byte[] both = Arrays.copyOf(sorted, sorted.length + more.sorted.length);
    int left = sorted.length - 1;
    int right = more.sorted.length - 1;
    for (int at = both.length - 1; right >= 0; at--) {
      boolean takeLeft = left >= 0 && (sorted[left] & 0xff) > (more.sorted[right] & 0xff);
      both[at] = takeLeft ? sorted[left--] : more.sorted[right--];
    }
    return new Cards(both);
  }

  public Cards with(Card card) {
    return with(of(card));
  }

  /** Without these; what is not here is an error in the rules. */
  public Cards without(Cards fewer) {
    if (fewer.isEmpty()) {
      return this;
    }
    byte[] left = new byte[sorted.length - fewer.sorted.length];
    int gone = 0;
    int at = 0;
    for (byte each : sorted) {
      if (gone < fewer.sorted.length && each == fewer.sorted[gone]) {
        gone++;
      } else if (at < left.length) {
        left[at++] = each;
      }
    }
    if (gone < fewer.sorted.length) {
      throw new IllegalStateException(fewer + " are not all in " + this);
    }
    return left.length == 0 ? NONE : new Cards(left);
  }

  public Cards without(Card card) {
    return without(of(card));
  }

  /** What can be chosen: each design as often as it is here. */
  public List<Item<Card>> items() {
    Object[] items = new Object[sorted.length];
    int designs = 0;
    for (int from = 0; from < sorted.length; ) {
      int to = from + 1;
      while (to < sorted.length && sorted[to] == sorted[from]) {
        to++;
      }
      items[designs++] = get(from).item(to - from);
      from = to;
    }
    @SuppressWarnings("unchecked") // an array of our own, filled with items only
    List<Item<Card>> list =
        (List<Item<Card>>)
            (List<?>) List.of(designs == items.length ? items : Arrays.copyOf(items, designs));
    return list;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Cards that && Arrays.equals(sorted, that.sorted);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(sorted);
  }

  @Override
  public String toString() {
    return list().toString();
  }
}
