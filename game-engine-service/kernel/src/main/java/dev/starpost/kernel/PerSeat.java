package dev.starpost.kernel;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** One value for each seat of a table. Immutable; in JSON an array in seating order. */
public final class PerSeat<V> {
  /** A bare array: every event of every game makes another one of these. */
  private final V[] values;

  private PerSeat(V[] values) {
    this.values = values;
  }

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static <V> PerSeat<V> of(List<V> values) {
    List<V> copy = List.copyOf(values);
    return filled(copy.size(), seat -> copy.get(seat.index()));
  }

  public static <V> PerSeat<V> all(int seats, V value) {
    return filled(seats, seat -> value);
  }

  public static <V> PerSeat<V> filled(int seats, Function<Seat, V> value) {
    @SuppressWarnings("unchecked") // an array of our own, filled with V only
    V[] filled = (V[]) new Object[seats];
    List<Seat> all = Seat.first(seats);
    for (int i = 0; i < seats; i++) {
      filled[i] = value.apply(all.get(i));
    }
    return new PerSeat<>(filled);
  }

  public V get(Seat seat) {
    return values[seat.index()];
  }

  public PerSeat<V> with(Seat seat, V value) {
    V[] copy = values.clone();
    copy[seat.index()] = value;
    return new PerSeat<>(copy);
  }

  public PerSeat<V> update(Seat seat, UnaryOperator<V> change) {
    return with(seat, change.apply(get(seat)));
  }

  public <W> PerSeat<W> map(BiFunction<Seat, V, W> change) {
    return filled(values.length, seat -> change.apply(seat, get(seat)));
  }

  /** Whether this holds for the value of any seat. */
  public boolean any(Predicate<? super V> claim) {
    for (V value : values) {
      if (claim.test(value)) {
        return true;
      }
    }
    return false;
  }

  public List<Seat> seats() {
    return Seat.first(values.length);
  }

  public int size() {
    return values.length;
  }

  @JsonValue
  public List<V> values() {
    return Collections.unmodifiableList(Arrays.asList(values));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PerSeat<?> that && Arrays.equals(values, that.values);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(values);
  }

  @Override
  public String toString() {
    return Arrays.toString(values);
  }
}
