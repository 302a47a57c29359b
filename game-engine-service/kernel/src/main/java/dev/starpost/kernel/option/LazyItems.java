package dev.starpost.kernel.option;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import java.util.function.Supplier;

/**
 * Items that are made when somebody looks at them. A playout lists every option and looks into one
 * of them; the items of the others need not be made.
 *
 * <p>The source must give the same items whenever it is asked, so that two threads that look at the
 * same time see the same.
 */
public final class LazyItems<V> extends AbstractList<Item<V>> implements RandomAccess {
  private final int all;
  private final Supplier<List<Item<V>>> source;
  private List<Item<V>> made;

  private LazyItems(int all, Supplier<List<Item<V>>> source) {
    this.all = all;
    this.source = source;
  }

  /**
   * The items of the source.
   *
   * @param all how many can be chosen at most: the times of the items added up
   */
  public static <V> List<Item<V>> of(int all, Supplier<List<Item<V>>> source) {
    return new LazyItems<>(all, source);
  }

  /** How many of these items can be chosen at most. */
  static <V> int all(List<Item<V>> items) {
    if (items instanceof LazyItems<V> lazy) {
      return lazy.all;
    }
    int all = 0;
    for (int i = 0; i < items.size(); i++) { // every option of every playout comes here
      all += items.get(i).times();
    }
    return all;
  }

  /** A list that nobody changes: this one is, and others are copied. */
  static <V> List<Item<V>> unchanging(List<Item<V>> items) {
    return items instanceof LazyItems ? items : List.copyOf(items);
  }

  @Override
  public Item<V> get(int at) {
    return made().get(at);
  }

  @Override
  public int size() {
    return made().size();
  }

  private List<Item<V>> made() {
    List<Item<V>> present = made;
    if (present == null) {
      present = List.copyOf(source.get());
      if (all(present) != all) {
        throw new IllegalStateException("said to be " + all + " items, but made " + present);
      }
      made = present;
    }
    return present;
  }
}
