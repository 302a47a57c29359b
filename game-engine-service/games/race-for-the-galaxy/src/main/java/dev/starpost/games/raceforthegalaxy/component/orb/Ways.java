package dev.starpost.games.raceforthegalaxy.component.orb;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** RFTG-12.8 to RFTG-12.12: how far a team can go. */
public final class Ways {
  private static final int UNREACHED = -1;

  /** RFTG-12.9: the main airlock space has six squares beside it, others four. */
  private static final int MOST_BESIDE = 8;

  private final Squares squares;
  private final At from;
  private final int most;
  private final int military;

  /** One bit for each square reached, from the first row of the Orb on. */
  private final long[] seen;

  /** The squares reached, nearest first; how far they are, and from which one they are entered. */
  private int[] reached = new int[32];

  private int[] steps = new int[32];
  private int[] before = new int[32];
  private int count;

  /** Whether a teleporter was left: all others are reached then, and need not be tried again. */
  private boolean teleported;

  /**
   * All ways of a team.
   *
   * @param from where it stands
   * @param most how many squares it may still move
   * @param military against alien targets (RFTG-12.10)
   */
  Ways(Squares squares, At from, int most, int military) {
    this.squares = squares;
    this.from = from;
    this.most = most;
    this.military = military;
    this.seen = new long[squares.bottom() - squares.top() + 1];
    int[] to = new int[MOST_BESIDE];
    int[] sides = new int[MOST_BESIDE];
    enter(squares.space(from.node()), UNREACHED);
    for (int i = 0; i < count; i++) {
      // RFTG-12.12: who enters a square with a token stops there
      boolean stops = i > 0 && squares.hasToken(reached[i]);
      if (steps[i] < most && !stops) {
        leave(i, to, sides);
      }
    }
  }

  /** Whether these are the ways of such a team. */
  boolean areOf(At team, int squaresLeft, int ofMilitary) {
    return most == squaresLeft && military == ofMilitary && from.equals(team);
  }

  /** Where the team can go; the square on which it stands is not among them. */
  public SquareSet ends() {
    long[] ends = seen.clone();
    ends[row(reached[0])] &= ~bit(reached[0]);
    return new SquareSet(squares.top(), ends);
  }

  private int row(int node) {
    return node / At.GRID - squares.top();
  }

  private static long bit(int node) {
    return 1L << (node % At.GRID);
  }

  /** Whether the team can go anywhere at all. */
  public boolean isEmpty() {
    return count == 1;
  }

  /** How many squares away that is; -1 if the team cannot go there. */
  public int steps(At to) {
    int at = to.isOnGrid() ? indexOf(squares.space(to.node())) : UNREACHED;
    return at == UNREACHED ? UNREACHED : steps[at];
  }

  /** The squares that the team enters on its way, the last one included. */
  public List<At> way(At to) {
    List<At> way = new ArrayList<>();
    for (int at = indexOf(squares.space(to.node())); at > 0; at = before[at]) {
      way.add(At.of(reached[at]));
    }
    Collections.reverse(way);
    return way;
  }

  private int indexOf(int node) {
    for (int i = 0; i < count; i++) {
      if (reached[i] == node) {
        return i;
      }
    }
    return UNREACHED;
  }

  private void leave(int from, int[] to, int[] sides) {
    int beside = neighbours(squares, reached[from], to, sides);
    for (int i = 0; i < beside; i++) {
      if (Sides.isCrossed(sides[i], military)) {
        enter(to[i], from);
      }
    }
    if (!teleported && squares.ground(reached[from]).isTeleporter()) {
      teleported = true;
      for (int other : squares.teleporters()) {
        enter(other, from);
      }
    }
  }

  private void enter(int node, int from) {
    int row = row(node);
    long bit = bit(node);
    if ((seen[row] & bit) != 0) {
      return;
    }
    seen[row] |= bit;
    if (count == reached.length) {
      reached = Arrays.copyOf(reached, 2 * count);
      steps = Arrays.copyOf(steps, 2 * count);
      before = Arrays.copyOf(before, 2 * count);
    }
    reached[count] = node;
    steps[count] = from == UNREACHED ? 0 : steps[from] + 1;
    before[count] = from;
    count++;
  }

  /**
   * RFTG-12.9: the squares beside a space, and the sides between them; gives how many there are.
   */
  private static int neighbours(Squares squares, int space, int[] to, int[] sides) {
    int found = beside(squares, space, space, to, sides, 0);
    return squares.isWide(space) ? beside(squares, space, space + 1, to, sides, found) : found;
  }

  private static int beside(
      Squares squares, int space, int node, int[] to, int[] sides, int found) {
    int next = add(squares, space, node - At.GRID, squares.north(node), to, sides, found);
    next = add(squares, space, node - 1, squares.west(node), to, sides, next);
    next = add(squares, space, node + 1, squares.west(node + 1), to, sides, next);
    return add(squares, space, node + At.GRID, squares.north(node + At.GRID), to, sides, next);
  }

  private static int add(
      Squares squares, int space, int node, int side, int[] to, int[] sides, int found) {
    if (node < 0 || node >= At.GRID * At.GRID || !squares.has(node)) {
      return found;
    }
    int other = squares.space(node);
    if (other == space) {
      return found;
    }
    to[found] = other;
    sides[found] = side;
    return found + 1;
  }

  /**
   * RFTG-13.13, RFTG-13.14: the squares beside a team that it can enter only with a token: behind a
   * barrier that is too strong, or, with a token for walls, behind a wall too.
   */
  public static List<At> behind(Maze maze, At from, int military, boolean walls) {
    Squares squares = maze.grid();
    int[] to = new int[MOST_BESIDE];
    int[] sides = new int[MOST_BESIDE];
    int beside = neighbours(squares, squares.space(from.node()), to, sides);
    List<At> behind = new ArrayList<>();
    for (int i = 0; i < beside; i++) {
      boolean stopped = !Sides.isCrossed(sides[i], military);
      At at = At.of(to[i]);
      if (stopped && (walls || sides[i] != Sides.WALL) && !behind.contains(at)) {
        behind.add(at);
      }
    }
    return behind;
  }
}
