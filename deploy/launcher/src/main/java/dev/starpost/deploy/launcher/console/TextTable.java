package dev.starpost.deploy.launcher.console;

import java.util.ArrayList;
import java.util.List;

/** Columns as wide as their longest cell; columns of numbers stand to the right. */
public final class TextTable {
  private static final String GAP = "  ";

  private final List<String> headings;
  private final List<List<String>> rows = new ArrayList<>();

  public TextTable(String... headings) {
    this.headings = List.of(headings);
  }

  public TextTable row(Object... cells) {
    List<String> row = new ArrayList<>();
    for (Object cell : cells) {
      row.add(String.valueOf(cell));
    }
    if (row.size() != headings.size()) {
      throw new IllegalArgumentException(row + " does not fit under " + headings);
    }
    rows.add(row);
    return this;
  }

  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(line(headings));
    rows.forEach(row -> lines.add(line(row)));
    return lines;
  }

  private String line(List<String> cells) {
    StringBuilder line = new StringBuilder();
    for (int column = 0; column < cells.size(); column++) {
      String cell = cells.get(column);
      String padding = " ".repeat(width(column) - cell.length());
      line.append(column == 0 ? "" : GAP);
      line.append(isNumeric(column) ? padding + cell : cell + padding);
    }
    return line.toString().stripTrailing();
  }

  private int width(int column) {
    return rows.stream()
        .mapToInt(row -> row.get(column).length())
        .reduce(headings.get(column).length(), Math::max);
  }

  private boolean isNumeric(int column) {
    return !rows.isEmpty()
        && rows.stream().allMatch(row -> row.get(column).matches("[0-9][0-9.,]*( s)?|-|"));
  }
}
