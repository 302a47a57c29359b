package dev.starpost.games.raceforthegalaxy.component.orb;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * The grid of the Orb, row by row. Never changed: a card more makes the rows anew that it covers
 * and shares the others.
 */
final class Squares {
  private static final int GRID = At.GRID;

  /** No square, nor the one before a square. */
  private static final int NOWHERE = -2;

  /** The grid before the first card. */
  static final Squares NONE = new Squares();

  /** One row more than the grid: its sides to the north are the south border. */
  private final OrbRow[] rows;

  private final int top;
  private final int bottom;
  private final int stations;
  private final int[] teleporters;
  private final List<At> airlocks;

  /** The western square of the main airlock space. */
  private final int main;

  /** Made when it is first asked for: most grids of a playout only lead to the next one. */
  private volatile OrbOutline outline;

  private Squares() {
    this.rows = new OrbRow[GRID + 1];
    Arrays.fill(rows, OrbRow.EMPTY);
    this.top = GRID;
    this.bottom = -1;
    this.stations = 0;
    this.teleporters = new int[0];
    this.airlocks = List.of();
    this.main = NOWHERE;
  }

  private Squares(Squares from, int node) {
    this.rows = from.rows.clone();
    rows[node / GRID] = rows[node / GRID].withoutToken(node % GRID);
    this.top = from.top;
    this.bottom = from.bottom;
    this.stations = from.stations;
    this.teleporters = from.teleporters;
    this.airlocks = from.airlocks;
    this.main = from.main;
  }

  private Squares(Squares from, Placement placement, int owner) {
    Shape shape = placement.shape();
    int left = placement.x() + At.MIDDLE;
    int upper = placement.y() + At.MIDDLE;
    this.rows = from.rows.clone();
    for (int y = 0; y <= shape.height(); y++) {
      rows[upper + y] = rows[upper + y].covered(shape, y, left, owner);
    }
    this.top = Math.min(from.top, upper);
    this.bottom = Math.max(from.bottom, upper + shape.height() - 1);
    this.stations = from.stations + shape.stations() - from.stationsUnder(shape, left, upper);
    this.teleporters = from.teleportersWith(shape, left, upper);
    this.main = shape.hasAirlock() ? findMain() : from.main;
    this.airlocks = shape.hasAirlock() ? findAirlocks() : from.airlocks;
  }

  private int stationsUnder(Shape shape, int left, int upper) {
    int gone = 0;
    for (int y = upper; y < upper + shape.height(); y++) {
      for (int x = left; x < left + shape.width(); x++) {
        gone += rows[y].is(x, Ground.STATION) ? 1 : 0;
      }
    }
    return gone;
  }

  /** Those that are not covered, and those of the card, in the order of the grid. */
  private int[] teleportersWith(Shape shape, int left, int upper) {
    int[] found = Arrays.copyOf(teleporters, teleporters.length + shape.teleporters());
    int count = 0;
    for (int node : teleporters) {
      int x = node % GRID - left;
      int y = node / GRID - upper;
      boolean gone = x >= 0 && x < shape.width() && y >= 0 && y < shape.height();
      if (!gone) {
        found[count++] = node;
      }
    }
    if (shape.teleporters() == 0 && count == teleporters.length) {
      return teleporters;
    }
    for (int y = 0; y < shape.height(); y++) {
      for (int x = 0; x < shape.width(); x++) {
        if (shape.at(x, y).isTeleporter()) {
          found[count++] = (upper + y) * GRID + left + x;
        }
      }
    }
    int[] all = Arrays.copyOf(found, count);
    Arrays.sort(all);
    return all;
  }

  private int findMain() {
    List<At> squares = find(Ground.MAIN_AIRLOCK);
    return squares.isEmpty() ? NOWHERE : squares.get(0).node();
  }

  private List<At> findAirlocks() {
    List<At> found = new ArrayList<>();
    if (main != NOWHERE) {
      found.add(At.of(main));
    }
    found.addAll(find(Ground.SECONDARY_AIRLOCK));
    return Collections.unmodifiableList(found);
  }

  /** The squares of airlocks with this ground, in the order of the grid. */
  private List<At> find(Ground ground) {
    List<At> found = new ArrayList<>();
    for (int y = top; y <= bottom; y++) {
      for (long left = rows[y].airlocks(); left != 0; left &= left - 1) {
        int x = Long.numberOfTrailingZeros(left);
        if (rows[y].is(x, ground)) {
          found.add(At.of(y * GRID + x));
        }
      }
    }
    return found;
  }

  Squares with(Placement placement, int owner) {
    return new Squares(this, placement, owner);
  }

  Squares withoutToken(int node) {
    return new Squares(this, node);
  }

  OrbOutline outline() {
    OrbOutline made = outline;
    if (made == null) {
      made = new OrbOutline(this);
      outline = made;
    }
    return made;
  }

  /** The first row with a square. */
  int top() {
    return top;
  }

  /** The last row with a square. */
  int bottom() {
    return bottom;
  }

  /** The visible squares of a row; none outside the grid. */
  long visible(int y) {
    return y < 0 ? 0 : rows[y].visible();
  }

  /** RFTG-13.4: the squares of a row that no card may cover, whoever stands where. */
  long fixed(int y) {
    return rows[y].airlocks() | rows[y].tokens();
  }

  /**
   * RFTG-11.13: the squares whose northern side is part of the outline, the Orb on one hand only,
   * and more restrictive than this level.
   */
  long outlineNorth(int y, int level) {
    return (visible(y - 1) ^ rows[y].visible()) & rows[y].northAbove(level);
  }

  /** The same for western sides. */
  long outlineWest(int y, int level) {
    long row = rows[y].visible();
    return (row ^ row << 1) & rows[y].westAbove(level);
  }

  boolean has(int node) {
    return rows[node / GRID].has(node % GRID);
  }

  boolean hasToken(int node) {
    return rows[node / GRID].hasToken(node % GRID);
  }

  /** What a square that is visible holds. */
  Ground ground(int node) {
    return rows[node / GRID].ground(node % GRID);
  }

  /** Whether the side to the north is more restrictive than this level. */
  boolean isNorthAbove(int node, int level) {
    return (rows[node / GRID].northAbove(level) >> (node % GRID) & 1) != 0;
  }

  /** The same for the side to the west. */
  boolean isWestAbove(int node, int level) {
    return (rows[node / GRID].westAbove(level) >> (node % GRID) & 1) != 0;
  }

  /** The side to the north. */
  int north(int node) {
    int level = 0;
    while (isNorthAbove(node, level)) {
      level++;
    }
    return Sides.at(level);
  }

  /** The side to the west. */
  int west(int node) {
    int level = 0;
    while (isWestAbove(node, level)) {
      level++;
    }
    return Sides.at(level);
  }

  int owner(int node) {
    return rows[node / GRID].owner(node % GRID);
  }

  int stations() {
    return stations;
  }

  int[] teleporters() {
    return teleporters;
  }

  List<At> airlocks() {
    return airlocks;
  }

  /**
   * RFTG-11.12: the two squares of the main airlock space are one; the western one stands for both.
   */
  int space(int node) {
    return node == main + 1 && isWide(main) ? main : node;
  }

  /** RFTG-11.12: whether the space there has a second square, east of this one. */
  boolean isWide(int node) {
    return node == main && rows[node / GRID].is(node % GRID + 1, Ground.MAIN_AIRLOCK);
  }
}
