package dev.starpost.games.salvage;

import static dev.starpost.games.salvage.component.SalvageComponents.BOX;
import static dev.starpost.kernel.Decision.refused;

import dev.starpost.games.salvage.BoardingEvent.CrewLost;
import dev.starpost.games.salvage.BoardingEvent.DerelictLeft;
import dev.starpost.games.salvage.BoardingEvent.HoldSearched;
import dev.starpost.games.salvage.BoardingEvent.PartyLost;
import dev.starpost.games.salvage.component.Crew;
import dev.starpost.games.salvage.component.Derelict;
import dev.starpost.kernel.Course;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Question;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.option.Option;
import dev.starpost.text.Text;
import java.util.List;
import java.util.Optional;

/** §5 Boarding: search on, or leave with what was found. */
final class Boarding {
  private Boarding() {}

  static Question question(Salvage game) {
    return new Question(
        "board", Text.of("question.board", "derelict", game.current().label()), "SV-5.1");
  }

  static List<Option<SalvageMove>> options(Pending.Boarded boarded) {
    return List.of(
        Option.of(new SalvageMove.Search(), Text.of("label.search"), "SV-5.2"),
        Option.of(
            new SalvageMove.Leave(), Text.of("label.leave", "cargo", boarded.found()), "SV-5.5"));
  }

  static Question questionOfLoss() {
    return new Question("lose-crew", Text.of("question.lose-crew"), "SV-5.3");
  }

  static List<Option<SalvageMove>> optionsOfLoss(Crew party) {
    return List.of(
        Option.<SalvageMove>of(
                new SalvageMove.LoseCrew(List.of()), Text.of("label.lose-crew"), "SV-5.3")
            .choosing(SalvageMove.LoseCrew.CREW, party.items(), 1, 1));
  }

  static Decision<SalvageEvent> search(Salvage game, Seat by, Dice dice) {
    Optional<Decision<SalvageEvent>> refusal = refusal(game, by);
    if (refusal.isPresent()) {
      return refusal.get();
    }
    int roll = dice.roll(BOX.dieSides());
    Derelict derelict = game.current();
    boolean found = roll > derelict.danger();
    Course<Salvage, SalvageEvent> course = game.course();
    course.happens(new HoldSearched(by, derelict.id(), derelict.danger(), roll, found));
    if (found) {
      if (course.state().boarding().orElseThrow().found() == derelict.holds()) {
        leave(course, dice); // SV-5.6
      }
      return course.accepted();
    }
    Crew party = course.state().boarding().orElseThrow().party();
    if (party.areAlike()) {
      course.happens(new CrewLost(by, derelict.id(), party.cards().get(0), false));
    }
    if (party.size() == 1) {
      course.happens(new PartyLost(by, derelict.id()));
      Refit.refit(course, dice);
    }
    return course.accepted();
  }

  static Decision<SalvageEvent> leave(Salvage game, Seat by, Dice dice) {
    Optional<Decision<SalvageEvent>> refusal = refusal(game, by);
    if (refusal.isPresent()) {
      return refusal.get();
    }
    Course<Salvage, SalvageEvent> course = game.course();
    leave(course, dice);
    return course.accepted();
  }

  static Decision<SalvageEvent> lose(Salvage game, Seat by, List<Integer> crew) {
    if (!(game.pending().orElse(null) instanceof Pending.CrewToLose loss)
        || !loss.seat().equals(by)) {
      return refused("SV-5.3", "no-crew-to-lose");
    }
    if (crew.size() != 1) {
      return refused("SV-5.3", "lose-one");
    }
    if (!loss.party().has(crew)) {
      return refused("SV-5.3", "crew-not-in-party");
    }
    return game.course()
        .happens(new CrewLost(by, game.current().id(), crew.get(0), true))
        .accepted();
  }

  private static Optional<Decision<SalvageEvent>> refusal(Salvage game, Seat by) {
    Pending pending = game.pending().orElse(null);
    if (pending instanceof Pending.CrewToLose loss && loss.seat().equals(by)) {
      return Optional.of(refused("SV-5.3", "lose-crew-first"));
    }
    if (!(pending instanceof Pending.Boarded boarded) || !boarded.seat().equals(by)) {
      return Optional.of(refused("SV-5.1", "not-boarding"));
    }
    return Optional.empty();
  }

  /** SV-5.5: the party is back with what it has found. */
  static void bringHome(Course<Salvage, SalvageEvent> course) {
    Salvage game = course.state();
    Pending.Boarded boarded = game.boarding().orElseThrow();
    course.happens(
        new DerelictLeft(
            boarded.seat(),
            game.current().id(),
            boarded.party(),
            boarded.found(),
            game.cargo().get(boarded.seat()) + boarded.found(),
            hasSearched(game, boarded),
            boarded.found() == game.current().holds()));
  }

  /** Every search has found cargo or cost one of the crew that was bid. */
  private static boolean hasSearched(Salvage game, Pending.Boarded boarded) {
    Crew bid = game.bids().orElseThrow().get(boarded.seat());
    return boarded.found() > 0 || boarded.party().size() < bid.size();
  }

  private static void leave(Course<Salvage, SalvageEvent> course, Dice dice) {
    bringHome(course);
    Refit.refit(course, dice);
  }
}
