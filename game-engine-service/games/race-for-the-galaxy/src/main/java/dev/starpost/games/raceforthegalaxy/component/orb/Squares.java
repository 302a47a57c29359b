package dev.starpost.games.raceforthegalaxy.component.orb;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * The grid of the Orb: every square with its sides in one number, and rows of bits for what is
 * asked of whole rows. Never changed: a card more copies the rows that it covers and shares the
 * others.
 */
final class Squares {
  private static final int GRID = At.GRID;

  /** Parts of the number of a square: its ground from 1 on, its sides, and the card it is of. */
  private static final int PART = 4;

  private static final int MASK = (1 << PART) - 1;
  private static final int NORTH = PART;
  private static final int WEST = 2 * PART;
  private static final int OWNER = 3 * PART;

  /** The grid before the first card. */
  static final Squares NONE = new Squares(new int[GRID + 1][GRID]);

  /** One row more than the grid: its sides to the north are the south border. */
  private final int[][] rows;

  private final long[] visible;
  private final long[] airlockSquares;
  private final long[] tokens;
  private final int top;
  private final int bottom;
  private final int stations;
  private final int[] teleporters;
  private final List<At> airlocks;

  /** Made when it is first asked for: most grids of a playout only lead to the next one. */
  private volatile OrbOutline outline;

  private Squares(int[][] empty) {
    this.rows = empty;
    this.visible = new long[GRID];
    this.airlockSquares = new long[GRID];
    this.tokens = new long[GRID];
    this.top = GRID;
    this.bottom = -1;
    this.stations = 0;
    this.teleporters = new int[0];
    this.airlocks = List.of();
  }

  private Squares(Squares from, long[] tokens) {
    this.rows = from.rows;
    this.visible = from.visible;
    this.airlockSquares = from.airlockSquares;
    this.tokens = tokens;
    this.top = from.top;
    this.bottom = from.bottom;
    this.stations = from.stations;
    this.teleporters = from.teleporters;
    this.airlocks = from.airlocks;
  }

  private Squares(Squares from, Placement placement, int owner) {
    Shape shape = placement.shape();
    int left = placement.x() + At.MIDDLE;
    int upper = placement.y() + At.MIDDLE;
    this.rows = from.rows.clone();
    this.visible = from.visible.clone();
    this.tokens = from.tokens.clone();
    this.airlockSquares = shape.hasAirlock() ? from.airlockSquares.clone() : from.airlockSquares;
    int more = 0;
    for (int y = 0; y <= shape.height(); y++) {
      int[] row = rows[upper + y].clone();
      rows[upper + y] = row;
      for (int x = 0; x <= shape.width(); x++) {
        int old = row[left + x];
        row[left + x] = covered(old, shape, x, y, owner);
        if (x < shape.width() && y < shape.height()) {
          more += cover(old, shape.at(x, y), upper + y, left + x);
        }
      }
    }
    this.top = Math.min(from.top, upper);
    this.bottom = Math.max(from.bottom, upper + shape.height() - 1);
    this.stations = from.stations + more;
    this.teleporters = from.teleportersWith(shape, left, upper);
    this.airlocks = shape.hasAirlock() ? findAirlocks() : from.airlocks;
  }

  /** A square, or only its sides where it lies beside the card, with what the card says of it. */
  private static int covered(int old, Shape shape, int x, int y, int owner) {
    int square = old;
    if (x < shape.width()) {
      square = (square & ~(MASK << NORTH)) | (shape.north(x, y) << NORTH);
    }
    if (y < shape.height()) {
      square = (square & ~(MASK << WEST)) | (shape.west(x, y) << WEST);
    }
    if (x == shape.width() || y == shape.height()) {
      return square;
    }
    int sides = square & ((MASK << NORTH) | (MASK << WEST));
    return sides | (shape.at(x, y).index() + 1) | (owner << OWNER);
  }

  /** Notes a square of the card that is laid; gives how many stations there are more. */
  private int cover(int old, Ground ground, int y, int x) {
    long bit = 1L << x;
    visible[y] |= bit;
    tokens[y] = ground.holdsToken() ? tokens[y] | bit : tokens[y] & ~bit;
    if (ground.isAirlock()) {
      airlockSquares[y] |= bit;
    }
    int gone = (old & MASK) - 1 == Ground.STATION.index() ? 1 : 0;
    return (ground == Ground.STATION ? 1 : 0) - gone;
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

  private List<At> findAirlocks() {
    List<At> found = new ArrayList<>();
    for (int y = top; y <= bottom; y++) {
      for (long left = airlockSquares[y]; left != 0; left &= left - 1) {
        int node = y * GRID + Long.numberOfTrailingZeros(left);
        if (ground(node) == Ground.MAIN_AIRLOCK && space(node) == node) {
          found.add(0, At.of(node));
        } else if (ground(node) == Ground.SECONDARY_AIRLOCK) {
          found.add(At.of(node));
        }
      }
    }
    return Collections.unmodifiableList(found);
  }

  Squares with(Placement placement, int owner) {
    return new Squares(this, placement, owner);
  }

  Squares withoutToken(int node) {
    long[] left = tokens.clone();
    left[node / GRID] &= ~(1L << (node % GRID));
    return new Squares(this, left);
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
    return y < 0 || y >= GRID ? 0 : visible[y];
  }

  /** RFTG-13.4: the squares of a row that no card may cover, whoever stands where. */
  long fixed(int y) {
    return y < 0 || y >= GRID ? 0 : airlockSquares[y] | tokens[y];
  }

  boolean has(int node) {
    return (visible[node / GRID] >> (node % GRID) & 1) != 0;
  }

  boolean hasToken(int node) {
    return (tokens[node / GRID] >> (node % GRID) & 1) != 0;
  }

  /** What a square that is visible holds. */
  Ground ground(int node) {
    return Ground.ALL.get((at(node) & MASK) - 1);
  }

  int north(int node) {
    return at(node) >> NORTH & MASK;
  }

  int west(int node) {
    return at(node) >> WEST & MASK;
  }

  int owner(int node) {
    return at(node) >> OWNER;
  }

  private int at(int node) {
    return rows[node / GRID][node % GRID];
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
    return isMain(node) && isMain(node - 1) ? node - 1 : node;
  }

  /** RFTG-11.12: whether the space there has a second square, east of this one. */
  boolean isWide(int node) {
    return isMain(node) && isMain(node + 1);
  }

  private boolean isMain(int node) {
    return (at(node) & MASK) - 1 == Ground.MAIN_AIRLOCK.index();
  }
}
