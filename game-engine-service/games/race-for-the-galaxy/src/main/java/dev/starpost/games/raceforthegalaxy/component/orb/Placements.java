package dev.starpost.games.raceforthegalaxy.component.orb;

import java.util.ArrayList;
import java.util.List;

/**
 * RFTG-13.1 to RFTG-13.7: where cards may be laid. The grid is kept as rows of bits, so that a rule
 * is tried for all places of a row at once. Made anew when the Orb or the teams change.
 */
public final class Placements {
  private static final int GRID = At.GRID;

  private final Squares squares;
  private final long[] forbidden = new long[GRID];

  /** The first row on which a side of the outline can lie, and how many such rows there are. */
  private final int top;

  private final int rows;

  /** For each strictness of a new side, row by row: where it is not strict enough. */
  private final long[] tooOpenNorth;

  private final long[] tooOpenWest;

  /** By the width of a card: anchors that are legal but for the sides; null until asked for. */
  private final long[][] ground = new long[4][];

  /**
   * Where cards may be laid.
   *
   * @param teams the squares on which teams stand (RFTG-13.4)
   */
  public Placements(Maze maze, List<At> teams) {
    this.squares = maze.grid();
    this.top = squares.top();
    this.rows = squares.bottom() - top + 2;
    this.tooOpenNorth = new long[Sides.LEVELS * rows];
    this.tooOpenWest = new long[Sides.LEVELS * rows];
    for (int y = top; y <= squares.bottom(); y++) {
      forbidden[y] = squares.fixed(y);
    }
    for (int i = 0; i < teams.size(); i++) {
      At team = teams.get(i);
      forbidden[team.y() + At.MIDDLE] |= 1L << (team.x() + At.MIDDLE);
    }
    outline();
  }

  /**
   * RFTG-11.13: the sides with the Orb on one hand only, by what they must not be replaced with.
   */
  private void outline() {
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

  /**
   * RFTG-13.7: the same, away from the card under a team: no square of the new card may touch a
   * visible square of that one, not even at a corner.
   */
  public Placements awayFrom(Maze maze, At team) {
    int owner = maze.owner(team.node());
    Placement card = maze.laid().get(owner);
    for (int dy = 0; dy < card.shape().height(); dy++) {
      for (int dx = 0; dx < card.shape().width(); dx++) {
        int node = At.node(card.x() + dx, card.y() + dy);
        if (maze.owner(node) == owner) {
          forbidAround(node);
        }
      }
    }
    return this;
  }

  private void forbidAround(int node) {
    long bit = 1L << (node % GRID);
    for (int y = Math.max(0, node / GRID - 1); y <= Math.min(GRID - 1, node / GRID + 1); y++) {
      forbidden[y] |= bit | bit << 1 | bit >>> 1;
    }
  }

  /** Every anchor at which the card may be laid in that rotation, y rising, then x (RFTG-18.12). */
  public List<At> anchors(OrbCard card, int rotation) {
    Shape shape = card.shape(rotation);
    List<At> anchors = new ArrayList<>();
    for (int y = first(shape); y <= last(shape); y++) {
      for (long left = row(shape, y); left != 0; left &= left - 1) {
        anchors.add(At.of(y * GRID + Long.numberOfTrailingZeros(left)));
      }
    }
    return anchors;
  }

  /** Whether the card may be laid anywhere in that rotation. */
  public boolean fits(OrbCard card, int rotation) {
    Shape shape = card.shape(rotation);
    for (int y = first(shape); y <= last(shape); y++) {
      if (row(shape, y) != 0) {
        return true;
      }
    }
    return false;
  }

  public boolean isLegal(Placement placement) {
    Shape shape = placement.shape();
    int x = placement.x() + At.MIDDLE;
    int y = placement.y() + At.MIDDLE;
    return x >= 0
        && x < GRID
        && y >= first(shape)
        && y <= last(shape)
        && (row(shape, y) >> x & 1) != 0;
  }

  /** The first row in which a card of that shape could be anchored. */
  private int first(Shape shape) {
    return Math.max(0, top - shape.height());
  }

  private int last(Shape shape) {
    return Math.min(GRID - shape.height(), squares.bottom() + 1);
  }

  /** One bit for each anchor in row y. */
  private long row(Shape shape, int y) {
    long[] all = ground[shape.width()];
    if (all == null) {
      all = onGround(shape);
      ground[shape.width()] = all;
    }
    long legal = all[y - first(shape)];
    return legal == 0 ? 0 : legal & ~clashes(shape, y);
  }

  /** RFTG-13.2 to RFTG-13.4 for all anchors of a shape: the sides are left out. */
  private long[] onGround(Shape shape) {
    int first = first(shape);
    long[] all = new long[Math.max(0, last(shape) - first + 1)];
    // the last column stays empty, so that a side east of a card is never one of the next row
    long inside = -1L >>> shape.width();
    for (int i = 0; i < all.length; i++) {
      long linked = 0;
      long open = 0;
      long refused = 0;
      for (int y = first + i; y < first + i + shape.height(); y++) {
        long row = squares.visible(y);
        long near = row | row << 1 | row >>> 1 | squares.visible(y - 1) | squares.visible(y + 1);
        for (int dx = 0; dx < shape.width(); dx++) {
          linked |= near >>> dx;
          open |= ~row >>> dx;
          refused |= forbidden[y] >>> dx;
        }
      }
      all[i] = linked & open & ~refused & inside;
    }
    return all;
  }

  /** RFTG-13.5: anchors at which an outer side would be less restrictive than the outline. */
  private long clashes(Shape shape, int y) {
    long clashes = 0;
    for (int dx = 0; dx < shape.width(); dx++) {
      clashes |= clash(tooOpenNorth, shape.north(dx, 0), y, dx);
      clashes |= clash(tooOpenNorth, shape.north(dx, shape.height()), y + shape.height(), dx);
    }
    for (int dy = 0; dy < shape.height(); dy++) {
      clashes |= clash(tooOpenWest, shape.west(0, dy), y + dy, 0);
      clashes |= clash(tooOpenWest, shape.west(shape.width(), dy), y + dy, shape.width());
    }
    return clashes;
  }

  private long clash(long[] tooOpen, int side, int y, int dx) {
    return side == Sides.WALL || y < top || y >= top + rows
        ? 0
        : tooOpen[Sides.level(side) * rows + y - top] >>> dx;
  }
}
