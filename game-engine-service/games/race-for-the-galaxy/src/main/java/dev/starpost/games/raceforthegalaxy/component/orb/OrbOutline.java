package dev.starpost.games.raceforthegalaxy.component.orb;

import java.util.List;

/**
 * RFTG-13.2 to RFTG-13.5: where cards may be laid, as far as the squares alone decide it. The grid
 * is rows of bits, so that a rule is tried for all places of a row at once. Worked out once for
 * each grid; teams come on top of it.
 */
final class OrbOutline {
  private final Squares squares;

  /** Anchors that are legal but for the sides, for cards that stand and for cards that lie. */
  private final long[] standing;

  private final long[] lying;

  OrbOutline(Squares squares) {
    this.squares = squares;
    this.standing = onGround(Shape.SHORT, Shape.LONG);
    this.lying = onGround(Shape.LONG, Shape.SHORT);
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
    return Math.max(0, squares.top() - height);
  }

  /** The last such row. */
  int last(int height) {
    return Math.min(At.GRID - height, squares.bottom() + 1);
  }

  /** Anchors of a row that are legal but for the sides. */
  long ground(Shape shape, int y) {
    return (shape.stands() ? standing : lying)[y - first(shape.height())];
  }

  /**
   * RFTG-13.5: those of the anchors of a row at which no outer side would be less restrictive than
   * the outline.
   */
  long withoutClashes(Shape shape, int y, long anchors) {
    long left = anchors;
    List<Shape.Edge> edges = shape.edges();
    for (int i = 0; i < edges.size() && left != 0; i++) {
      Shape.Edge edge = edges.get(i);
      long tooOpen =
          edge.isNorth()
              ? squares.outlineNorth(y + edge.y(), edge.level())
              : squares.outlineWest(y + edge.y(), edge.level());
      left &= ~(tooOpen >>> edge.x());
    }
    return left;
  }
}
