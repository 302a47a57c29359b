package dev.starpost.games.raceforthegalaxy.component.orb;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * An Orb card in one of its four rotations, as rows of squares and sides. Each exists once, so that
 * whatever laying a card asks for is worked out here: rows of bits, the westernmost square first.
 */
final class Shape {
  /** How many squares the sides of a card have. */
  static final int SHORT = 2;

  static final int LONG = 3;

  /**
   * An outer side that is no wall.
   *
   * @param isNorth whether it lies north of the square, otherwise west of it
   * @param level how restrictive it is ({@link Sides#level})
   */
  record Edge(boolean isNorth, int level, int x, int y) {}

  private final int width;
  private final int height;

  /** Row by row. */
  private final Ground[] ground;

  /** The side north of each square, row by row, then the south border. */
  private final int[] north;

  /** The side west of each square, row by row, each row ending with the east border. */
  private final int[] west;

  private final List<Edge> edges;

  /** For each kind of side less restrictive than a wall, row by row: which sides are more so. */
  private final long[] northAbove;

  private final long[] westAbove;

  private final long[] tokens;
  private final long[] airlocks;
  private final int teleporters;
  private final int stations;

  /** Keeps the arrays. */
  private Shape(int width, Ground[] ground, int[] north, int[] west) {
    this.width = width;
    this.height = ground.length / width;
    this.ground = ground;
    this.north = north;
    this.west = west;
    this.edges = findEdges();
    this.northAbove = above(north, width, height + 1);
    this.westAbove = above(west, width + 1, height);
    this.tokens = rows(Ground::holdsToken);
    this.airlocks = rows(Ground::isAirlock);
    this.teleporters = count(Ground::isTeleporter);
    this.stations = count(each -> each == Ground.STATION);
  }

  static Shape of(List<String> squares, List<String> h, List<String> v) {
    int width = squares.get(0).length();
    int height = squares.size();
    Ground[] ground = new Ground[width * height];
    int[] north = new int[width * (height + 1)];
    int[] west = new int[(width + 1) * height];
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        ground[y * width + x] = Ground.of(squares.get(y).charAt(x));
      }
      for (int x = 0; x <= width; x++) {
        west[y * (width + 1) + x] = Sides.of(v.get(y).charAt(x));
      }
    }
    for (int y = 0; y <= height; y++) {
      for (int x = 0; x < width; x++) {
        north[y * width + x] = Sides.of(h.get(y).charAt(x));
      }
    }
    return new Shape(width, ground, north, west);
  }

  /** One turn clockwise: the square (x, y) becomes (height - 1 - y, x). */
  Shape turned() {
    Ground[] turnedGround = new Ground[ground.length];
    int[] turnedNorth = new int[west.length];
    int[] turnedWest = new int[north.length];
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        turnedGround[x * height + height - 1 - y] = at(x, y);
      }
    }
    for (int y = 0; y <= height; y++) { // a side to the north becomes one to the east
      for (int x = 0; x < width; x++) {
        turnedWest[x * (height + 1) + height - y] = north(x, y);
      }
    }
    for (int y = 0; y < height; y++) { // a side to the west becomes one to the north
      for (int x = 0; x <= width; x++) {
        turnedNorth[x * height + height - 1 - y] = west(x, y);
      }
    }
    return new Shape(/* width= */ height, turnedGround, turnedNorth, turnedWest);
  }

  private List<Edge> findEdges() {
    List<Edge> found = new ArrayList<>();
    for (int x = 0; x < width; x++) {
      found.add(new Edge(true, Sides.level(north(x, 0)), x, 0));
      found.add(new Edge(true, Sides.level(north(x, height)), x, height));
    }
    for (int y = 0; y < height; y++) {
      found.add(new Edge(false, Sides.level(west(0, y)), 0, y));
      found.add(new Edge(false, Sides.level(west(width, y)), width, y));
    }
    found.removeIf(edge -> edge.level() == Sides.level(Sides.WALL));
    return List.copyOf(found);
  }

  private static long[] above(int[] sides, int inRow, int rows) {
    long[] above = new long[Sides.LEVELS * rows];
    for (int i = 0; i < sides.length; i++) {
      for (int level = 0; level < Sides.level(sides[i]); level++) {
        above[level * rows + i / inRow] |= 1L << (i % inRow);
      }
    }
    return above;
  }

  private long[] rows(Predicate<Ground> claim) {
    long[] rows = new long[height];
    for (int i = 0; i < ground.length; i++) {
      rows[i / width] |= claim.test(ground[i]) ? 1L << (i % width) : 0;
    }
    return rows;
  }

  private int count(Predicate<Ground> claim) {
    int count = 0;
    for (Ground each : ground) {
      count += claim.test(each) ? 1 : 0;
    }
    return count;
  }

  /** The outer sides that are no walls: a wall may replace every side. */
  List<Edge> edges() {
    return edges;
  }

  boolean hasAirlock() {
    return airlocks[0] != 0; // cards are airlocks as a whole, or not at all
  }

  int teleporters() {
    return teleporters;
  }

  int stations() {
    return stations;
  }

  /** The squares of a row. */
  long squares() {
    return (1L << width) - 1;
  }

  /** The squares of a row with a token. */
  long tokens(int y) {
    return tokens[y];
  }

  /** The squares of a row of an airlock card. */
  long airlocks(int y) {
    return airlocks[y];
  }

  /** Where the sides north of a row are more restrictive than this level. */
  long northAbove(int level, int y) {
    return northAbove[level * (height + 1) + y];
  }

  /** The same for the sides west of its squares, and the east border. */
  long westAbove(int level, int y) {
    return westAbove[level * height + y];
  }

  /** Whether it is higher than wide. */
  boolean stands() {
    return width == SHORT;
  }

  int width() {
    return width;
  }

  int height() {
    return height;
  }

  Ground at(int x, int y) {
    return ground[y * width + x];
  }

  int north(int x, int y) {
    return north[y * width + x];
  }

  int west(int x, int y) {
    return west[y * (width + 1) + x];
  }
}
