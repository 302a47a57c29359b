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
    enter(squares.space(from.node()), UNREACHED);
    for (int i = 0; i < count; i++) {
      // RFTG-12.12: who enters a square with a token stops there
      boolean stops = i > 0 && squares.hasToken(reached[i]);
      if (steps[i] < most && !stops) {
        leave(i, to);
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

  private void leave(int from, int[] to) {
    int beside = beside(squares, reached[from], Sides.crossed(military), to);
    for (int i = 0; i < beside; i++) {
      enter(to[i], from);
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

  /** Whether a team can leave its square at all, without a token. */
  static boolean canLeave(Squares squares, At from, int military) {
    int space = squares.space(from.node());
    return beside(squares, space, Sides.crossed(military), new int[MOST_BESIDE]) > 0
        || (squares.ground(space).isTeleporter() && squares.teleporters().length > 1);
  }

  /**
   * RFTG-12.9: the squares beside a space that can be entered across sides of that level and less
   * restrictive ones; gives how many there are.
   */
  private static int beside(Squares squares, int space, int level, int[] to) {
    int found = beside(squares, space, space, level, to, 0);
    return squares.isWide(space) ? beside(squares, space, space + 1, level, to, found) : found;
  }

  private static int beside(Squares squares, int space, int node, int level, int[] to, int before) {
    int found = before;
    if (!squares.isNorthAbove(node, level)) {
      found = add(squares, space, node - At.GRID, to, found);
    }
    if (!squares.isWestAbove(node, level)) {
      found = add(squares, space, node - 1, to, found);
    }
    if (!squares.isWestAbove(node + 1, level)) {
      found = add(squares, space, node + 1, to, found);
    }
    if (!squares.isNorthAbove(node + At.GRID, level)) {
      found = add(squares, space, node + At.GRID, to, found);
    }
    return found;
  }

  private static int add(Squares squares, int space, int node, int[] to, int found) {
    if (node < 0 || node >= At.GRID * At.GRID || !squares.has(node)) {
      return found;
    }
    int other = squares.space(node);
    if (other == space) {
      return found;
    }
    to[found] = other;
    return found + 1;
  }

  /**
   * RFTG-13.13, RFTG-13.14: the squares beside a team that it can enter only with a token: behind a
   * barrier that is too strong, or, with a token for walls, behind a wall too.
   */
  public static List<At> behind(Maze maze, At from, int military, boolean walls) {
    List<At> behind = besideTeam(maze, from, walls ? Sides.LEVELS : Sides.LEVELS - 1);
    behind.removeAll(besideTeam(maze, from, Sides.crossed(military)));
    return behind;
  }

  private static List<At> besideTeam(Maze maze, At from, int level) {
    int[] to = new int[MOST_BESIDE];
    int beside = beside(maze.grid(), maze.grid().space(from.node()), level, to);
    List<At> squares = new ArrayList<>(beside);
    for (int i = 0; i < beside; i++) {
      squares.add(At.of(to[i]));
    }
    return squares;
  }
}
