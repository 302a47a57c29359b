package dev.starpost.kernel;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.text.Named;
import dev.starpost.text.Text;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A place at the table, numbered from 1 in seating order. In JSON it is its number; in texts, the
 * name of who sits there.
 */
public record Seat(@JsonValue int number) implements Comparable<Seat>, Named {
  private static final int MOST = 8;
  private static final List<Seat> SEATS =
      IntStream.rangeClosed(1, MOST).mapToObj(Seat::new).toList();

  /** By how many sit at a table: made once, because every event goes through some. */
  private static final List<List<Seat>> FIRST =
      IntStream.rangeClosed(0, MOST).mapToObj(n -> List.copyOf(SEATS.subList(0, n))).toList();

  public Seat {
    if (number < 1 || number > MOST) {
      throw new IllegalArgumentException("seats are numbered 1 to " + MOST + ", not " + number);
    }
  }

  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static Seat of(int number) {
    return number >= 1 && number <= MOST ? SEATS.get(number - 1) : new Seat(number);
  }

  /** The seats of a table for {@code count}, in seating order. */
  public static List<Seat> first(int count) {
    return FIRST.get(count);
  }

  /** Where this seat stands in a list that holds one entry for each seat. */
  public int index() {
    return number - 1;
  }

  /** The seat to the left, at a table for {@code count}. */
  public Seat next(int count) {
    return SEATS.get(number % count);
  }

  @Override
  public Text unnamed() {
    return Text.of("seat", "number", number);
  }

  @Override
  public int compareTo(Seat other) {
    return Integer.compare(number, other.number);
  }

  @Override
  public String toString() {
    return "seat " + number;
  }
}
