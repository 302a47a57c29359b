package dev.starpost.games.raceforthegalaxy.component.orb;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** An Orb card in one of its four rotations, as rows of squares and sides. */
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

  private List<Edge> edges = List.of();

  private Shape(int width, int height) {
    this.width = width;
    this.height = height;
    this.ground = new Ground[width * height];
    this.north = new int[width * (height + 1)];
    this.west = new int[(width + 1) * height];
  }

  static Shape of(List<String> squares, List<String> h, List<String> v) {
    int width = squares.get(0).length();
    int height = squares.size();
    Shape shape = new Shape(width, height);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        shape.ground[y * width + x] = Ground.of(squares.get(y).charAt(x));
      }
      for (int x = 0; x <= width; x++) {
        shape.west[y * (width + 1) + x] = Sides.of(v.get(y).charAt(x));
      }
    }
    for (int y = 0; y <= height; y++) {
      for (int x = 0; x < width; x++) {
        shape.north[y * width + x] = Sides.of(h.get(y).charAt(x));
      }
    }
    shape.edges = shape.findEdges();
    return shape;
  }

  /** One turn clockwise: the square (x, y) becomes (height - 1 - y, x). */
  Shape turned() {
    Shape turned = new Shape(/* width= */ height, /* height= */ width);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        turned.ground[x * height + height - 1 - y] = at(x, y);
      }
    }
    for (int y = 0; y <= height; y++) { // a side to the north becomes one to the east
      for (int x = 0; x < width; x++) {
        turned.west[x * (height + 1) + height - y] = north(x, y);
      }
    }
    for (int y = 0; y < height; y++) { // a side to the west becomes one to the north
      for (int x = 0; x <= width; x++) {
        turned.north[x * height + height - 1 - y] = west(x, y);
      }
    }
    turned.edges = turned.findEdges();
    return turned;
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

  /** The outer sides that are no walls: a wall may replace every side. */
  List<Edge> edges() {
    return edges;
  }

  boolean hasAirlock() {
    return count(Ground::isAirlock) > 0;
  }

  int teleporters() {
    return count(Ground::isTeleporter);
  }

  private int count(Predicate<Ground> claim) {
    int count = 0;
    for (Ground each : ground) {
      count += claim.test(each) ? 1 : 0;
    }
    return count;
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
