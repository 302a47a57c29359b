package dev.starpost.games.salvage;

import static dev.starpost.games.salvage.SalvageTable.ANN;
import static dev.starpost.games.salvage.SalvageTable.BEN;
import static dev.starpost.games.salvage.SalvageTable.CAT;
import static dev.starpost.games.salvage.SalvageTable.crew;
import static dev.starpost.games.salvage.SalvageTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.salvage.BoardingEvent.BidPlaced;
import dev.starpost.games.salvage.BoardingEvent.BidsRevealed;
import dev.starpost.games.salvage.BoardingEvent.DerelictBoarded;
import dev.starpost.games.salvage.BoardingEvent.DerelictDrifted;
import dev.starpost.games.salvage.BoardingEvent.TieRolled;
import dev.starpost.games.salvage.SalvageMove.Bid;
import dev.starpost.games.salvage.SalvageMove.Search;
import dev.starpost.games.salvage.component.Crew;
import dev.starpost.games.salvage.plugin.SalvageGame;
import dev.starpost.games.salvage.view.SalvageView;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Viewer;
import dev.starpost.testkit.Rule;
import dev.starpost.testkit.Scenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

class BiddingTest implements Scenarios<Salvage, SalvageMove, SalvageEvent> {

  @Override
  public Rules<Salvage, SalvageMove, SalvageEvent> rules() {
    return new SalvageGame().rules();
  }

  @Test
  @Rule("SV-4.1")
  void a_bid_is_placed_in_secret() {
    Salvage game = table(2).hand(ANN, 1, 5, 9).hand(BEN, 2).bidding();
    given(game)
        .when(ANN, new Bid(List.of(5, 9)))
        .then(new BidPlaced(ANN, crew(5, 9), false))
        .thenState(
            state -> {
              assertThat(SalvageView.of(state, Viewer.at(ANN)).yourAnswer()).contains(crew(5, 9));
              assertThat(rules().view(state, Viewer.at(BEN)))
                  .isEqualTo(rules().view(game, Viewer.at(BEN)));
              assertThat(rules().awaiting(state)).containsExactly(BEN);
            });
    assertThat(new BidPlaced(ANN, crew(5, 9), false).shownTo(Viewer.at(BEN)))
        .isEqualTo(new SalvageShown.BidPlaced(ANN, false));
  }

  @Test
  @Rule("SV-4.1")
  void at_most_three_crew_may_bid() {
    given(table(2).hand(ANN, 1, 2, 3, 4).bidding())
        .when(ANN, new Bid(List.of(1, 2, 3, 4)))
        .thenRefused("SV-4.1", "party-too-large");
  }

  @Test
  @Rule("SV-4.1")
  void only_crew_of_the_hand_may_bid() {
    given(table(2).hand(ANN, 1, 2).bidding())
        .when(ANN, new Bid(List.of(2, 2)))
        .thenRefused("SV-4.1", "crew-not-in-hand");
  }

  @Test
  @Rule("SV-3.2")
  void nobody_bids_while_a_party_is_on_board() {
    given(table(2).hand(BEN, 1).boarding(ANN, 0, 5))
        .when(BEN, new Bid(List.of(1)))
        .thenRefused("SV-3.2", "not-bidding");
  }

  @Test
  @Rule("SV-4.2")
  void a_bid_may_be_changed_until_the_last_is_in() {
    given(table(2).hand(ANN, 1, 5).hand(BEN, 2).bidding())
        .when(ANN, new Bid(List.of(5)))
        .and()
        .when(ANN, new Bid(List.of(1)))
        .then(new BidPlaced(ANN, crew(1), true))
        .and()
        .when(BEN, new Bid(List.of(2)))
        .thenAmongOthers(new DerelictBoarded(BEN, "fathom", crew(2)));
  }

  @Test
  @Rule("SV-4.3")
  void the_greatest_total_goes_on_board_and_the_others_keep_their_crew() {
    given(table(2).hand(ANN, 4, 4).hand(BEN, 7, 9).bidding())
        .when(ANN, new Bid(List.of(4, 4)))
        .and()
        .when(BEN, new Bid(List.of(7)))
        .then(
            new BidPlaced(BEN, crew(7), false),
            new BidsRevealed(PerSeat.of(List.of(crew(4, 4), crew(7)))),
            new DerelictBoarded(ANN, "fathom", crew(4, 4)))
        .thenState(
            state -> {
              assertThat(state.hands().get(ANN)).isEqualTo(Crew.NONE);
              assertThat(state.hands().get(BEN)).isEqualTo(crew(7, 9));
              assertThat(state.bids()).isPresent();
              assertThat(rules().awaiting(state)).containsExactly(ANN);
            });
  }

  @Test
  @Rule("SV-4.4")
  void those_who_tie_roll_and_roll_again() {
    Salvage twoIn =
        given(table(3).hand(ANN, 5).hand(BEN, 2, 3).hand(CAT, 5).bidding())
            .when(ANN, new Bid(List.of(5)))
            .and()
            .when(BEN, new Bid(List.of(2, 3)))
            .and()
            .state();
    given(twoIn)
        .rolling(6, 2, 6, 3, 4)
        .when(CAT, new Bid(List.of(5)))
        .thenAmongOthers(
            new TieRolled(
                List.of(
                    new TieRolled.Roll(ANN, 6),
                    new TieRolled.Roll(BEN, 2),
                    new TieRolled.Roll(CAT, 6))),
            new TieRolled(List.of(new TieRolled.Roll(ANN, 3), new TieRolled.Roll(CAT, 4))),
            new DerelictBoarded(CAT, "fathom", crew(5)));
  }

  @Test
  @Rule("SV-4.5")
  void a_derelict_that_nobody_wants_drifts_away() {
    given(table(2).hand(ANN, 5).deck(1, 2).queue("gimbal").bidding())
        .when(ANN, new Bid(List.of()))
        .and()
        .when(BEN, new Bid(List.of()))
        .thenAmongOthers(
            new DerelictDrifted("fathom"), new RoundEvent.DerelictSighted(2, "gimbal", 5, 2))
        .thenState(
            state -> {
              assertThat(state.past()).containsExactly("fathom");
              assertThat(state.bids()).isEmpty();
            })
        .and()
        .when(ANN, new Search())
        .thenRefused("SV-5.1", "not-boarding");
  }
}
