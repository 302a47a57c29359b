package dev.starpost.games.raceforthegalaxy.component.orb;

import java.util.ArrayList;
import java.util.List;

/** RFTG-13.1 to RFTG-13.7, as the rules say it and as slow as that is. */
final class PlainReading {
  private final Maze maze;
  private final List<At> teams;

  private PlainReading(Maze maze, List<At> teams) {
    this.maze = maze;
    this.teams = teams;
  }

  /** All anchors; away from the card under a team unless that is null. */
  static List<At> anchors(Maze maze, List<At> teams, OrbCard card, int rotation, At generated) {
    List<At> anchors = new ArrayList<>();
    for (int y = -30; y < 28; y++) {
      for (int x = -30; x < 28; x++) {
        Placement placement = new Placement(card, x, y, rotation);
        PlainReading reading = new PlainReading(maze, teams);
        if (reading.isLegal(placement)
            && (generated == null || reading.keepsAway(placement, generated))) {
          anchors.add(new At(x, y));
        }
      }
    }
    return anchors;
  }

  private static List<At> squares(Placement placement) {
    List<At> squares = new ArrayList<>();
    for (int y = 0; y < placement.shape().height(); y++) {
      for (int x = 0; x < placement.shape().width(); x++) {
        squares.add(new At(placement.x() + x, placement.y() + y));
      }
    }
    return squares;
  }

  private boolean isLegal(Placement placement) {
    List<At> squares = squares(placement);
    boolean linked = squares.stream().anyMatch(this::touches);
    boolean newGround = squares.stream().anyMatch(at -> !maze.has(at));
    return linked && newGround && squares.stream().allMatch(this::mayCover) && fits(placement);
  }

  private boolean touches(At at) {
    return maze.has(at)
        || maze.has(new At(at.x() + 1, at.y()))
        || maze.has(new At(at.x() - 1, at.y()))
        || maze.has(new At(at.x(), at.y() + 1))
        || maze.has(new At(at.x(), at.y() - 1));
  }

  private boolean mayCover(At at) {
    return !maze.has(at)
        || (!maze.ground(at).orElseThrow().isAirlock()
            && !maze.hasToken(at)
            && !teams.contains(at));
  }

  private boolean fits(Placement placement) {
    Shape shape = placement.shape();
    for (int x = 0; x < shape.width(); x++) {
      for (int y : List.of(0, shape.height())) {
        At south = new At(placement.x() + x, placement.y() + y);
        boolean outline = maze.has(south) != maze.has(new At(south.x(), south.y() - 1));
        if (outline && shape.north(x, y) < maze.north(south)) {
          return false;
        }
      }
    }
    for (int y = 0; y < shape.height(); y++) {
      for (int x : List.of(0, shape.width())) {
        At east = new At(placement.x() + x, placement.y() + y);
        boolean outline = maze.has(east) != maze.has(new At(east.x() - 1, east.y()));
        if (outline && shape.west(x, y) < maze.west(east)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean keepsAway(Placement placement, At team) {
    int owner = maze.owner(team.node());
    for (At laid : squares(maze.laid().get(owner))) {
      if (maze.owner(laid.node()) == owner) {
        for (At square : squares(placement)) {
          if (Math.abs(square.x() - laid.x()) < 2 && Math.abs(square.y() - laid.y()) < 2) {
            return false;
          }
        }
      }
    }
    return true;
  }
}
