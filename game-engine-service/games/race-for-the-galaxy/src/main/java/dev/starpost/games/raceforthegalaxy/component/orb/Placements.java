package dev.starpost.games.raceforthegalaxy.component.orb;

import java.util.List;

/** RFTG-13.1 to RFTG-13.7: where cards may be laid. Made anew when the Orb or the teams change. */
public final class Placements {
  private final OrbOutline outline;

  /** The row before the first one of the Orb. */
  private final int above;

  /**
   * The squares that must not be covered, on top of those that never may: the rows of the Orb, and
   * one before and after them.
   */
  private final long[] forbidden;

  /**
   * Where cards may be laid.
   *
   * @param teams the squares on which teams stand (RFTG-13.4)
   */
  public Placements(Maze maze, List<At> teams) {
    this.outline = maze.grid().outline();
    this.above = maze.grid().top() - 1;
    this.forbidden = new long[maze.grid().bottom() - above + 2];
    for (int i = 0; i < teams.size(); i++) {
      At team = teams.get(i);
      forbidden[team.y() + At.MIDDLE - above] |= 1L << (team.x() + At.MIDDLE);
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
    long bit = 1L << (node % At.GRID);
    int row = node / At.GRID - above;
    for (int i = row - 1; i <= row + 1; i++) {
      forbidden[i] |= bit | bit << 1 | bit >>> 1;
    }
  }

  private long forbidden(int y) {
    int row = y - above;
    return row < 0 || row >= forbidden.length ? 0 : forbidden[row];
  }

  /** The anchors of one row. */
  private long anchors(Shape shape, int y) {
    long anchors = outline.ground(shape, y);
    for (int i = 0; i < shape.height() && anchors != 0; i++) {
      anchors &= ~OrbOutline.under(forbidden(y + i), shape.width());
    }
    return anchors == 0 ? 0 : outline.withoutClashes(shape, y, anchors);
  }

  /** Every anchor at which the card may be laid in that rotation. */
  public SquareSet anchors(OrbCard card, int rotation) {
    Shape shape = card.shape(rotation);
    int first = outline.first(shape.height());
    long[] rows = new long[outline.last(shape.height()) - first + 1];
    for (int i = 0; i < rows.length; i++) {
      rows[i] = anchors(shape, first + i);
    }
    return new SquareSet(first, rows);
  }

  /** Whether the card may be laid anywhere in that rotation. */
  public boolean fits(OrbCard card, int rotation) {
    Shape shape = card.shape(rotation);
    int last = outline.last(shape.height());
    for (int y = outline.first(shape.height()); y <= last; y++) {
      if (anchors(shape, y) != 0) {
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
        && x < At.GRID
        && y >= outline.first(shape.height())
        && y <= outline.last(shape.height())
        && (anchors(shape, y) >> x & 1) != 0;
  }
}
