package dev.starpost.games.raceforthegalaxy.component.orb;

import java.util.List;

/**
 * RFTG-13.2 to RFTG-13.5: where cards may be laid, as far as the squares alone decide it. The grid
 * is rows of bits, so that a rule is tried for all places of a row at once. Worked out once for
 * each grid; teams come on top of it.
 */
final class OrbOutline {
  private static final int GRID = At.GRID;

  private final Squares squares;

  /** The first row on which a side of the outline can lie, and how many such rows there are. */
  private final int top;

  private final int rows;

  /** For each strictness of a new side, row by row: where it is not strict enough. */
  private final long[] tooOpenNorth;

  private final long[] tooOpenWest;

  /** Anchors that are legal but for the sides, for cards that stand and for cards that lie. */
  private final long[] standing;

  private final long[] lying;

  OrbOutline(Squares squares) {
    this.squares = squares;
    this.top = squares.top();
    this.rows = squares.bottom() - top + 2;
    this.tooOpenNorth = new long[Sides.LEVELS * rows];
    this.tooOpenWest = new long[Sides.LEVELS * rows];
    this.standing = onGround(Shape.SHORT, Shape.LONG);
    this.lying = onGround(Shape.LONG, Shape.SHORT);
    trace();
  }

  /**
   * RFTG-11.13: the sides with the Orb on one hand only, by what they must not be replaced with.
   */
  private void trace() {
    for (int y = top; y < top + rows && y < GRID; y++) {
      long row = squares.visible(y);
      for (long left = squares.visible(y - 1) ^ row; left != 0; left &= left - 1) {
        int x = Long.numberOfTrailingZeros(left);
        note(tooOpenNorth, y, x, squares.north(y * GRID + x));
      }
      for (long left = row ^ row << 1; left != 0; left &= left - 1) {
        int x = Long.numberOfTrailingZeros(left);
        note(tooOpenWest, y, x, squares.west(y * GRID + x));
      }
    }
  }

  private void note(long[] tooOpen, int y, int x, int old) {
    for (int level = Sides.level(old) - 1; level >= 0; level--) {
      tooOpen[level * rows + y - top] |= 1L << x;
    }
  }

  /** RFTG-13.2 to RFTG-13.4, but for teams: the sides are left out. */
  private long[] onGround(int width, int height) {
    int first = first(height);
    long[] all = new long[Math.max(0, last(height) - first + 1)];
    // the last column stays empty, so that a side east of a card is never one of the next row
    long inside = -1L >>> width;
    for (int i = 0; i < all.length; i++) {
      long near = 0;
      long free = 0;
      long refused = 0;
      for (int y = first + i; y < first + i + height; y++) {
        long row = squares.visible(y);
        near |= row | row << 1 | row >>> 1 | squares.visible(y - 1) | squares.visible(y + 1);
        free |= ~row;
        refused |= squares.fixed(y);
      }
      all[i] = under(near, width) & under(free, width) & ~under(refused, width) & inside;
    }
    return all;
  }

  /** The anchors of cards so wide that would cover one of these squares of their row. */
  static long under(long covered, int width) {
    long anchors = covered | covered >>> 1;
    return width == Shape.LONG ? anchors | covered >>> 2 : anchors;
  }

  /** The first row in which a card so high could be anchored. */
  int first(int height) {
    return Math.max(0, top - height);
  }

  private int last(int height) {
    return Math.min(GRID - height, squares.bottom() + 1);
  }

  /** Anchors that are legal but for the sides: one bit for each, from {@link #first} on. */
  long[] ground(Shape shape) {
    return shape.stands() ? standing : lying;
  }

  /**
   * RFTG-13.5: takes away the anchors at which an outer side would be less restrictive than the
   * outline.
   */
  void removeClashes(Shape shape, long[] legal) {
    int first = first(shape.height());
    List<Shape.Edge> edges = shape.edges();
    for (int i = 0; i < edges.size(); i++) {
      removeClashes(edges.get(i), first + edges.get(i).y() - top, legal);
    }
  }

  /**
   * The same for one side.
   *
   * @param above which row of the outline the first row of anchors meets
   */
  private void removeClashes(Shape.Edge edge, int above, long[] legal) {
    long[] tooOpen = edge.isNorth() ? tooOpenNorth : tooOpenWest;
    int level = edge.level() * rows;
    int to = Math.min(legal.length, rows - above);
    for (int i = Math.max(0, -above); i < to; i++) {
      legal[i] &= ~(tooOpen[level + above + i] >>> edge.x());
    }
  }
}
