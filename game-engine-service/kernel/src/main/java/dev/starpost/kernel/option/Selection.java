package dev.starpost.kernel.option;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Choose from {@code min} to {@code max} of these. The order of what is chosen means nothing; the
 * canonical one is the order of the items.
 */
public record Selection<K, V>(Param<K, V> param, List<Item<V>> of, int min, int max)
    implements Choice<K, V> {

  public Selection {
    of = LazyItems.unchanging(of);
    if (min < 0 || min > max || !LazyItems.has(of, max)) {
      throw new IllegalArgumentException(
          "cannot choose %d to %d of %d for %s"
              .formatted(min, max, LazyItems.all(of), param.name()));
    }
  }

  @Override
  public String name() {
    return param.name();
  }

  @Override
  public String kind() {
    return param.kind();
  }

  @Override
  public Object blank(Object move) {
    return fill(move, List.of());
  }

  private Object fill(Object move, List<V> chosen) {
    return param.with().apply(param.move().cast(move), chosen);
  }

  Object fillWith(Object move, int item) {
    return fill(move, List.of(of.get(item).value()));
  }

  @Override
  public Optional<Object> settle(Object move) {
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
  @Override
  public Object fillAtRandom(Object move, SplittableRandom random) {
    int count = min == max ? min : random.nextInt(min, max + 1);
    if (count == 0) {
      return blank(move);
    }
    int all = LazyItems.all(of);
    if (count == 1) {
      int place = random.nextInt(all);
      return fillWith(move, all == of.size() ? place : itemAt(place));
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

  @Override
  public List<Object> fillings(List<?> moves, int limit) {
    List<List<V>> values = new ArrayList<>();
    collect(new int[of.size()], 0, 0, limit, values);
    List<Object> filled = new ArrayList<>();
    for (Object move : moves) {
      for (int i = 0; i < values.size() && filled.size() < limit; i++) {
        filled.add(fill(move, values.get(i)));
      }
    }
    return filled;
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

  /** Of each item none, one ... or all there are. */
  @Override
  public long ways() {
    return completions()[0][0];
  }

  @Override
  public Object fill(Object move, long way) {
    long[][] completions = completions();
    Choice.checkWay(way, completions[0][0]);
    int[] taken = new int[of.size()];
    int count = 0;
    long left = way;
    for (int item = 0; item < taken.length; item++) {
      while (left >= completions[item + 1][count]) {
        left -= completions[item + 1][count];
        taken[item]++;
        count++;
      }
    }
    return fill(move, values(taken, count));
  }

  /** In how many ways so many can be made complete with the items from there on. */
  private long[][] completions() {
    long[][] ways = new long[of.size() + 1][max + 1];
    for (int count = min; count <= max; count++) {
      ways[of.size()][count] = 1;
    }
    for (int item = of.size() - 1; item >= 0; item--) {
      for (int count = 0; count <= max; count++) {
        int most = Math.min(of.get(item).times(), max - count);
        for (int times = 0; times <= most; times++) {
          ways[item][count] = Math.addExact(ways[item][count], ways[item + 1][count + times]);
        }
      }
    }
    return ways;
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
