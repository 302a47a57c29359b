package dev.starpost.games.raceforthegalaxy.component.orb;

import java.util.ArrayList;
import java.util.List;

/**
 * RFTG-13.1 to RFTG-13.7: where cards may be laid. The grid is kept as rows of bits, so that a rule
 * is tried for all places of a row at once. Made anew when the Orb or the teams change.
 */
public final class Placements {
  private static final int GRID = At.GRID;

  private final long[] orb = new long[GRID + 2];
  private final long[] near = new long[GRID];
  private final long[] forbidden = new long[GRID];
  private final long[][] stricterNorth = new long[Sides.WALL][];
  private final long[][] stricterWest = new long[Sides.WALL][];
  private int top = GRID;
  private int bottom;

  /**
   * Where cards may be laid.
   *
   * @param teams the squares on which teams stand (RFTG-13.4)
   */
  public Placements(Maze maze, List<At> teams) {
    for (int y = 0; y < GRID; y++) {
      for (int x = 0; x < GRID; x++) {
        int node = y * GRID + x;
        if (maze.has(node)) {
          orb[y + 1] |= 1L << x;
          boolean fixed = maze.ground(node).isAirlock() || maze.hasToken(At.of(node));
          forbidden[y] |= fixed ? 1L << x : 0;
          top = Math.min(top, y);
          bottom = y;
        }
      }
    }
    teams.forEach(team -> forbid(team.node()));
    for (int y = 0; y < GRID; y++) {
      long row = orb[y + 1];
      near[y] = row | row << 1 | row >>> 1 | orb[y] | orb[y + 2];
    }
    for (int side = 0; side < Sides.WALL; side++) {
      stricterNorth[side] = new long[GRID];
      stricterWest[side] = new long[GRID];
    }
    outline(maze);
  }

  private void forbid(int node) {
    forbidden[node / GRID] |= 1L << node % GRID;
  }

  /**
   * RFTG-11.13: the sides with the Orb on one hand only, by what they must not be replaced with.
   */
  private void outline(Maze maze) {
    for (int y = top; y <= Math.min(GRID - 1, bottom + 1); y++) {
      long norths = orb[y] ^ orb[y + 1];
      long wests = orb[y + 1] ^ orb[y + 1] << 1;
      for (long left = norths; left != 0; left &= left - 1) {
        int x = Long.numberOfTrailingZeros(left);
        note(stricterNorth, y, x, maze.north(y * GRID + x));
      }
      for (long left = wests; left != 0; left &= left - 1) {
        int x = Long.numberOfTrailingZeros(left);
        note(stricterWest, y, x, maze.west(y * GRID + x));
      }
    }
  }

  private static void note(long[][] stricter, int y, int x, int old) {
    for (int side = 0; side < old; side++) {
      stricter[side][y] |= 1L << x;
    }
  }

  /**
   * RFTG-13.7: the same, away from the card under a team: no square of the new card may touch a
   * visible square of that one, not even at a corner.
   */
  public Placements awayFrom(Maze maze, At team) {
    int owner = maze.owner(team.node());
    for (int node = 0; node < GRID * GRID; node++) {
      if (maze.has(node) && maze.owner(node) == owner) {
        for (int y = Math.max(0, node / GRID - 1); y <= Math.min(GRID - 1, node / GRID + 1); y++) {
          long bit = 1L << node % GRID;
          forbidden[y] |= bit | bit << 1 | bit >>> 1;
        }
      }
    }
    return this;
  }

  /** Every anchor at which the card may be laid in that rotation, y rising, then x (RFTG-18.12). */
  public List<At> anchors(OrbCard card, int rotation) {
    Shape shape = card.shape(rotation);
    List<At> anchors = new ArrayList<>();
    int from = Math.max(0, top - shape.height());
    int to = Math.min(GRID - shape.height(), bottom + 1);
    for (int y = from; y <= to; y++) {
      for (long left = row(shape, y); left != 0; left &= left - 1) {
        anchors.add(At.of(y * GRID + Long.numberOfTrailingZeros(left)));
      }
    }
    return anchors;
  }

  public boolean isLegal(Placement placement) {
    At at = new At(placement.x(), placement.y());
    Shape shape = placement.shape();
    if (!at.isOnGrid() || placement.y() + At.MIDDLE + shape.height() > GRID) {
      return false;
    }
    int y = placement.y() + At.MIDDLE;
    return (row(shape, y) >> (placement.x() + At.MIDDLE) & 1) != 0;
  }

  /** One bit for each anchor in row y. */
  private long row(Shape shape, int y) {
    long linked = 0;
    long ground = 0;
    long refused = 0;
    for (int dy = 0; dy < shape.height(); dy++) {
      for (int dx = 0; dx < shape.width(); dx++) {
        linked |= near[y + dy] >>> dx;
        ground |= ~orb[y + dy + 1] >>> dx;
        refused |= forbidden[y + dy] >>> dx;
      }
    }
    // the last column stays empty, so that a side east of a card is never one of the next row
    long inside = -1L >>> shape.width();
    long legal = linked & ground & ~refused & inside;
    return legal == 0 ? 0 : legal & ~clashes(shape, y);
  }

  /** RFTG-13.5: anchors at which an outer side would be less restrictive than the outline. */
  private long clashes(Shape shape, int y) {
    long clashes = 0;
    for (int dx = 0; dx < shape.width(); dx++) {
      clashes |= clash(stricterNorth, shape.north(dx, 0), y, dx);
      clashes |= clash(stricterNorth, shape.north(dx, shape.height()), y + shape.height(), dx);
    }
    for (int dy = 0; dy < shape.height(); dy++) {
      clashes |= clash(stricterWest, shape.west(0, dy), y + dy, 0);
      clashes |= clash(stricterWest, shape.west(shape.width(), dy), y + dy, shape.width());
    }
    return clashes;
  }

  private static long clash(long[][] stricter, int side, int y, int dx) {
    return side == Sides.WALL || y >= GRID ? 0 : stricter[side][y] >>> dx;
  }
}
