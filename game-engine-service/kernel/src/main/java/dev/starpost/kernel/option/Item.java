package dev.starpost.kernel.option;

import dev.starpost.text.Text;

/**
 * Something that can be chosen.
 *
 * @param value what goes into the move
 * @param label what people read
 * @param times how often it may be chosen: more than once where several are alike
 */
public record Item<V>(V value, Text label, int times) {
  public Item {
    if (times < 1) {
      throw new IllegalArgumentException("an item can be chosen at least once");
    }
  }

  public static <V> Item<V> of(V value, Text label) {
    return new Item<>(value, label, 1);
  }
}
