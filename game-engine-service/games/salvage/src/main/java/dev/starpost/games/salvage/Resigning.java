package dev.starpost.games.salvage;

import static dev.starpost.kernel.Decision.refused;

import dev.starpost.games.salvage.BoardingEvent.DerelictDrifted;
import dev.starpost.games.salvage.RoundEvent.PlayerResigned;
import dev.starpost.games.salvage.component.Crew;
import dev.starpost.kernel.Course;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.Dice;

/** §8 Resigning: somebody leaves, and the game goes on without them. */
public final class Resigning {
  private Resigning() {}

  public static Decision<SalvageEvent> resign(Salvage game, Seat by, Dice dice) {
    if (game.over()) {
      return refused("SV-8.1", "game-over");
    }
    if (game.resigned().contains(by)) {
      return refused("SV-8.1", "resigned-already");
    }
    boolean onBoard = game.boarding().filter(boarded -> boarded.seat().equals(by)).isPresent();
    Crew party = onBoard ? game.boarding().orElseThrow().party() : Crew.NONE;
    Course<Salvage, SalvageEvent> course = game.course();
    course.happens(new PlayerResigned(by, game.hands().get(by), party));
    if (course.state().inPlay().size() == 1) {
      if (course.state().boarding().isPresent()) {
        Boarding.bringHome(course);
      }
      Scoring.end(course);
    } else if (onBoard) {
      course.happens(new DerelictDrifted(game.current().id()));
      Refit.refit(course, dice);
    } else {
      goOn(course, dice);
    }
    return course.accepted();
  }

  /** If only the one who left was missing, nobody waits any longer. */
  private static void goOn(Course<Salvage, SalvageEvent> course, Dice dice) {
    Pending pending = course.state().pending().orElseThrow();
    if (!pending.awaiting().isEmpty()) {
      return;
    }
    if (pending instanceof Pending.Bids) {
      Bidding.reveal(course, dice);
    } else {
      Refit.showTrims(course);
    }
  }
}
