package dev.starpost.games.alienfrontiers;

import static dev.starpost.games.alienfrontiers.FrontiersTable.BLUE;
import static dev.starpost.games.alienfrontiers.FrontiersTable.RED;
import static dev.starpost.games.alienfrontiers.FrontiersTable.blue;
import static dev.starpost.games.alienfrontiers.FrontiersTable.decline;
import static dev.starpost.games.alienfrontiers.FrontiersTable.dock;
import static dev.starpost.games.alienfrontiers.FrontiersTable.everyQuestion;
import static dev.starpost.games.alienfrontiers.FrontiersTable.launch;
import static dev.starpost.games.alienfrontiers.FrontiersTable.settle;
import static dev.starpost.games.alienfrontiers.FrontiersTable.table;
import static dev.starpost.games.alienfrontiers.component.Tech.ALIEN_CITY;
import static dev.starpost.games.alienfrontiers.component.Tech.BOOSTER_POD;
import static dev.starpost.games.alienfrontiers.component.Tech.STASIS_BEAM;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.alienfrontiers.DiscardMove.MoveColony;
import dev.starpost.games.alienfrontiers.DiscardMove.PlaceField;
import dev.starpost.games.alienfrontiers.DiscardMove.SwapColony;
import dev.starpost.games.alienfrontiers.FrontiersTable.Stories;
import dev.starpost.games.alienfrontiers.FuelMove.AlterShips;
import dev.starpost.games.alienfrontiers.StationMove.Claim;
import dev.starpost.games.alienfrontiers.StationMove.Refresh;
import dev.starpost.games.alienfrontiers.StationMove.StealResources;
import dev.starpost.games.alienfrontiers.StationMove.StealTech;
import dev.starpost.games.alienfrontiers.TurnMove.ReturnResources;
import dev.starpost.games.alienfrontiers.component.Colony;
import dev.starpost.games.alienfrontiers.component.Loot;
import dev.starpost.games.alienfrontiers.component.Resource;
import dev.starpost.games.alienfrontiers.component.Ship;
import dev.starpost.games.alienfrontiers.component.Station;
import dev.starpost.games.alienfrontiers.component.Tech;
import dev.starpost.games.alienfrontiers.component.Territory;
import dev.starpost.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** AF-3.11: questions and answers. */
class AnsweringTest implements Stories {

  private static Claim claim(Tech card, Ship... ships) {
    return new Claim(List.of(ships), List.of(card));
  }

  @Test
  @Rule("AF-3.11")
  void while_a_question_is_open_everything_else_waits_and_cards_too() {
    for (Pending question : everyQuestion()) {
      if (question instanceof Pending.Acting) {
        continue;
      }
      AlienFrontiers asked =
          table(2)
              .rolled(1, 3)
              .has(BLUE, 9, 9)
              .cards(BLUE, STASIS_BEAM, BOOSTER_POD)
              .asking(question)
              .game();
      List<FrontiersMove> others =
          List.of(
              new AlterShips(BOOSTER_POD, List.of(blue(1))),
              new PlaceField(STASIS_BEAM, List.of(Territory.LEM_BADLANDS)),
              new TurnMove.BuyRelic(),
              FrontiersTable.trade(1),
              FrontiersTable.endTurn());
      for (FrontiersMove other : others) {
        given(asked).when(BLUE, other).thenRefused(question.rule(), "no-answer-to-this");
      }
    }
  }

  @Test
  @Rule({"AF-3.6", "AF-3.11", "AF-4.5", "AF-4.11", "AF-7.10", "AF-7.13"})
  void an_answer_to_what_is_not_asked_is_refused_by_its_own_rule() {
    FrontiersTable turn = table(2).rolled(1, 2, 3).has(RED, 4, 4).cards(RED, ALIEN_CITY);
    Colony colony = new Colony(Territory.LEM_BADLANDS, RED);
    given(turn).when(BLUE, decline()).thenRefused("AF-3.11", "not-asked");
    given(turn).when(BLUE, new Refresh()).thenRefused("AF-4.5", "refresh-after-docking");
    given(turn)
        .when(BLUE, new StealResources(List.of(new Loot(RED, Resource.FUEL))))
        .thenRefused("AF-4.11", "no-raid");
    given(turn)
        .when(BLUE, new StealTech(RED, List.of(ALIEN_CITY)))
        .thenRefused("AF-4.11", "no-raid");
    given(turn)
        .when(BLUE, new ReturnResources(List.of(Resource.FUEL)))
        .thenRefused("AF-3.6", "return-at-turn-end");
    given(turn)
        .when(BLUE, new SwapColony(List.of(colony)))
        .thenRefused("AF-7.10", "no-colony-picked");
    given(turn)
        .when(BLUE, new MoveColony(List.of(Territory.LEM_BADLANDS)))
        .thenRefused("AF-7.13", "no-colony-picked");
  }

  @Test
  @Rule({"AF-4.5", "AF-4.15"})
  void a_claim_that_is_not_asked_for_is_refused_for_what_it_lacks() {
    FrontiersTable turn =
        table(2).rolled(6, 4).faceUp(ALIEN_CITY, STASIS_BEAM, BOOSTER_POD).deck(ALIEN_CITY);
    given(turn)
        .when(BLUE, claim(ALIEN_CITY, blue(6), blue(4)))
        .thenRefused("AF-4.5", "ships-do-not-count");
    AlienFrontiers declined =
        given(docking(docking(turn.game(), 6), 4)).when(BLUE, decline()).and().state();
    given(declined).when(BLUE, claim(ALIEN_CITY, blue(6))).thenRefused("AF-4.5", "total-too-small");
    given(declined)
        .when(BLUE, claim(ALIEN_CITY, blue(6), blue(4)))
        .thenRefused("AF-4.15", "claim-after-docking");
  }

  @Test
  @Rule("AF-7.1")
  void a_twin_that_is_the_only_card_face_up_is_refused_as_a_twin() {
    AlienFrontiers docked =
        docking(
            docking(table(2).rolled(6, 4).cards(BLUE, BOOSTER_POD).faceUp(BOOSTER_POD).game(), 6),
            4);
    given(docked)
        .when(BLUE, claim(BOOSTER_POD, blue(6), blue(4)))
        .thenRefused("AF-7.1", "card-owned-already");
  }

  private AlienFrontiers docking(AlienFrontiers game, int value) {
    return given(game)
        .when(BLUE, dock(Station.ALIEN_ARTIFACT, blue(value)))
        .and()
        .when(BLUE, decline())
        .and()
        .state();
  }

  @Test
  @Rule({"AF-3.11", "AF-4.9", "AF-7.18"})
  void ships_dock_and_colonies_are_launched_only_where_that_is_the_answer() {
    for (Pending question : everyQuestion()) {
      AlienFrontiers asked =
          table(2)
              .rolled(1, 6)
              .ships(BLUE, 4)
              .has(BLUE, 9, 9)
              .reserve(BLUE, 2, 7)
              .asking(question)
              .game();
      boolean docks = question instanceof Pending.Acting || question instanceof Pending.Redock;
      boolean launches =
          question instanceof Pending.Acting || question instanceof Pending.Overshoot;
      if (!docks) {
        given(asked)
            .when(BLUE, dock(Station.SOLAR_CONVERTER, blue(1)))
            .thenRefused(question.rule(), "no-answer-to-this");
        given(asked)
            .when(BLUE, settle(Station.TERRAFORMING_STATION, Territory.LEM_BADLANDS, blue(6)))
            .thenRefused(question.rule(), "no-answer-to-this");
      }
      if (!launches) {
        given(asked)
            .when(BLUE, launch(Territory.LEM_BADLANDS))
            .thenRefused(question.rule(), "no-answer-to-this");
      }
    }
  }

  @Test
  @Rule({"AF-3.11", "AF-3.3", "AF-3.6", "AF-4.9", "AF-4.15", "AF-4.16", "AF-7.10", "AF-7.13"})
  void each_question_names_the_rule_that_asks_it() {
    assertThat(everyQuestion())
        .extracting(Pending::rule)
        .containsExactly(
            "AF-3.3", "AF-4.15", "AF-4.15", "AF-4.16", "AF-4.9", "AF-3.6", "AF-7.18", "AF-7.10",
            "AF-7.13");
  }
}
