package dev.starpost.deploy.load.bench;

import java.util.ArrayList;
import java.util.List;

/**
 * Text table. A table of figures: every column as wide as its longest cell, all but the first to
 * the right.
 */
public final class Columns {
  private static final String GAP = "  ";

  private final List<List<String>> rows = new ArrayList<>();

  public Columns(List<String> headings) {
    rows.add(List.copyOf(headings));
  }

  public void row(List<String> cells) {
    if (cells.size() != rows.get(0).size()) {
      throw new IllegalArgumentException(cells + " does not fit under " + rows.get(0));
    }
    rows.add(List.copyOf(cells));
  }

  public List<String> lines() {
    return rows.stream().map(this::line).toList();
  }

  private String line(List<String> cells) {
    StringBuilder line = new StringBuilder();
    for (int column = 0; column < cells.size(); column++) {
      String cell = cells.get(column);
      String padding = " ".repeat(width(column) - cell.length());
      line.append(column == 0 ? cell + padding : GAP + padding + cell);
    }
    return line.toString().stripTrailing();
  }

  private int width(int column) {
    return rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
  }
}
