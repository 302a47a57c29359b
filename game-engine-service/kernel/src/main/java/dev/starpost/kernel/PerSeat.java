package dev.starpost.kernel;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** One value for each seat of a table. Immutable; in JSON an array in seating order. */
public final class PerSeat<V> {
  private final List<V> values;

  private PerSeat(List<V> values) {
    this.values = values;
  }

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static <V> PerSeat<V> of(List<V> values) {
    return new PerSeat<>(List.copyOf(values));
  }

  public static <V> PerSeat<V> all(int seats, V value) {
    return new PerSeat<>(Collections.nCopies(seats, value));
  }

  public static <V> PerSeat<V> filled(int seats, Function<Seat, V> value) {
    return new PerSeat<>(Seat.first(seats).stream().map(value).toList());
  }

  public V get(Seat seat) {
    return values.get(seat.index());
  }

  public PerSeat<V> with(Seat seat, V value) {
    @SuppressWarnings("unchecked") // an array of our own, filled with V only
    V[] copy = (V[]) values.toArray();
    copy[seat.index()] = value;
    return new PerSeat<>(Collections.unmodifiableList(Arrays.asList(copy)));
  }

  public PerSeat<V> update(Seat seat, UnaryOperator<V> change) {
    return with(seat, change.apply(get(seat)));
  }

  public <W> PerSeat<W> map(BiFunction<Seat, V, W> change) {
    List<W> mapped = new ArrayList<>(values.size());
    for (Seat seat : seats()) {
      mapped.add(change.apply(seat, get(seat)));
    }
    return new PerSeat<>(Collections.unmodifiableList(mapped));
  }

  public List<Seat> seats() {
    return Seat.first(values.size());
  }

  public int size() {
    return values.size();
  }

  @JsonValue
  public List<V> values() {
    return values;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PerSeat<?> that && values.equals(that.values);
  }

  @Override
  public int hashCode() {
    return values.hashCode();
  }

  @Override
  public String toString() {
    return values.toString();
  }
}
