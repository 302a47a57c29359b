package dev.starpost.games.salvage;

import static dev.starpost.games.salvage.component.SalvageComponents.BOX;
import static dev.starpost.kernel.Decision.refused;

import dev.starpost.games.salvage.BoardingEvent.BidPlaced;
import dev.starpost.games.salvage.BoardingEvent.BidsRevealed;
import dev.starpost.games.salvage.BoardingEvent.DerelictBoarded;
import dev.starpost.games.salvage.BoardingEvent.DerelictDrifted;
import dev.starpost.games.salvage.BoardingEvent.TieRolled;
import dev.starpost.games.salvage.component.Crew;
import dev.starpost.kernel.Course;
import dev.starpost.kernel.Decision;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Question;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.option.Option;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;

/** §4 Bidding: everybody names a boarding party in secret; the strongest goes on board. */
final class Bidding {
  private Bidding() {}

  static Question question(Salvage game) {
    return new Question(
        "bid", Text.of("question.bid", "derelict", game.current().label()), "SV-4.1");
  }

  static List<Option<SalvageMove>> options(Salvage game, Seat seat) {
    Crew hand = game.hands().get(seat);
    int most = Math.min(BOX.largestBid(), hand.size());
    return List.of(
        Option.<SalvageMove>of(new SalvageMove.Bid(List.of()), Text.of("label.bid"), "SV-4.1")
            .choosing(SalvageMove.Bid.CREW, hand.items(), 0, most));
  }

  static Decision<SalvageEvent> decide(Salvage game, Seat by, List<Integer> crew, Dice dice) {
    if (!(game.pending().orElse(null) instanceof Pending.Bids bids)) {
      return refused("SV-3.2", "not-bidding");
    }
    if (crew.size() > BOX.largestBid()) {
      return refused("SV-4.1", "party-too-large", "most", BOX.largestBid());
    }
    if (!game.hands().get(by).has(crew)) {
      return refused("SV-4.1", "crew-not-in-hand");
    }
    Course<Salvage, SalvageEvent> course = game.course();
    course.happens(new BidPlaced(by, new Crew(crew), bids.answers().of(by).isPresent()));
    if (bids.answers().isCompletedBy(by)) {
      reveal(course, dice);
    }
    return course.accepted();
  }

  /** What follows when the last bid is in. */
  static void reveal(Course<Salvage, SalvageEvent> course, Dice dice) {
    Pending.Bids bids = (Pending.Bids) course.state().pending().orElseThrow();
    PerSeat<Crew> shown =
        PerSeat.filled(
            course.state().hands().size(), seat -> bids.answers().of(seat).orElse(Crew.NONE));
    course.happens(new BidsRevealed(shown));
    List<Seat> strongest = strongest(shown);
    if (strongest.isEmpty()) {
      course.happens(new DerelictDrifted(course.state().current().id()));
      Refit.refit(course, dice);
      return;
    }
    Seat winner = rollOff(strongest, course, dice);
    course.happens(new DerelictBoarded(winner, course.state().current().id(), shown.get(winner)));
  }

  private static List<Seat> strongest(PerSeat<Crew> bids) {
    int most = bids.values().stream().mapToInt(Crew::strength).max().orElseThrow();
    return most == 0
        ? List.of()
        : bids.seats().stream().filter(seat -> bids.get(seat).strength() == most).toList();
  }

  /** SV-4.4: those who tie roll, and those who tie again roll again. */
  private static Seat rollOff(List<Seat> tied, Course<Salvage, SalvageEvent> course, Dice dice) {
    List<Seat> left = tied;
    while (left.size() > 1) {
      List<TieRolled.Roll> rolls = new ArrayList<>();
      left.forEach(seat -> rolls.add(new TieRolled.Roll(seat, dice.roll(BOX.dieSides()))));
      course.happens(new TieRolled(List.copyOf(rolls)));
      int highest = rolls.stream().mapToInt(TieRolled.Roll::value).max().orElseThrow();
      left =
          rolls.stream().filter(roll -> roll.value() == highest).map(TieRolled.Roll::seat).toList();
    }
    return left.get(0);
  }
}
