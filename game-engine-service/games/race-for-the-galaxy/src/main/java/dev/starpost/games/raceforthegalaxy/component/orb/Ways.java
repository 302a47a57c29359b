package dev.starpost.games.raceforthegalaxy.component.orb;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** RFTG-12.8 to RFTG-12.12: how far a team can go. */
public final class Ways {
  private static final int UNREACHED = -1;

  private final Maze maze;
  private final int military;
  private final int[] steps = new int[At.GRID * At.GRID];
  private final int[] before = new int[At.GRID * At.GRID];
  private final List<Integer> reached = new ArrayList<>();

  /**
   * All ways of a team.
   *
   * @param from where it stands
   * @param most how many squares it may still move
   * @param military against alien targets (RFTG-12.10)
   */
  public Ways(Maze maze, At from, int most, int military) {
    this.maze = maze;
    this.military = military;
    Arrays.fill(steps, UNREACHED);
    int start = maze.space(from.node());
    steps[start] = 0;
    reached.add(start);
    for (int i = 0; i < reached.size(); i++) {
      int node = reached.get(i);
      // RFTG-12.12: who enters a square with a token stops there
      boolean stops = i > 0 && maze.hasToken(At.of(node));
      if (steps[node] < most && !stops) {
        leave(node);
      }
    }
  }

  /** Where the team can go; the square on which it stands is not among them. */
  public List<At> ends() {
    List<Integer> ends = new ArrayList<>(reached.subList(1, reached.size()));
    Collections.sort(ends);
    return ends.stream().map(At::of).toList();
  }

  /** How many squares away that is; -1 if the team cannot go there. */
  public int steps(At to) {
    return to.isOnGrid() ? steps[maze.space(to.node())] : UNREACHED;
  }

  /** The squares that the team enters on its way, the last one included. */
  public List<At> way(At to) {
    List<At> way = new ArrayList<>();
    for (int node = maze.space(to.node()); steps[node] > 0; node = before[node]) {
      way.add(0, At.of(node));
    }
    return way;
  }

  private void leave(int node) {
    for (Step step : neighbours(maze, node)) {
      if (Sides.isCrossed(step.side(), military)) {
        enter(step.to(), node);
      }
    }
    if (maze.ground(node).isTeleporter()) {
      for (int other = 0; other < steps.length; other++) {
        if (maze.has(other) && maze.ground(other).isTeleporter()) {
          enter(other, node);
        }
      }
    }
  }

  private void enter(int node, int from) {
    if (steps[node] == UNREACHED) {
      steps[node] = steps[from] + 1;
      before[node] = from;
      reached.add(node);
    }
  }

  /** A square beside another, and the side between them. */
  record Step(int to, int side) {}

  /** RFTG-12.9: the squares beside a space; the main airlock space has six. */
  private static List<Step> neighbours(Maze maze, int space) {
    List<Step> steps = new ArrayList<>(6);
    beside(maze, space, space, steps);
    if (maze.has(space + 1) && maze.space(space + 1) == space) {
      beside(maze, space, space + 1, steps);
    }
    return steps;
  }

  private static void beside(Maze maze, int space, int node, List<Step> steps) {
    add(maze, space, node - At.GRID, maze.north(node), steps);
    add(maze, space, node - 1, maze.west(node), steps);
    add(maze, space, node + 1, maze.west(node + 1), steps);
    add(maze, space, node + At.GRID, maze.north(node + At.GRID), steps);
  }

  private static void add(Maze maze, int space, int to, int side, List<Step> steps) {
    if (to >= 0 && to < At.GRID * At.GRID && maze.has(to) && maze.space(to) != space) {
      steps.add(new Step(maze.space(to), side));
    }
  }

  /**
   * RFTG-13.13, RFTG-13.14: the squares beside a team that it can enter only with a token: behind a
   * barrier that is too strong, or, with a token for walls, behind a wall too.
   */
  public static List<At> behind(Maze maze, At from, int military, boolean walls) {
    List<At> squares = new ArrayList<>();
    for (Step step : neighbours(maze, maze.space(from.node()))) {
      boolean stopped = !Sides.isCrossed(step.side(), military);
      if (stopped && (walls || step.side() != Sides.WALL) && !squares.contains(At.of(step.to()))) {
        squares.add(At.of(step.to()));
      }
    }
    return squares;
  }
}
