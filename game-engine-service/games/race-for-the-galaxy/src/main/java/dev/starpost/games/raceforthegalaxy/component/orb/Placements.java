package dev.starpost.games.raceforthegalaxy.component.orb;

import java.util.List;

/** RFTG-13.1 to RFTG-13.7: where cards may be laid. Made anew when the Orb or the teams change. */
public final class Placements {
  private static final int GRID = At.GRID;

  private final OrbOutline outline;

  /** The squares that must not be covered, on top of those that never may. */
  private final long[] forbidden = new long[GRID];

  /** Anchors but for the sides, of cards that stand and of cards that lie; null until asked for. */
  private long[] standing;

  private long[] lying;

  /**
   * Where cards may be laid.
   *
   * @param teams the squares on which teams stand (RFTG-13.4)
   */
  public Placements(Maze maze, List<At> teams) {
    this.outline = maze.grid().outline();
    for (int i = 0; i < teams.size(); i++) {
      At team = teams.get(i);
      forbidden[team.y() + At.MIDDLE] |= 1L << (team.x() + At.MIDDLE);
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
    standing = null;
    lying = null;
    return this;
  }

  private void forbidAround(int node) {
    long bit = 1L << (node % GRID);
    for (int y = Math.max(0, node / GRID - 1); y <= Math.min(GRID - 1, node / GRID + 1); y++) {
      forbidden[y] |= bit | bit << 1 | bit >>> 1;
    }
  }

  /** Every anchor at which the card may be laid in that rotation. */
  public SquareSet anchors(OrbCard card, int rotation) {
    Shape shape = card.shape(rotation);
    long[] legal = ground(shape).clone();
    outline.removeClashes(shape, legal);
    return new SquareSet(outline.first(shape.height()), legal);
  }

  private long[] ground(Shape shape) {
    if (shape.stands()) {
      standing = standing == null ? allowed(shape) : standing;
      return standing;
    }
    lying = lying == null ? allowed(shape) : lying;
    return lying;
  }

  private long[] allowed(Shape shape) {
    long[] allowed = outline.ground(shape).clone();
    int first = outline.first(shape.height());
    for (int i = 0; i < allowed.length; i++) {
      for (int y = first + i; y < first + i + shape.height(); y++) {
        allowed[i] &= ~OrbOutline.under(forbidden[y], shape.width());
      }
    }
    return allowed;
  }

  /** Whether the card may be laid anywhere in that rotation. */
  public boolean fits(OrbCard card, int rotation) {
    return !anchors(card, rotation).isEmpty();
  }

  public boolean isLegal(Placement placement) {
    return anchors(placement.card(), placement.rotation())
        .has(new At(placement.x(), placement.y()));
  }
}
