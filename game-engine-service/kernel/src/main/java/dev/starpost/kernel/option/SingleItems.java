package dev.starpost.kernel.option;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import java.util.function.IntFunction;

/**
 * Items each of which can be chosen once, made one by one: whoever takes one of a hundred need not
 * have the others made, nor count how often each can be chosen.
 */
public final class SingleItems<V> extends AbstractList<Item<V>> implements RandomAccess {
  private final int size;
  private final IntFunction<Item<V>> item;

  private SingleItems(int size, IntFunction<Item<V>> item) {
    this.size = size;
    this.item = item;
  }

  /**
   * So many items.
   *
   * @param item the item at each place from 0 on, the same whenever it is asked
   */
  public static <V> List<Item<V>> of(int size, IntFunction<Item<V>> item) {
    return new SingleItems<>(size, item);
  }

  @Override
  public Item<V> get(int at) {
    return item.apply(at);
  }

  @Override
  public int size() {
    return size;
  }
}
