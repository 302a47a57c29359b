package dev.starpost.games.raceforthegalaxy.component.orb;

/**
 * A row of the grid of the Orb: one bit for each square, so that what is asked of a whole row is
 * asked once. Never changed once it is made.
 */
final class OrbRow {
  static final OrbRow EMPTY = new OrbRow(0, 0, 0, new long[2 * Sides.LEVELS], new short[At.GRID]);

  /** Parts of the number of a square: its ground from 1 on, and the card it is of. */
  private static final int PART = 4;

  private static final int MASK = (1 << PART) - 1;

  private final long visible;
  private final long tokens;
  private final long airlocks;

  /**
   * For each kind of side less restrictive than a wall: where the side to the north is more
   * restrictive, then where the side to the west is.
   */
  private final long[] sides;

  private final short[] squares;

  private OrbRow(long visible, long tokens, long airlocks, long[] sides, short[] squares) {
    this.visible = visible;
    this.tokens = tokens;
    this.airlocks = airlocks;
    this.sides = sides;
    this.squares = squares;
  }

  /**
   * With a row of a card over it.
   *
   * @param y which row of the card; the one after its last has nothing but sides to the north
   * @param left where the card begins
   */
  OrbRow covered(Shape shape, int y, int left, int owner) {
    long covered = shape.squares() << left;
    long[] newSides = sides.clone();
    for (int level = 0; level < Sides.LEVELS; level++) {
      newSides[level] = (newSides[level] & ~covered) | shape.northAbove(level, y) << left;
    }
    if (y == shape.height()) {
      return new OrbRow(visible, tokens, airlocks, newSides, squares);
    }
    long bordered = covered | covered << 1; // the east border is the west side of the next square
    for (int level = 0; level < Sides.LEVELS; level++) {
      int at = Sides.LEVELS + level;
      newSides[at] = (newSides[at] & ~bordered) | shape.westAbove(level, y) << left;
    }
    short[] newSquares = squares.clone();
    for (int x = 0; x < shape.width(); x++) {
      newSquares[left + x] = (short) (shape.at(x, y).index() + 1 | owner << PART);
    }
    return new OrbRow(
        visible | covered,
        (tokens & ~covered) | shape.tokens(y) << left,
        airlocks | shape.airlocks(y) << left,
        newSides,
        newSquares);
  }

  OrbRow withoutToken(int x) {
    return new OrbRow(visible, tokens & ~(1L << x), airlocks, sides, squares);
  }

  long visible() {
    return visible;
  }

  long tokens() {
    return tokens;
  }

  /** The squares of airlock cards. */
  long airlocks() {
    return airlocks;
  }

  /** Where the side to the north is more restrictive than this level ({@link Sides#level}). */
  long northAbove(int level) {
    return level < Sides.LEVELS ? sides[level] : 0;
  }

  /** The same for the side to the west. */
  long westAbove(int level) {
    return level < Sides.LEVELS ? sides[Sides.LEVELS + level] : 0;
  }

  boolean has(int x) {
    return (visible >> x & 1) != 0;
  }

  boolean hasToken(int x) {
    return (tokens >> x & 1) != 0;
  }

  /** What a square that is visible holds. */
  Ground ground(int x) {
    return Ground.ALL.get((squares[x] & MASK) - 1);
  }

  /** Whether the square is visible and holds this. */
  boolean is(int x, Ground ground) {
    return (squares[x] & MASK) == ground.index() + 1;
  }

  /** The card it is of, as its place among all that were laid. */
  int owner(int x) {
    return squares[x] >> PART;
  }
}
