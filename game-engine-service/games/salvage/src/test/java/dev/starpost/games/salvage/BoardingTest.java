package dev.starpost.games.salvage;

import static dev.starpost.games.salvage.SalvageTable.ANN;
import static dev.starpost.games.salvage.SalvageTable.BEN;
import static dev.starpost.games.salvage.SalvageTable.crew;
import static dev.starpost.games.salvage.SalvageTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.salvage.BoardingEvent.CrewLost;
import dev.starpost.games.salvage.BoardingEvent.DerelictLeft;
import dev.starpost.games.salvage.BoardingEvent.HoldSearched;
import dev.starpost.games.salvage.BoardingEvent.PartyLost;
import dev.starpost.games.salvage.SalvageMove.Leave;
import dev.starpost.games.salvage.SalvageMove.LoseCrew;
import dev.starpost.games.salvage.SalvageMove.Search;
import dev.starpost.games.salvage.plugin.SalvageGame;
import dev.starpost.kernel.Rules;
import dev.starpost.testkit.Rule;
import dev.starpost.testkit.Scenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

class BoardingTest implements Scenarios<Salvage, SalvageMove, SalvageEvent> {

  @Override
  public Rules<Salvage, SalvageMove, SalvageEvent> rules() {
    return new SalvageGame().rules();
  }

  @Test
  @Rule("SV-5.1")
  void the_winner_searches_as_often_as_they_like() {
    given(table(2).boarding(ANN, 0, 5, 6))
        .rolling(3)
        .when(ANN, new Search())
        .and()
        .rolling(4)
        .when(ANN, new Search())
        .thenState(state -> assertThat(state.boarding().orElseThrow().found()).isEqualTo(2));
  }

  @Test
  @Rule("SV-5.1")
  void nobody_else_searches_or_leaves() {
    Salvage game = table(2).boarding(ANN, 0, 5);
    given(game).when(BEN, new Search()).thenRefused("SV-5.1", "not-boarding");
    given(game).when(BEN, new Leave()).thenRefused("SV-5.1", "not-boarding");
    assertThat(rules().question(game, ANN)).isPresent();
    assertThat(rules().question(game, BEN)).isEmpty();
  }

  @Test
  @Rule("SV-5.2")
  void more_than_the_danger_finds_cargo() {
    given(table(2).boarding(ANN, 0, 5))
        .rolling(3)
        .when(ANN, new Search())
        .then(new HoldSearched(ANN, "fathom", 2, 3, true));
  }

  @Test
  @Rule({"SV-2.3", "SV-5.2"})
  void in_rough_space_the_same_roll_finds_nothing() {
    given(table(2).rough().boarding(ANN, 0, 5, 6))
        .rolling(3)
        .when(ANN, new Search())
        .then(new HoldSearched(ANN, "fathom", 3, 3, false));
  }

  @Test
  @Rule("SV-5.3")
  void otherwise_the_player_chooses_whom_to_lose() {
    given(table(2).boarding(ANN, 1, 5, 6))
        .rolling(2)
        .when(ANN, new Search())
        .then(new HoldSearched(ANN, "fathom", 2, 2, false))
        .and()
        .when(ANN, new LoseCrew(List.of(6)))
        .then(new CrewLost(ANN, "fathom", 6, true))
        .thenState(
            state -> {
              assertThat(state.boarding().orElseThrow())
                  .isEqualTo(new Pending.Boarded(ANN, crew(5), 1));
              assertThat(state.discards()).isEqualTo(crew(6));
              assertThat(state.pending()).isEqualTo(state.boarding());
            });
  }

  @Test
  @Rule("SV-5.3")
  void whom_to_lose_is_chosen_first_and_from_the_party() {
    Salvage game =
        given(table(2).hand(ANN, 9).boarding(ANN, 1, 5, 6))
            .rolling(1)
            .when(ANN, new Search())
            .and()
            .state();
    given(game).when(ANN, new Search()).thenRefused("SV-5.3", "lose-crew-first");
    given(game).when(ANN, new Leave()).thenRefused("SV-5.3", "lose-crew-first");
    given(game).when(ANN, new LoseCrew(List.of(9))).thenRefused("SV-5.3", "crew-not-in-party");
    given(game).when(ANN, new LoseCrew(List.of(5, 6))).thenRefused("SV-5.3", "lose-one");
    given(game).when(BEN, new LoseCrew(List.of(5))).thenRefused("SV-5.3", "no-crew-to-lose");
  }

  @Test
  @Rule("SV-5.3")
  void where_all_are_alike_there_is_no_choice() {
    given(table(2).boarding(ANN, 0, 4, 4))
        .rolling(1)
        .when(ANN, new Search())
        .then(new HoldSearched(ANN, "fathom", 2, 1, false), new CrewLost(ANN, "fathom", 4, false));
  }

  @Test
  @Rule("SV-5.4")
  void a_party_without_crew_is_lost_with_its_cargo() {
    given(table(2).queue("gimbal").boarding(ANN, 3, 7))
        .rolling(2)
        .when(ANN, new Search())
        .thenAmongOthers(
            new HoldSearched(ANN, "fathom", 2, 2, false),
            new CrewLost(ANN, "fathom", 7, false),
            new PartyLost(ANN, "fathom"))
        .thenState(
            state -> {
              assertThat(state.cargo().get(ANN)).isZero();
              assertThat(state.boarding()).isEmpty();
            });
  }

  @Test
  @Rule("SV-5.5")
  void leaving_keeps_the_cargo_and_discards_the_party() {
    given(table(2).cargo(ANN, 1).queue("gimbal").boarding(ANN, 3, 2, 7))
        .rollingAnything()
        .when(ANN, new Leave())
        .thenAmongOthers(new DerelictLeft(ANN, "fathom", crew(2, 7), 3, 4, true, false))
        .thenState(
            state -> {
              assertThat(state.cargo().get(ANN)).isEqualTo(4);
              assertThat(state.past()).containsExactly("fathom");
            });
  }

  @Test
  @Rule("SV-5.6")
  void the_last_hold_ends_the_boarding() {
    given(table(2).boarding(ANN, 3, 7))
        .rolling(5)
        .when(ANN, new Search())
        .thenAmongOthers(
            new HoldSearched(ANN, "fathom", 2, 5, true),
            new DerelictLeft(ANN, "fathom", crew(7), 4, 4, true, true))
        .thenState(state -> assertThat(state.cargo().get(ANN)).isEqualTo(4));
  }

  @Test
  @Rule("SV-5.5")
  void leaving_tells_whether_there_was_a_search() {
    given(table(2).queue("gimbal").boarding(ANN, 0, 2, 7))
        .rollingAnything()
        .when(ANN, new Leave())
        .thenAmongOthers(new DerelictLeft(ANN, "fathom", crew(2, 7), 0, 0, false, false));
    given(table(2).queue("gimbal").boarding(ANN, 0, 2, 7))
        .rolling(1)
        .when(ANN, new Search())
        .and()
        .when(ANN, new LoseCrew(List.of(2)))
        .and()
        .rollingAnything()
        .when(ANN, new Leave())
        .thenAmongOthers(new DerelictLeft(ANN, "fathom", crew(7), 0, 0, true, false));
  }
}
