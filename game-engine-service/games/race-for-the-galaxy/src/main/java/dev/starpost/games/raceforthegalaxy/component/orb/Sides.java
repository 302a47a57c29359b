package dev.starpost.games.raceforthegalaxy.component.orb;

import java.util.List;
import java.util.stream.IntStream;

/**
 * RFTG-11.14: sides of squares as numbers, the more restrictive the higher: 0 is open, 3 to 7 a
 * laser barrier of that strength, 8 a wall.
 */
public final class Sides {
  public static final int OPEN = 0;
  public static final int WALL = 8;

  /** How many kinds of side there are that are less restrictive than a wall. */
  static final int LEVELS = 6;

  private static final int WEAKEST = 3;

  /** Every kind of side, the least restrictive first. */
  public static List<Integer> all() {
    return IntStream.rangeClosed(0, LEVELS).mapToObj(Sides::at).toList();
  }

  private Sides() {}

  static int of(char letter) {
    if (letter == 'o') {
      return OPEN;
    }
    if (letter == 'W') {
      return WALL;
    }
    int strength = letter - '0';
    if (strength < WEAKEST || strength > 7) {
      throw new IllegalArgumentException("there is no side " + letter);
    }
    return strength;
  }

  /** The kinds of side in their order: 0 is open, a wall comes after all barriers. */
  static int level(int side) {
    return side == OPEN ? 0 : side - WEAKEST + 1;
  }

  /** The side of that level. */
  static int at(int level) {
    return level == 0 ? OPEN : level - 1 + WEAKEST;
  }

  /** RFTG-12.10: the most restrictive level that a team of that military crosses. */
  static int crossed(int military) {
    return military < WEAKEST ? 0 : Math.min(level(military), LEVELS - 1);
  }

  /** The letter of a side, as in the data. */
  public static char letter(int side) {
    return side == OPEN ? 'o' : side == WALL ? 'W' : (char) ('0' + side);
  }
}
