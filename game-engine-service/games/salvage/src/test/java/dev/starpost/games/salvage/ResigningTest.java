package dev.starpost.games.salvage;

import static dev.starpost.games.salvage.SalvageTable.ANN;
import static dev.starpost.games.salvage.SalvageTable.BEN;
import static dev.starpost.games.salvage.SalvageTable.CAT;
import static dev.starpost.games.salvage.SalvageTable.crew;
import static dev.starpost.games.salvage.SalvageTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.salvage.BoardingEvent.BidsRevealed;
import dev.starpost.games.salvage.BoardingEvent.DerelictBoarded;
import dev.starpost.games.salvage.BoardingEvent.DerelictDrifted;
import dev.starpost.games.salvage.BoardingEvent.DerelictLeft;
import dev.starpost.games.salvage.RoundEvent.CrewDrawn;
import dev.starpost.games.salvage.RoundEvent.DerelictSighted;
import dev.starpost.games.salvage.RoundEvent.Ended;
import dev.starpost.games.salvage.RoundEvent.HandsTrimmed;
import dev.starpost.games.salvage.RoundEvent.PlayerResigned;
import dev.starpost.games.salvage.SalvageMove.Bid;
import dev.starpost.games.salvage.SalvageMove.TrimHand;
import dev.starpost.games.salvage.component.Crew;
import dev.starpost.games.salvage.plugin.SalvageGame;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Ranking;
import dev.starpost.kernel.Rules;
import dev.starpost.testkit.Rule;
import dev.starpost.testkit.Scenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

class ResigningTest implements Scenarios<Salvage, SalvageMove, SalvageEvent> {

  @Override
  public Rules<Salvage, SalvageMove, SalvageEvent> rules() {
    return new SalvageGame().rules();
  }

  @Test
  @Rule("SV-8.1")
  void who_resigns_discards_their_hand_and_is_asked_no_more() {
    given(table(3).hand(BEN, 3, 4).bidding())
        .whenResigns(BEN)
        .then(new PlayerResigned(BEN, crew(3, 4), Crew.NONE))
        .thenState(
            state -> {
              assertThat(state.discards()).isEqualTo(crew(3, 4));
              assertThat(rules().awaiting(state)).containsExactly(ANN, CAT);
              assertThat(rules().options(state, BEN)).isEmpty();
            })
        .and()
        .whenResigns(BEN)
        .thenRefused("SV-8.1", "resigned-already");
  }

  @Test
  @Rule("SV-8.1")
  void if_only_theirs_was_missing_the_bids_are_shown() {
    given(table(3).hand(ANN, 5).hand(CAT, 6).bidding())
        .when(ANN, new Bid(List.of(5)))
        .and()
        .when(CAT, new Bid(List.of(6)))
        .and()
        .whenResigns(BEN)
        .then(
            new PlayerResigned(BEN, Crew.NONE, Crew.NONE),
            new BidsRevealed(PerSeat.of(List.of(crew(5), Crew.NONE, crew(6)))),
            new DerelictBoarded(CAT, "fathom", crew(6)));
  }

  @Test
  @Rule("SV-8.1")
  void if_only_theirs_was_missing_the_discards_are_shown() {
    given(
            table(3)
                .hand(ANN, 1, 1, 1, 1, 2, 2, 2, 2)
                .hand(BEN, 3, 3, 3, 3, 4, 4, 4, 4)
                .queue("gimbal")
                .trimming(ANN, BEN))
        .when(ANN, new TrimHand(List.of(1)))
        .and()
        .whenResigns(BEN)
        .thenAmongOthers(
            new HandsTrimmed(List.of(new HandsTrimmed.Trim(ANN, crew(1)))),
            new DerelictSighted(1, "gimbal", 5, 2));
  }

  @Test
  @Rule("SV-8.1")
  void a_party_of_theirs_is_discarded_and_the_derelict_drifts_away() {
    given(table(3).hand(ANN, 2).deck(7, 8, 9).queue("gimbal").boarding(ANN, 3, 5, 6))
        .whenResigns(ANN)
        .then(
            new PlayerResigned(ANN, crew(2), crew(5, 6)),
            new DerelictDrifted("fathom"),
            new CrewDrawn(BEN, 7),
            new CrewDrawn(CAT, 8),
            new DerelictSighted(2, "gimbal", 5, 2))
        .thenState(
            state -> {
              assertThat(state.discards()).isEqualTo(crew(2, 5, 6));
              assertThat(state.cargo().get(ANN)).isZero();
              assertThat(rules().awaiting(state)).containsExactly(BEN, CAT);
            });
  }

  @Test
  @Rule("SV-8.1")
  void while_another_is_on_board_nothing_else_changes() {
    given(table(3).hand(BEN, 2).boarding(ANN, 1, 5))
        .whenResigns(BEN)
        .then(new PlayerResigned(BEN, crew(2), Crew.NONE))
        .thenState(state -> assertThat(rules().awaiting(state)).containsExactly(ANN));
  }

  @Test
  @Rule("SV-8.2")
  void when_one_is_left_the_game_ends_and_who_left_ranks_below() {
    given(table(2).cargo(ANN, 9).hand(ANN, 1).hand(BEN, 2).bidding())
        .whenResigns(ANN)
        .then(
            new PlayerResigned(ANN, crew(1), Crew.NONE),
            new Ended(
                PerSeat.of(List.of(Crew.NONE, crew(2))),
                PerSeat.of(List.of(9, 0)),
                List.of(BEN),
                List.of(ANN)))
        .thenState(
            state -> {
              assertThat(rules().result(state).orElseThrow().places())
                  .containsExactly(
                      new Ranking.Place(BEN, 1, true, 0, List.of(2)),
                      new Ranking.Place(ANN, 2, false, 9, List.of(0)));
              assertThat(rules().awaiting(state)).isEmpty();
            })
        .and()
        .whenResigns(BEN)
        .thenRefused("SV-8.1", "game-over");
  }

  @Test
  @Rule("SV-8.2")
  void a_party_of_the_one_who_is_left_brings_home_what_it_has_found() {
    given(table(2).queue("gimbal").boarding(ANN, 3, 5, 6))
        .whenResigns(BEN)
        .then(
            new PlayerResigned(BEN, Crew.NONE, Crew.NONE),
            new DerelictLeft(ANN, "fathom", crew(5, 6), 3, 3, true, false),
            new Ended(
                PerSeat.of(List.of(Crew.NONE, Crew.NONE)),
                PerSeat.of(List.of(3, 0)),
                List.of(ANN),
                List.of(BEN)))
        .thenState(state -> assertThat(state.cargo().get(ANN)).isEqualTo(3));
  }
}
