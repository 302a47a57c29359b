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
 * same time see the same, in a list that nobody changes.
 */
public final class LazyItems<V> extends AbstractList<Item<V>> implements RandomAccess {
  private final int least;
  private final Supplier<List<Item<V>>> source;
  private List<Item<V>> made;

  private LazyItems(int least, Supplier<List<Item<V>>> source) {
    this.least = least;
    this.source = source;
  }

  /**
   * The items of the source.
   *
   * @param least how many can be chosen from them at least: a choice of more looks at them at once
   */
  public static <V> List<Item<V>> of(int least, Supplier<List<Item<V>>> source) {
    return new LazyItems<>(least, source);
  }

  /** How many of these items can be chosen at most. */
  static <V> int all(List<Item<V>> items) {
    if (items instanceof LazyItems<V> lazy) {
      return all(lazy.made());
    }
    if (items instanceof SingleItems) {
      return items.size();
    }
    int all = 0;
    for (int i = 0; i < items.size(); i++) { // every option of every playout comes here
      all += items.get(i).times();
    }
    return all;
  }

  /** Whether so many of these items can be chosen. */
  static <V> boolean has(List<Item<V>> items, int wanted) {
    return (items instanceof LazyItems<V> lazy && wanted <= lazy.least) || wanted <= all(items);
  }

  /** A list that nobody changes: ours never do, and others are copied. */
  static <V> List<Item<V>> unchanging(List<Item<V>> items) {
    boolean unchanging = items instanceof LazyItems || items instanceof SingleItems;
    return unchanging ? items : List.copyOf(items);
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
      present = source.get();
      if (all(present) < least) {
        throw new IllegalStateException("said to be " + least + " items, but made " + present);
      }
      made = present;
    }
    return present;
  }
}
