package dev.starpost.games.alienfrontiers;

import static dev.starpost.games.alienfrontiers.FrontiersTable.BLUE;
import static dev.starpost.games.alienfrontiers.FrontiersTable.RED;
import static dev.starpost.games.alienfrontiers.FrontiersTable.blue;
import static dev.starpost.games.alienfrontiers.FrontiersTable.dock;
import static dev.starpost.games.alienfrontiers.FrontiersTable.endTurn;
import static dev.starpost.games.alienfrontiers.FrontiersTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.alienfrontiers.component.Colony;
import dev.starpost.games.alienfrontiers.component.Station;
import dev.starpost.games.alienfrontiers.component.Tech;
import dev.starpost.games.alienfrontiers.component.Territory;
import dev.starpost.games.alienfrontiers.plugin.FrontiersGame;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.chance.SeededDice;
import dev.starpost.kernel.play.Adjudication;
import dev.starpost.kernel.play.Position;
import dev.starpost.kernel.play.Referee;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Inside a turn everything can be taken back that told nobody anything. */
class TakingBackTest {
  private final Referee<AlienFrontiers, FrontiersMove, FrontiersEvent> referee =
      new Referee<>(new FrontiersGame().rules());

  @Test
  void dockings_are_taken_back_one_by_one() {
    Position<AlienFrontiers> start = position(table(2).rolled(3, 6));
    Position<AlienFrontiers> one = play(start, dock(Station.SOLAR_CONVERTER, blue(3)));
    Position<AlienFrontiers> two = play(one, dock(Station.LUNAR_MINE, blue(6)));
    Position<AlienFrontiers> back = played(referee.undo(two, BLUE));
    assertThat(back.state()).isEqualTo(one.state());
    assertThat(played(referee.undo(back, BLUE)).state()).isEqualTo(start.state());
  }

  @Test
  void a_card_turned_up_and_a_roll_stay() {
    Position<AlienFrontiers> asked =
        play(
            position(table(2).rolled(3).deck(Tech.ALIEN_CITY, Tech.STASIS_BEAM, Tech.BOOSTER_POD)),
            dock(Station.ALIEN_ARTIFACT, blue(3)));
    assertThat(asked.mayUndo(BLUE)).isTrue();
    assertThat(play(asked, new StationMove.Refresh()).mayUndo(BLUE)).isFalse();
    assertThat(play(position(table(2)), endTurn()).mayUndo(BLUE)).isFalse();
  }

  @Test
  void the_end_of_a_turn_can_be_taken_back_while_resources_are_to_be_returned() {
    Position<AlienFrontiers> ending = play(position(table(2).has(BLUE, 5, 5)), endTurn());
    assertThat(ending.state().pending()).isEqualTo(new Pending.Excess(2));
    assertThat(ending.mayUndo(BLUE)).isTrue();
  }

  @Test
  void a_card_that_only_changes_ships_is_taken_back_but_not_one_that_rolls_them() {
    FrontiersTable table =
        table(2).rolled(2).has(BLUE, 2, 0).cards(BLUE, Tech.BOOSTER_POD, Tech.TEMPORAL_WARPER);
    Position<AlienFrontiers> raised =
        play(position(table), new FuelMove.AlterShips(Tech.BOOSTER_POD, List.of(blue(2))));
    assertThat(played(referee.undo(raised, BLUE)).state()).isEqualTo(table.game());
    Position<AlienFrontiers> rolled =
        play(raised, new FuelMove.AlterShips(Tech.TEMPORAL_WARPER, List.of(blue(3))));
    assertThat(rolled.mayUndo(BLUE)).isFalse();
  }

  @Test
  void loot_and_a_colony_picked_up_are_taken_back() {
    Position<AlienFrontiers> raid =
        position(table(2).cards(RED, Tech.ALIEN_CITY).asking(new Pending.Raiding()));
    Position<AlienFrontiers> stolen =
        play(raid, new StationMove.StealTech(RED, List.of(Tech.ALIEN_CITY)));
    assertThat(played(referee.undo(stolen, BLUE)).state()).isEqualTo(raid.state());
    Position<AlienFrontiers> before =
        position(
            table(2).colonies(Territory.LEM_BADLANDS, RED, 1).cards(BLUE, Tech.ORBITAL_TELEPORTER));
    Colony colony = new Colony(Territory.LEM_BADLANDS, RED);
    Position<AlienFrontiers> picked =
        play(before, new DiscardMove.PickColony(Tech.ORBITAL_TELEPORTER, List.of(colony)));
    assertThat(played(referee.undo(picked, BLUE)).state()).isEqualTo(before.state());
  }

  private static Position<AlienFrontiers> position(FrontiersTable table) {
    return new Position<>(table.game(), 1, 0, PerSeat.all(2, 1L), List.of());
  }

  private Position<AlienFrontiers> play(Position<AlienFrontiers> at, FrontiersMove move) {
    return played(referee.play(at, BLUE, move, drawn -> new SeededDice(1, drawn)));
  }

  private static Position<AlienFrontiers> played(
      Adjudication<AlienFrontiers, FrontiersEvent> adjudication) {
    assertThat(adjudication).isInstanceOf(Adjudication.Played.class);
    return ((Adjudication.Played<AlienFrontiers, FrontiersEvent>) adjudication).position();
  }
}
