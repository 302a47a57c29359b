package dev.starpost.kernel.option;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Choose from {@code min} to {@code max} of these. The order of what is chosen means nothing; the
 * canonical one is the order of the items.
 */
public record Choice<K, V>(Param<K, V> param, List<Item<V>> of, int min, int max) {

  public Choice {
    of = LazyItems.unchanging(of);
    if (min < 0 || min > max || !LazyItems.has(of, max)) {
      throw new IllegalArgumentException(
          "cannot choose %d to %d of %d for %s"
              .formatted(min, max, LazyItems.all(of), param.name()));
    }
  }

  /** The move with nothing chosen. */
  Object blank(Object move) {
    return fill(move, List.of());
  }

  Object fill(Object move, List<V> chosen) {
    return param.with().apply(param.move().cast(move), chosen);
  }

  /** The move with its values in the canonical order; empty if they are not of this choice. */
  Optional<Object> settle(Object move) {
    if (!param.move().isInstance(move)) {
      return Optional.empty();
    }
    List<V> chosen = param.of().apply(param.move().cast(move));
    if (chosen.size() < min || chosen.size() > max) {
      return Optional.empty();
    }
    List<V> left = new ArrayList<>(chosen);
    List<V> settled = new ArrayList<>(chosen.size());
    for (Item<V> item : of) {
      for (int i = 0; i < item.times() && left.remove(item.value()); i++) {
        settled.add(item.value());
      }
    }
    return left.isEmpty() ? Optional.of(fill(move, List.copyOf(settled))) : Optional.empty();
  }

  /** Every number allowed is equally likely, and so is every item among those left. */
  Object fillAtRandom(Object move, SplittableRandom random) {
    int count = min == max ? min : random.nextInt(min, max + 1);
    if (count == 0) {
      return blank(move);
    }
    int all = LazyItems.all(of);
    if (count == 1) {
      int place = random.nextInt(all);
      return fill(move, List.of(of.get(all == of.size() ? place : itemAt(place)).value()));
    }
    int[] left = new int[of.size()];
    for (int i = 0; i < left.length; i++) {
      left[i] = of.get(i).times();
    }
    int[] taken = new int[left.length];
    for (int n = 0; n < count; n++) {
      int at = random.nextInt(all--);
      int item = 0;
      while (at >= left[item]) {
        at -= left[item++];
      }
      left[item]--;
      taken[item]++;
    }
    return fill(move, values(taken, count));
  }

  /** Which item has that place if each stands there as often as it may be chosen. */
  private int itemAt(int place) {
    int item = 0;
    for (int left = place; left >= of.get(item).times(); item++) {
      left -= of.get(item).times();
    }
    return item;
  }

  /** Every filling of this choice, as long as there are no more than {@code limit}. */
  List<List<V>> fillings(int limit) {
    List<List<V>> found = new ArrayList<>();
    collect(new int[of.size()], 0, 0, limit, found);
    return found;
  }

  private void collect(int[] taken, int item, int count, int limit, List<List<V>> found) {
    if (found.size() >= limit || count + left(item) < min) {
      return;
    }
    if (item == taken.length) {
      found.add(values(taken, count));
      return;
    }
    for (int times = 0; times <= of.get(item).times() && count + times <= max; times++) {
      taken[item] = times;
      collect(taken, item + 1, count + times, limit, found);
    }
    taken[item] = 0;
  }

  private int left(int from) {
    int left = 0;
    for (Item<V> item : of.subList(from, of.size())) {
      left += item.times();
    }
    return left;
  }

  private List<V> values(int[] taken, int count) {
    Object[] values = new Object[count];
    int at = 0;
    for (int i = 0; i < taken.length; i++) {
      for (int n = 0; n < taken[i]; n++) {
        values[at++] = of.get(i).value();
      }
    }
    @SuppressWarnings("unchecked") // filled with values of this choice only
    List<V> chosen = (List<V>) List.of(values);
    return chosen;
  }
}
