package dev.starpost.rating.database;

import java.util.Collection;
import java.util.function.Function;

/**
 * Columns of many rows, as arrays that one statement unnests: what a batch of commits changes is
 * written by a few statements, however many rows it is.
 */
public final class Columns<T> {
  private final Collection<T> rows;

  private Columns(Collection<T> rows) {
    this.rows = rows;
  }

  public static <T> Columns<T> of(Collection<T> rows) {
    return new Columns<>(rows);
  }

  public String[] texts(Function<T, String> column) {
    return rows.stream().map(column).toArray(String[]::new);
  }

  public Integer[] numbers(Function<T, Integer> column) {
    return rows.stream().map(column).toArray(Integer[]::new);
  }

  public Long[] longs(Function<T, Long> column) {
    return rows.stream().map(column).toArray(Long[]::new);
  }

  public Boolean[] flags(Function<T, Boolean> column) {
    return rows.stream().map(column).toArray(Boolean[]::new);
  }
}
