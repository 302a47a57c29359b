package dev.starpost.games.alienfrontiers;

import static dev.starpost.games.alienfrontiers.FrontiersTable.BLUE;
import static dev.starpost.games.alienfrontiers.FrontiersTable.blue;
import static dev.starpost.games.alienfrontiers.FrontiersTable.decline;
import static dev.starpost.games.alienfrontiers.FrontiersTable.dock;
import static dev.starpost.games.alienfrontiers.FrontiersTable.ships;
import static dev.starpost.games.alienfrontiers.FrontiersTable.table;
import static dev.starpost.games.alienfrontiers.component.Tech.ALIEN_CITY;
import static dev.starpost.games.alienfrontiers.component.Tech.ALIEN_MONUMENT;
import static dev.starpost.games.alienfrontiers.component.Tech.BOOSTER_POD;
import static dev.starpost.games.alienfrontiers.component.Tech.DATA_CRYSTAL;
import static dev.starpost.games.alienfrontiers.component.Tech.PLASMA_CANNON;
import static dev.starpost.games.alienfrontiers.component.Tech.POLARITY_DEVICE;
import static dev.starpost.games.alienfrontiers.component.Tech.RESOURCE_CACHE;
import static dev.starpost.games.alienfrontiers.component.Tech.STASIS_BEAM;
import static dev.starpost.games.alienfrontiers.component.Tech.TEMPORAL_WARPER;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.alienfrontiers.FrontiersTable.Stories;
import dev.starpost.games.alienfrontiers.StationMove.Claim;
import dev.starpost.games.alienfrontiers.StationMove.Refresh;
import dev.starpost.games.alienfrontiers.TechEvent.CardClaimed;
import dev.starpost.games.alienfrontiers.TechEvent.CardsTurnedUp;
import dev.starpost.games.alienfrontiers.TechEvent.DeckRenewed;
import dev.starpost.games.alienfrontiers.TechEvent.FaceUpDiscarded;
import dev.starpost.games.alienfrontiers.TurnEvent.Asked;
import dev.starpost.games.alienfrontiers.component.Ship;
import dev.starpost.games.alienfrontiers.component.Ships;
import dev.starpost.games.alienfrontiers.component.Station;
import dev.starpost.games.alienfrontiers.component.Tech;
import dev.starpost.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class ArtifactTest implements Stories {

  private static Claim claim(Tech card, Ship... ships) {
    return new Claim(List.of(ships), List.of(card));
  }

  private AlienFrontiers docking(AlienFrontiers game, FrontiersMove refresh, int value) {
    return given(game)
        .when(BLUE, dock(Station.ALIEN_ARTIFACT, blue(value)))
        .thenAmongOthers(new Asked(new Pending.Refresh()))
        .and()
        .when(BLUE, refresh)
        .and()
        .state();
  }

  @Test
  @Rule({"AF-4.5", "AF-4.15"})
  void scenario_1_two_and_six_take_the_card_and_a_new_one_is_turned_up() {
    FrontiersTable table =
        table(2)
            .rolled(2, 6)
            .faceUp(POLARITY_DEVICE, ALIEN_CITY, STASIS_BEAM)
            .deck(BOOSTER_POD, DATA_CRYSTAL);
    AlienFrontiers six = docking(docking(table.game(), decline(), 2), decline(), 6);
    assertThat(six.pending()).isEqualTo(new Pending.Claim());
    given(six)
        .when(BLUE, claim(POLARITY_DEVICE, blue(2), blue(6)))
        .then(
            new CardClaimed(BLUE, POLARITY_DEVICE, ships(blue(2), blue(6))),
            new CardsTurnedUp(List.of(BOOSTER_POD)),
            new Asked(Pending.Acting.NOW))
        .thenState(
            state -> {
              assertThat(state.actor().cards().list()).containsExactly(POLARITY_DEVICE);
              assertThat(state.piles().faceUp())
                  .containsExactly(ALIEN_CITY, STASIS_BEAM, BOOSTER_POD);
              assertThat(state.turn().docked().uncounted()).isEqualTo(Ships.NONE);
            });
  }

  @Test
  @Rule({"AF-4.5", "AF-4.15"})
  void scenario_2_three_refreshes_then_a_claim_and_a_fourth_ship_only_refreshes() {
    FrontiersTable table =
        table(2)
            .rolled(3, 2, 4, 6)
            .faceUp(ALIEN_CITY, ALIEN_CITY, ALIEN_CITY)
            .deck(
                BOOSTER_POD,
                BOOSTER_POD,
                STASIS_BEAM,
                STASIS_BEAM,
                DATA_CRYSTAL,
                DATA_CRYSTAL,
                ALIEN_MONUMENT,
                PLASMA_CANNON,
                RESOURCE_CACHE,
                RESOURCE_CACHE,
                TEMPORAL_WARPER,
                TEMPORAL_WARPER,
                POLARITY_DEVICE);
    AlienFrontiers game = docking(table.game(), new Refresh(), 3);
    game = docking(game, new Refresh(), 2);
    assertThat(game.pending()).isEqualTo(Pending.Acting.NOW);
    game = docking(game, new Refresh(), 4);
    assertThat(game.piles().faceUp()).contains(PLASMA_CANNON);
    game = given(game).when(BLUE, claim(PLASMA_CANNON, blue(3), blue(2), blue(4))).and().state();
    assertThat(game.actor().cards().has(PLASMA_CANNON)).isTrue();
    game = docking(game, new Refresh(), 6);
    assertThat(game.pending()).isEqualTo(Pending.Acting.NOW);
    assertThat(game.piles().faceUp())
        .containsExactly(TEMPORAL_WARPER, TEMPORAL_WARPER, POLARITY_DEVICE);
  }

  @Test
  @Rule("AF-4.5")
  void scenario_3_two_cards_in_one_turn() {
    FrontiersTable table =
        table(2)
            .rolled(6, 2, 5, 3)
            .faceUp(POLARITY_DEVICE, ALIEN_CITY, STASIS_BEAM)
            .deck(BOOSTER_POD, DATA_CRYSTAL);
    AlienFrontiers first = docking(docking(table.game(), decline(), 6), decline(), 2);
    AlienFrontiers claimed =
        given(first).when(BLUE, claim(ALIEN_CITY, blue(6), blue(2))).and().state();
    AlienFrontiers second = docking(docking(claimed, decline(), 5), decline(), 3);
    given(second)
        .when(BLUE, claim(STASIS_BEAM, blue(6), blue(2)))
        .thenRefused("AF-4.5", "ships-do-not-count");
    given(second)
        .when(BLUE, claim(STASIS_BEAM, blue(5), blue(3)))
        .thenState(state -> assertThat(state.actor().cards().size()).isEqualTo(2));
  }

  @Test
  @Rule({"AF-4.5", "AF-7.1"})
  void a_claim_needs_eight_a_card_that_lies_there_and_none_of_its_name() {
    AlienFrontiers game =
        table(2)
            .docked(Station.ALIEN_ARTIFACT, blue(3), blue(6))
            .cards(BLUE, ALIEN_CITY)
            .faceUp(ALIEN_CITY, STASIS_BEAM)
            .asking(new Pending.Claim())
            .game();
    Turn counting = game.turn().withDocked(new Turn.Dockings(false, 0, 0, ships(blue(3), blue(6))));
    game = game.withTurn(counting);
    given(game).when(BLUE, claim(STASIS_BEAM, blue(6))).thenRefused("AF-4.5", "total-too-small");
    given(game)
        .when(BLUE, claim(BOOSTER_POD, blue(3), blue(6)))
        .thenRefused("AF-4.5", "card-not-face-up");
    given(game)
        .when(BLUE, claim(ALIEN_CITY, blue(3), blue(6)))
        .thenRefused("AF-7.1", "card-owned-already");
    given(game)
        .when(BLUE, new Claim(List.of(blue(3), blue(6)), List.of()))
        .thenRefused("AF-4.5", "name-one-card");
  }

  @Test
  @Rule("AF-4.15")
  void a_claim_declined_leaves_the_ships_for_a_later_docking() {
    FrontiersTable table =
        table(2).rolled(6, 4, 1).faceUp(ALIEN_CITY, STASIS_BEAM, BOOSTER_POD).deck(DATA_CRYSTAL);
    AlienFrontiers declined =
        given(docking(docking(table.game(), decline(), 6), decline(), 4))
            .when(BLUE, decline())
            .then(new TurnEvent.StepDeclined(BLUE, "claim"), new Asked(Pending.Acting.NOW))
            .and()
            .state();
    AlienFrontiers later = docking(declined, decline(), 1);
    assertThat(later.pending()).isEqualTo(new Pending.Claim());
    assertThat(rules().options(later, BLUE)).hasSize(3); // 6+4, all three, or no card
  }

  @Test
  @Rule("AF-7.4")
  void scenario_114_the_discards_are_shuffled_when_a_card_is_needed() {
    given(
            table(2)
                .rolled(1)
                .faceUp(ALIEN_CITY, STASIS_BEAM, BOOSTER_POD)
                .deck(DATA_CRYSTAL)
                .asking(new Pending.Refresh()))
        .rolling(3, 2)
        .when(BLUE, new Refresh())
        .then(
            new FaceUpDiscarded(BLUE, List.of(ALIEN_CITY, STASIS_BEAM, BOOSTER_POD)),
            new CardsTurnedUp(List.of(DATA_CRYSTAL)),
            new DeckRenewed(List.of(ALIEN_CITY, STASIS_BEAM, BOOSTER_POD)),
            new CardsTurnedUp(List.of(ALIEN_CITY, STASIS_BEAM)),
            new Asked(Pending.Acting.NOW));
  }

  @Test
  @Rule("AF-7.4")
  void without_any_cards_left_fewer_lie_face_up() {
    AlienFrontiers game =
        table(2)
            .faceUp(ALIEN_CITY)
            .docked(Station.ALIEN_ARTIFACT, blue(2), blue(6))
            .asking(new Pending.Claim())
            .game();
    Turn counting = game.turn().withDocked(new Turn.Dockings(false, 0, 0, ships(blue(2), blue(6))));
    given(game.withTurn(counting))
        .when(BLUE, claim(ALIEN_CITY, blue(2), blue(6)))
        .thenState(state -> assertThat(state.piles().faceUp()).isEmpty());
    given(table(2).rolled(1))
        .when(BLUE, dock(Station.ALIEN_ARTIFACT, blue(1)))
        .thenState(state -> assertThat(state.pending()).isEqualTo(Pending.Acting.NOW));
  }

  @Test
  @Rule("AF-4.5")
  void a_refresh_cannot_be_taken_back_but_a_docking_can() {
    assertThat(rules().isFinal(new CardsTurnedUp(List.of(ALIEN_CITY)))).isTrue();
    assertThat(rules().isFinal(new Asked(new Pending.Refresh()))).isFalse();
  }

  @Test
  @Rule("AF-4.5")
  void every_different_group_that_shows_eight_is_offered_once() {
    AlienFrontiers game = table(2).faceUp(ALIEN_CITY).asking(new Pending.Claim()).game();
    Ships counting = ships(blue(3), blue(4), blue(4), blue(4));
    Turn turn = game.turn().withDocked(new Turn.Dockings(false, 0, 0, counting));
    assertThat(rules().options(game.withTurn(turn), BLUE))
        .extracting(option -> option.move())
        .containsExactlyInAnyOrder(
            new Claim(List.of(blue(4), blue(4)), List.of()),
            new Claim(List.of(blue(3), blue(4), blue(4)), List.of()),
            new Claim(List.of(blue(4), blue(4), blue(4)), List.of()),
            new Claim(List.of(blue(3), blue(4), blue(4), blue(4)), List.of()),
            decline());
  }
}
