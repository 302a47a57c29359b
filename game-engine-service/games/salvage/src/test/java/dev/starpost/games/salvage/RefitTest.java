package dev.starpost.games.salvage;

import static dev.starpost.games.salvage.SalvageTable.ANN;
import static dev.starpost.games.salvage.SalvageTable.BEN;
import static dev.starpost.games.salvage.SalvageTable.CAT;
import static dev.starpost.games.salvage.SalvageTable.crew;
import static dev.starpost.games.salvage.SalvageTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.salvage.BoardingEvent.DerelictLeft;
import dev.starpost.games.salvage.RoundEvent.CrewDrawn;
import dev.starpost.games.salvage.RoundEvent.DeckRenewed;
import dev.starpost.games.salvage.RoundEvent.DerelictSighted;
import dev.starpost.games.salvage.RoundEvent.Ended;
import dev.starpost.games.salvage.RoundEvent.HandsOverLimit;
import dev.starpost.games.salvage.RoundEvent.HandsTrimmed;
import dev.starpost.games.salvage.RoundEvent.TrimChosen;
import dev.starpost.games.salvage.SalvageMove.Leave;
import dev.starpost.games.salvage.SalvageMove.TrimHand;
import dev.starpost.games.salvage.component.Crew;
import dev.starpost.games.salvage.plugin.SalvageGame;
import dev.starpost.games.salvage.view.SalvageView;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Ranking.Place;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Viewer;
import dev.starpost.testkit.Rule;
import dev.starpost.testkit.Scenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** §6 Refit and §7 End. */
class RefitTest implements Scenarios<Salvage, SalvageMove, SalvageEvent> {

  @Override
  public Rules<Salvage, SalvageMove, SalvageEvent> rules() {
    return new SalvageGame().rules();
  }

  @Test
  @Rule({"SV-6.1", "SV-6.4"})
  void everybody_draws_and_the_next_round_begins() {
    given(table(2).hand(ANN, 1).deck(8, 9, 3).queue("gimbal", "nettle").boarding(ANN, 2, 7))
        .when(ANN, new Leave())
        .then(
            new DerelictLeft(ANN, "fathom", crew(7), 2, 2, true, false),
            new CrewDrawn(ANN, 8),
            new CrewDrawn(BEN, 9),
            new DerelictSighted(2, "gimbal", 5, 2))
        .thenState(
            state -> {
              assertThat(state.hands().get(ANN)).isEqualTo(crew(1, 8));
              assertThat(state.deck()).containsExactly(3);
              assertThat(state.queue()).containsExactly("nettle");
            });
    assertThat(new CrewDrawn(ANN, 8).shownTo(Viewer.at(BEN)))
        .isEqualTo(new SalvageShown.CrewDrawn(ANN));
  }

  @Test
  @Rule("SV-6.2")
  void an_empty_draw_pile_is_renewed_from_the_discards() {
    given(table(2).deck(8).discards(1, 2).queue("gimbal").boarding(ANN, 0, 7))
        .rollingAnything()
        .when(ANN, new Leave())
        .thenEvents(
            events -> {
              assertThat(events.get(1)).isEqualTo(new CrewDrawn(ANN, 8));
              DeckRenewed renewed = (DeckRenewed) events.get(2);
              assertThat(renewed.deck()).containsExactlyInAnyOrder(1, 2, 7);
              assertThat(events.get(3)).isEqualTo(new CrewDrawn(BEN, renewed.deck().get(0)));
            })
        .thenState(state -> assertThat(state.discards()).isEqualTo(Crew.NONE));
  }

  @Test
  @Rule("SV-6.2")
  void where_nothing_is_left_nobody_draws() {
    Salvage game = table(2).hand(ANN, 9).queue("gimbal").bidding();
    given(game)
        .when(ANN, new SalvageMove.Bid(List.of()))
        .and()
        .when(BEN, new SalvageMove.Bid(List.of()))
        .thenEvents(events -> assertThat(events).noneMatch(event -> event instanceof CrewDrawn));
  }

  @Test
  @Rule("SV-6.3")
  void those_with_more_than_seven_choose_what_to_discard() {
    given(table(2).hand(BEN, 1, 2, 3, 4, 5, 6, 7).deck(8, 9).queue("gimbal").boarding(ANN, 2, 7))
        .when(ANN, new Leave())
        .thenAmongOthers(new HandsOverLimit(List.of(BEN)))
        .thenState(state -> assertThat(rules().awaiting(state)).containsExactly(BEN))
        .and()
        .when(BEN, new TrimHand(List.of(1)))
        .then(
            new TrimChosen(BEN, crew(1)),
            new HandsTrimmed(List.of(new HandsTrimmed.Trim(BEN, crew(1)))),
            new DerelictSighted(2, "gimbal", 5, 2))
        .thenState(
            state -> {
              assertThat(state.hands().get(BEN)).isEqualTo(crew(2, 3, 4, 5, 6, 7, 9));
              assertThat(state.discards()).isEqualTo(crew(1, 7));
            });
  }

  @Test
  @Rule("SV-6.3")
  void choices_are_secret_and_can_be_changed_until_all_have_chosen() {
    Salvage game =
        table(3)
            .hand(ANN, 1, 1, 1, 1, 2, 2, 2, 2)
            .hand(BEN, 3, 3, 3, 3, 4, 4, 4, 4)
            .queue("gimbal")
            .trimming(ANN, BEN);
    given(game)
        .when(ANN, new TrimHand(List.of(1)))
        .then(new TrimChosen(ANN, crew(1)))
        .and()
        .when(ANN, new TrimHand(List.of(2)))
        .then(new TrimChosen(ANN, crew(2)))
        .and()
        .when(BEN, new TrimHand(List.of(3)))
        .thenAmongOthers(
            new HandsTrimmed(
                List.of(new HandsTrimmed.Trim(ANN, crew(2)), new HandsTrimmed.Trim(BEN, crew(3)))));
    assertThat(new TrimChosen(ANN, crew(1)).shownTo(Viewer.at(BEN)))
        .isEqualTo(new SalvageShown.TrimChosen(ANN));
  }

  @Test
  @Rule("SV-6.3")
  void exactly_the_excess_is_discarded_and_by_nobody_else() {
    Salvage game = table(3).hand(ANN, 1, 1, 1, 1, 2, 2, 2, 2).hand(CAT, 5).trimming(ANN);
    given(game).when(ANN, new TrimHand(List.of())).thenRefused("SV-6.3", "wrong-discard-count");
    given(game).when(ANN, new TrimHand(List.of(9))).thenRefused("SV-6.3", "crew-not-in-hand");
    given(game).when(CAT, new TrimHand(List.of(5))).thenRefused("SV-6.3", "nothing-to-discard");
  }

  @Test
  @Rule({"SV-6.1", "SV-7.1", "SV-7.3"})
  void after_the_last_derelict_the_game_ends_and_the_hands_are_shown() {
    given(table(2).hand(BEN, 3).deck(8, 9).boarding(ANN, 2, 7))
        .when(ANN, new Leave())
        .then(
            new DerelictLeft(ANN, "fathom", crew(7), 2, 2, true, false),
            new Ended(
                PerSeat.of(List.of(Crew.NONE, crew(3))),
                PerSeat.of(List.of(2, 0)),
                List.of(ANN),
                List.of()))
        .thenState(
            state -> {
              assertThat(rules().awaiting(state)).isEmpty();
              assertThat(SalvageView.of(state, Viewer.SPECTATOR).players().get(1).cards())
                  .contains(crew(3));
            });
  }

  @Test
  @Rule("SV-7.2")
  void cargo_wins_then_strength_in_hand_then_the_rank_is_shared() {
    Salvage game =
        table(3)
            .cargo(ANN, 2)
            .cargo(BEN, 2)
            .cargo(CAT, 2)
            .hand(ANN, 4)
            .hand(BEN, 9)
            .hand(CAT, 2, 2)
            .bidding()
            .asOver();
    assertThat(rules().result(game).orElseThrow().places())
        .containsExactly(
            new Place(BEN, 1, true, 2, List.of(9)),
            new Place(ANN, 2, true, 2, List.of(4)),
            new Place(CAT, 2, true, 2, List.of(4)));
  }
}
