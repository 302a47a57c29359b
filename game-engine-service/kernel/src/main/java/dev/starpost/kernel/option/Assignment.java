package dev.starpost.kernel.option;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;

/**
 * Values for named slots: a card for each zone of a plan. A slot gets one value or none, a value
 * goes to as many slots as there are pieces of it, the required slots are filled, and from {@code
 * min} to {@code max} of all.
 */
public record Assignment<K, S extends Comparable<S>, V>(
    SlotParam<K, S, V> param, List<NamedSlot<S, V>> slots, List<Item<V>> of, int min, int max)
    implements Choice<K, V> {

  /** Sets of slots are counted, and each slot more doubles their number. */
  public static final int MOST_SLOTS = 12;

  /** So often another value is tried for a slot before it keeps the one it has. */
  private static final int TRIES = 4;

  public Assignment {
    slots = List.copyOf(slots);
    of = List.copyOf(of);
    int required = 0;
    for (int i = 0; i < slots.size(); i++) { // every option of every playout comes here
      required += slots.get(i).required() ? 1 : 0;
    }
    int pieces = 0;
    for (int i = 0; i < of.size(); i++) {
      pieces += of.get(i).times();
    }
    if (slots.size() > MOST_SLOTS) {
      throw new IllegalArgumentException(
          slots.size() + " slots for " + param.name() + ", but " + MOST_SLOTS + " are the most");
    }
    if (min < required || min > max || max > Math.min(slots.size(), pieces)) {
      throw new IllegalArgumentException(
          "cannot fill %d to %d of %d slots (%d of them required) with %d values for %s"
              .formatted(min, max, slots.size(), required, pieces, param.name()));
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
    return with(move, Collections.emptySortedMap());
  }

  private Object with(Object move, SortedMap<S, V> assigned) {
    return param.with().apply(param.move().cast(move), assigned);
  }

  /** The values that are assigned in a move. */
  public SortedMap<S, V> assigned(Object move) {
    return param.of().apply(param.move().cast(move));
  }

  /**
   * The order of the slots is their own: whatever was sent, an assignment is written in one way.
   */
  @Override
  public Optional<Object> settle(Object move) {
    return param.move().isInstance(move) && admits(assigned(move))
        ? Optional.of(move)
        : Optional.empty();
  }

  private boolean admits(SortedMap<S, V> assigned) {
    if (assigned.size() < min || assigned.size() > max) {
      return false;
    }
    int[] left = new int[of.size()];
    for (int i = 0; i < left.length; i++) {
      left[i] = of.get(i).times();
    }
    int filled = 0;
    for (int i = 0; i < slots.size(); i++) {
      NamedSlot<S, V> slot = slots.get(i);
      V value = assigned.get(slot.slot());
      if (value == null) {
        if (slot.required()) {
          return false;
        }
        continue;
      }
      int item = itemOf(value);
      if (item < 0 || !slot.fits(value) || left[item]-- == 0) {
        return false;
      }
      filled++;
    }
    return filled == assigned.size(); // whatever else is filled is no slot of this choice
  }

  private int itemOf(V value) {
    for (int i = 0; i < of.size(); i++) {
      if (of.get(i).value().equals(value)) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public long ways() {
    return isFree() ? waysUpTo(max) : counts().ways();
  }

  /** Whether anything goes anywhere, but only once: then a formula counts the ways. */
  private boolean isFree() {
    for (int i = 0; i < slots.size(); i++) {
      if (slots.get(i).only().isPresent()) {
        return false;
      }
    }
    for (int i = 0; i < of.size(); i++) {
      if (of.get(i).times() > 1) {
        return false;
      }
    }
    return true;
  }

  private int required() {
    int required = 0;
    for (int i = 0; i < slots.size(); i++) {
      required += slots.get(i).required() ? 1 : 0;
    }
    return required;
  }

  /** In how many ways at most so many slots are filled if anything goes anywhere. */
  private long waysUpTo(int most) {
    int required = required();
    int optional = slots.size() - required;
    long ways = 0;
    for (int filled = min; filled <= most; filled++) {
      long each = 1; // which of the optional slots
      for (int i = 0; i < filled - required; i++) {
        each = each * (optional - i) / (i + 1);
      }
      for (int i = 0; i < filled; i++) {
        each = Math.multiplyExact(each, of.size() - i);
      }
      ways = Math.addExact(ways, each);
    }
    return ways;
  }

  @Override
  public Object fill(Object move, long way) {
    return fill(move, counts().way(way));
  }

  @Override
  public List<Object> fillings(List<?> moves, int limit) {
    SlotCounts counts = counts();
    List<Object> filled = new ArrayList<>();
    for (Object move : moves) {
      for (long way = 0; way < counts.ways() && filled.size() < limit; way++) {
        filled.add(fill(move, counts.way(way)));
      }
    }
    return filled;
  }

  /** Every filling is equally likely. */
  @Override
  public Object fillAtRandom(Object move, SplittableRandom random) {
    if (isFree()) {
      return fillFreely(move, random);
    }
    SlotCounts counts = counts();
    return fill(move, counts.way(random.nextLong(counts.ways())));
  }

  /** How many slots by their number of ways, then which, then what: playouts come here. */
  private Object fillFreely(Object move, SplittableRandom random) {
    long way = random.nextLong(waysUpTo(max));
    int count = min;
    while (way >= waysUpTo(count)) {
      count++;
    }
    int extra = count - required();
    int optional = slots.size() - required();
    int[] items = new int[of.size()];
    for (int i = 0; i < items.length; i++) {
      items[i] = i;
    }
    int left = items.length;
    SortedMap<S, V> assigned = new TreeMap<>();
    for (int i = 0; i < slots.size(); i++) {
      boolean filled = slots.get(i).required();
      if (!filled && random.nextInt(optional--) < extra) {
        filled = true;
        extra--;
      }
      if (filled) {
        int drawn = random.nextInt(left--);
        assigned.put(slots.get(i).slot(), of.get(items[drawn]).value());
        items[drawn] = items[left];
      }
    }
    return with(move, assigned);
  }

  private Object fill(Object move, int[] given) {
    SortedMap<S, V> assigned = new TreeMap<>();
    for (int item = 0; item < given.length; item++) {
      for (int left = given[item]; left != 0; left &= left - 1) {
        assigned.put(slots.get(Integer.numberOfTrailingZeros(left)).slot(), of.get(item).value());
      }
    }
    return with(move, assigned);
  }

  private SlotCounts counts() {
    int[] fits = new int[of.size()];
    int[] times = new int[of.size()];
    int required = 0;
    for (int i = 0; i < slots.size(); i++) {
      required |= slots.get(i).required() ? 1 << i : 0;
      for (int item = 0; item < fits.length; item++) {
        fits[item] |= slots.get(i).fits(of.get(item).value()) ? 1 << i : 0;
      }
    }
    for (int item = 0; item < times.length; item++) {
      times[item] = of.get(item).times();
    }
    return new SlotCounts(slots.size(), required, fits, times, min, max);
  }

  /** Every admitted move that has something else in one of the slots. */
  List<Object> near(Object move) {
    SortedMap<S, V> assigned = assigned(move);
    Set<SortedMap<S, V>> near = new LinkedHashSet<>(); // what changes places is found twice
    for (NamedSlot<S, V> slot : slots) {
      for (int item = 0; item <= of.size(); item++) {
        SortedMap<S, V> varied = varied(assigned, slot.slot(), item);
        if (admits(varied) && !varied.equals(assigned)) {
          near.add(varied);
        }
      }
    }
    return near.stream().map(varied -> with(move, varied)).toList();
  }

  /** One of {@link #near}, or the same move if chance finds none. */
  Object vary(Object move, int slot, SplittableRandom random) {
    SortedMap<S, V> assigned = assigned(move);
    for (int tries = 0; tries < TRIES; tries++) {
      int item = random.nextInt(slots.get(slot).required() ? of.size() : of.size() + 1);
      SortedMap<S, V> varied = varied(assigned, slots.get(slot).slot(), item);
      if (admits(varied) && !varied.equals(assigned)) {
        return with(move, varied);
      }
    }
    return move;
  }

  /**
   * With another value in that slot, or none. A value that is used up elsewhere changes places with
   * the one that was here.
   */
  private SortedMap<S, V> varied(SortedMap<S, V> assigned, S slot, int item) {
    SortedMap<S, V> varied = new TreeMap<>(assigned);
    V before = varied.remove(slot);
    if (item < of.size()) {
      V value = of.get(item).value();
      if (used(varied, value) == of.get(item).times()) {
        exchange(varied, value, before);
      }
      varied.put(slot, value);
    }
    return varied;
  }

  private int used(SortedMap<S, V> assigned, V value) {
    int used = 0;
    for (V each : assigned.values()) {
      used += each.equals(value) ? 1 : 0;
    }
    return used;
  }

  private void exchange(SortedMap<S, V> assigned, V value, V by) {
    for (NamedSlot<S, V> each : slots) {
      if (value.equals(assigned.get(each.slot()))) {
        assigned.remove(each.slot());
        if (by != null) {
          assigned.put(each.slot(), by);
        }
        return;
      }
    }
  }
}
