package dev.starpost.games.salvage;

import static dev.starpost.games.salvage.SalvageTable.ANN;
import static dev.starpost.games.salvage.SalvageTable.BEN;
import static dev.starpost.games.salvage.SalvageTable.crew;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.salvage.plugin.SalvageGame;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Shown;
import dev.starpost.kernel.Viewer;
import dev.starpost.testkit.record.GameLog;
import dev.starpost.text.Language;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Sentences of the log that say why. */
class LogWordsTest {

  private static String said(Shown event) {
    return GameLog.named(new SalvageGame(), 2).say(event.text(), Language.ENGLISH);
  }

  private static String ended(int ofAnn, int ofBen, List<Seat> winners, List<Seat> resigned) {
    return said(
        new RoundEvent.Ended(
            PerSeat.of(List.of(crew(3), crew(4))),
            PerSeat.of(List.of(ofAnn, ofBen)),
            winners,
            resigned));
  }

  @Test
  void the_end_says_what_has_decided() {
    assertThat(ended(2, 1, List.of(ANN), List.of()))
        .isEqualTo(
            "The game is over: Ann has 2 cargo; Ben has 1 cargo. Ann wins with the most cargo.");
    assertThat(ended(2, 2, List.of(BEN), List.of()))
        .isEqualTo(
            "The game is over: Ann has 2 cargo and a hand of strength 3; Ben has 2 cargo and a hand"
                + " of strength 4. At equal cargo the stronger hand decides: Ben wins.");
    assertThat(ended(2, 1, List.of(BEN), List.of(ANN)))
        .isEqualTo(
            "The game is over: Ann has resigned; Ben has 1 cargo. Nobody else is left, so Ben"
                + " wins.");
  }

  @Test
  void a_bid_that_is_changed_reads_otherwise_than_the_first() {
    SalvageEvent changed = new BoardingEvent.BidPlaced(ANN, crew(4, 5), true);
    assertThat(said(changed)).isEqualTo("Ann changes the bid to 9, face down: crew 4 and 5.");
    assertThat(said(changed.shownTo(Viewer.at(BEN)))).isEqualTo("Ann changes the bid, face down.");
    assertThat(said(new BoardingEvent.BidPlaced(ANN, crew(), true)))
        .isEqualTo("Ann changes the bid, face down: no crew any more.");
  }

  @Test
  void leaving_says_why_and_what_becomes_of_the_party() {
    assertThat(said(new BoardingEvent.DerelictLeft(ANN, "fathom", crew(7), 4, 5, true, true)))
        .isEqualTo(
            "The Fathom is empty: Ann leaves it with 4 cargo, discards crew 7 and now has 5 cargo.");
    assertThat(said(new BoardingEvent.DerelictLeft(ANN, "fathom", crew(7), 0, 5, false, false)))
        .isEqualTo(
            "Ann leaves the Fathom without searching it, discards crew 7 and still has 5 cargo.");
    assertThat(said(new BoardingEvent.DerelictLeft(ANN, "fathom", crew(7), 0, 5, true, false)))
        .isEqualTo("Ann leaves the Fathom empty-handed, discards crew 7 and still has 5 cargo.");
  }
}
