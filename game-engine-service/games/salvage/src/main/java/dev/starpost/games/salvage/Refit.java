package dev.starpost.games.salvage;

import static dev.starpost.games.salvage.component.SalvageComponents.BOX;
import static dev.starpost.kernel.Decision.refused;

import dev.starpost.games.salvage.RoundEvent.CrewDrawn;
import dev.starpost.games.salvage.RoundEvent.DeckRenewed;
import dev.starpost.games.salvage.RoundEvent.DerelictSighted;
import dev.starpost.games.salvage.RoundEvent.HandsOverLimit;
import dev.starpost.games.salvage.RoundEvent.HandsTrimmed;
import dev.starpost.games.salvage.RoundEvent.TrimChosen;
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

/** §6 Refit: everybody draws, those with too many cards discard, and the next round begins. */
final class Refit {
  private Refit() {}

  static Question question(Salvage game, Seat seat) {
    return new Question(
        "trim-hand", Text.of("question.trim", "count", excess(game, seat)), "SV-6.3");
  }

  static List<Option<SalvageMove>> options(Salvage game, Seat seat) {
    int excess = excess(game, seat);
    return List.of(
        Option.<SalvageMove>of(
                new SalvageMove.TrimHand(List.of()),
                Text.of("label.trim", "count", excess),
                "SV-6.3")
            .choosing(SalvageMove.TrimHand.CREW, game.hands().get(seat).items(), excess, excess));
  }

  /** What follows when a derelict has gone. */
  static void refit(Course<Salvage, SalvageEvent> course, Dice dice) {
    if (course.state().queue().isEmpty()) {
      Scoring.end(course);
      return;
    }
    for (Seat seat : course.state().inPlay()) {
      draw(course, seat, dice);
    }
    Salvage game = course.state();
    List<Seat> overLimit = game.inPlay().stream().filter(seat -> excess(game, seat) > 0).toList();
    if (overLimit.isEmpty()) {
      nextRound(course);
    } else {
      course.happens(new HandsOverLimit(overLimit));
    }
  }

  /** SV-3.1, SV-6.4. */
  static void nextRound(Course<Salvage, SalvageEvent> course) {
    Salvage game = course.state();
    Derelict next = game.derelict(game.queue().get(0));
    int round = game.past().size() + 1;
    course.happens(new DerelictSighted(round, next.id(), next.holds(), next.danger()));
  }

  static Decision<SalvageEvent> trim(Salvage game, Seat by, List<Integer> crew) {
    if (!(game.pending().orElse(null) instanceof Pending.HandsToTrim trimming)
        || !trimming.answers().asked().contains(by)) {
      return refused("SV-6.3", "nothing-to-discard");
    }
    int excess = excess(game, by);
    if (crew.size() != excess) {
      return refused("SV-6.3", "wrong-discard-count", "count", excess);
    }
    if (!game.hands().get(by).has(crew)) {
      return refused("SV-6.3", "crew-not-in-hand");
    }
    Course<Salvage, SalvageEvent> course = game.course();
    course.happens(new TrimChosen(by, new Crew(crew)));
    if (trimming.answers().isCompletedBy(by)) {
      showTrims(course);
    }
    return course.accepted();
  }

  /** What follows when the last one has chosen. */
  static void showTrims(Course<Salvage, SalvageEvent> course) {
    Pending.HandsToTrim complete = (Pending.HandsToTrim) course.state().pending().orElseThrow();
    course.happens(
        new HandsTrimmed(
            complete.answers().given().stream()
                .map(given -> new HandsTrimmed.Trim(given.seat(), given.answer()))
                .toList()));
    nextRound(course);
  }

  private static void draw(Course<Salvage, SalvageEvent> course, Seat seat, Dice dice) {
    Salvage game = course.state();
    if (game.deck().isEmpty() && !game.discards().isEmpty()) {
      course.happens(new DeckRenewed(dice.shuffle(game.discards().cards())));
    }
    if (!course.state().deck().isEmpty()) {
      course.happens(new CrewDrawn(seat, course.state().deck().get(0)));
    }
  }

  private static int excess(Salvage game, Seat seat) {
    return Math.max(0, game.hands().get(seat).size() - BOX.handLimit());
  }
}
