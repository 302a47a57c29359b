package dev.starpost.games.raceforthegalaxy.component.orb;

import dev.starpost.kernel.option.Item;
import dev.starpost.kernel.option.SingleItems;
import java.util.ArrayList;
import java.util.List;

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
    List<At> all = new ArrayList<>();
    for (int i = 0; i < size(); i++) {
      all.add(At.of(node(i)));
    }
    return all;
  }

  /** The same to choose from. */
  public List<Item<At>> items() {
    return SingleItems.of(size(), place -> At.item(node(place)));
  }

  private int node(int place) {
    int left = place;
    int row = 0;
    for (int count = Long.bitCount(rows[0]); left >= count; count = Long.bitCount(rows[row])) {
      left -= count;
      row++;
    }
    long bits = rows[row];
    for (; left > 0; left--) {
      bits &= bits - 1;
    }
    return (first + row) * At.GRID + Long.numberOfTrailingZeros(bits);
  }
}
