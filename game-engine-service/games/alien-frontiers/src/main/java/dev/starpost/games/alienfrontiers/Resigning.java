package dev.starpost.games.alienfrontiers;

import static dev.starpost.kernel.Decision.refused;

import dev.starpost.games.alienfrontiers.TurnEvent.PlayerResigned;
import dev.starpost.kernel.Course;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.Dice;
import java.util.Optional;

/** AF-8.5 Resigning: somebody leaves, and the game goes on without them. */
public final class Resigning {
  private Resigning() {}

  public static Decision<FrontiersEvent> resign(AlienFrontiers game, Seat by, Dice dice) {
    if (game.over()) {
      return refused("AF-8.5", "game-over");
    }
    if (game.player(by).resigned()) {
      return refused("AF-8.5", "resigned-already");
    }
    Course<AlienFrontiers, FrontiersEvent> course = game.course();
    course.happens(new PlayerResigned(by));
    if (course.state().inPlay() == 1) {
      Score.end(course, Optional.empty());
    } else if (by.equals(game.active())) {
      Turns.begin(course, course.state().next(), dice);
    }
    return course.accepted();
  }
}
