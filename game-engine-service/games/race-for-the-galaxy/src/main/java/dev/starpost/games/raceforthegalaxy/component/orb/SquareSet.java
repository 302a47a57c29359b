package dev.starpost.games.raceforthegalaxy.component.orb;

import dev.starpost.kernel.option.Item;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** Squares of the grid: one bit for each, row by row. */
public final class SquareSet {
  private final int first;
  private final long[] rows;

  /** Keeps the array. */
  SquareSet(int first, long[] rows) {
    this.first = first;
    this.rows = rows;
  }

  public boolean isEmpty() {
    return size() == 0;
  }

  public int size() {
    int count = 0;
    for (long row : rows) {
      count += Long.bitCount(row);
    }
    return count;
  }

  public boolean has(At at) {
    int x = at.x() + At.MIDDLE;
    int row = at.y() + At.MIDDLE - first;
    return x >= 0 && x < At.GRID && row >= 0 && row < rows.length && (rows[row] >> x & 1) != 0;
  }

  /** Y rising, then x (RFTG-18.12). */
  public List<At> list() {
    return each(At::of);
  }

  public List<Item<At>> items() {
    return each(At::item);
  }

  private <T> List<T> each(IntFunction<T> made) {
    List<T> all = new ArrayList<>(size());
    for (int i = 0; i < rows.length; i++) {
      for (long left = rows[i]; left != 0; left &= left - 1) {
        all.add(made.apply((first + i) * At.GRID + Long.numberOfTrailingZeros(left)));
      }
    }
    return all;
  }
}
