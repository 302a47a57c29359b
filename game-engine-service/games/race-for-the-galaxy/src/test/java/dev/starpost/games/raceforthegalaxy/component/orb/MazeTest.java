package dev.starpost.games.raceforthegalaxy.component.orb;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.raceforthegalaxy.Example;
import dev.starpost.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** RFTG-11 to RFTG-13: the Orb as it is laid and walked. */
class MazeTest {
  private static final At MAIN = new At(-1, 1);

  private static Placement at(String card, int x, int y, int rotation) {
    return new Placement(OrbCard.of(card), x, y, rotation);
  }

  private static Maze maze(Placement... laid) {
    Maze maze = Maze.opened();
    for (Placement placement : laid) {
      assertThat(new Placements(maze, List.of()).isLegal(placement)).as("%s", placement).isTrue();
      maze = maze.laying(placement);
    }
    return maze;
  }

  private static boolean legal(Maze maze, Placement placement, At... teams) {
    Placements placements = new Placements(maze, List.of(teams));
    boolean listed =
        placements
            .anchors(placement.card(), placement.rotation())
            .list()
            .contains(new At(placement.x(), placement.y()));
    assertThat(placements.isLegal(placement)).as("listed and legal alike").isEqualTo(listed);
    return listed;
  }

  /** Goes from square to square, each one step away. */
  private static boolean walks(Maze maze, int military, At from, At... squares) {
    At now = from;
    for (At next : squares) {
      if (maze.ways(now, 1, military).steps(next) != 1) {
        return false;
      }
      now = next;
    }
    return true;
  }

  @Test
  @Rule({"RFTG-11.1", "RFTG-11.3", "RFTG-13.6", "RFTG-11.4"})
  void the_material_is_complete() {
    assertThat(OrbCard.A).hasSize(30);
    assertThat(OrbCard.B).hasSize(15);
    assertThat(OrbCard.ALL).hasSize(49);
    assertThat(Token.supply(Token.Back.A)).hasSize(30);
    assertThat(Token.supply(Token.Back.B)).hasSize(15);
    assertThat(letters(OrbCard.A)).containsExactly(124, 14, 17, 0, 13, 12);
    assertThat(letters(OrbCard.B)).containsExactly(67, 5, 0, 15, 0, 3);
  }

  private static List<Integer> letters(List<OrbCard> cards) {
    int[] count = new int[Ground.ALL.size()];
    for (OrbCard card : cards) {
      for (int square = 0; square < 6; square++) {
        count[card.shape(0).at(square % 2, square / 2).index()]++;
      }
    }
    List<Integer> first = new ArrayList<>();
    for (int i = 0; i <= Ground.STATION.index(); i++) {
      first.add(count[i]);
    }
    return first;
  }

  @Test
  @Rule("RFTG-13.1")
  void four_turns_bring_a_card_back() {
    for (OrbCard card : OrbCard.ALL) {
      Shape back = card.shape(3).turned();
      for (int y = 0; y <= 3; y++) {
        for (int x = 0; x <= 2; x++) {
          if (x < 2) {
            assertThat(back.north(x, y)).isEqualTo(card.shape(0).north(x, y));
          }
          if (y < 3) {
            assertThat(back.west(x, y)).isEqualTo(card.shape(0).west(x, y));
          }
          if (x < 2 && y < 3) {
            assertThat(back.at(x, y)).isEqualTo(card.shape(0).at(x, y));
          }
        }
      }
    }
    Shape turned = OrbCard.of("A10").shape(1);
    assertThat(turned.at(1, 0)).isEqualTo(Ground.ARTIFACT_A);
    assertThat(turned.west(3, 1)).as("its north barrier looks east").isEqualTo(4);
  }

  @Test
  @Rule({"RFTG-11.6", "RFTG-11.12", "RFTG-12.9"})
  @Example("EX-83")
  void the_main_airlock_space_is_one_square() {
    Maze maze = Maze.opened();
    assertThat(maze.north(new At(-1, 3))).as("the side south of (-1,2)").isEqualTo(3);
    assertThat(maze.west(new At(2, 1))).isEqualTo(Sides.WALL);
    Ways corner = maze.ways(new At(-2, 0), 4, 0);
    assertThat(corner.steps(new At(1, 2))).isEqualTo(4);
    assertThat(walks(maze, 0, new At(-2, 0), new At(-1, 0), MAIN, new At(1, 1), new At(1, 2)))
        .isTrue();
    Ways centre = maze.ways(new At(0, 1), 1, 0);
    assertThat(centre.ends().list())
        .containsExactlyInAnyOrder(
            new At(-1, 0), new At(0, 0), new At(1, 1), new At(0, 2), new At(-1, 2), new At(-2, 1));
    assertThat(maze.airlocks()).containsExactly(MAIN);
    assertThat(Maze.corners()).hasSize(4);
  }

  @Test
  @Rule({"RFTG-12.8", "RFTG-12.9", "RFTG-12.10", "RFTG-12.12"})
  @Example("EX-44")
  void a_team_jumps_crosses_a_barrier_and_stops_at_a_token() {
    Maze maze = maze(at("A30", 2, 0, 0));
    Ways strong = maze.ways(MAIN, 4, 6);
    assertThat(strong.way(new At(3, 1))).containsExactly(new At(-1, 0), new At(2, 1), new At(3, 1));
    assertThat(maze.hasToken(new At(3, 1))).isTrue();
    assertThat(walks(maze, 6, MAIN, new At(-1, 0), new At(2, 1), new At(3, 1))).isTrue();
    assertThat(walks(maze, 3, MAIN, new At(-1, 0), new At(2, 1), new At(3, 1))).isFalse();
    Maze without = maze.taking(new At(3, 1));
    assertThat(without.hasToken(new At(3, 1))).isFalse();
    At teleporter = new At(2, 1);
    assertThat(maze.ways(teleporter, 2, 6).steps(new At(3, 0))).as("it stops").isEqualTo(-1);
    assertThat(without.ways(teleporter, 2, 6).steps(new At(3, 0))).isEqualTo(2);
  }

  @Test
  @Rule({"RFTG-12.10", "RFTG-13.5"})
  @Example("EX-45")
  void laser_barriers() {
    Maze maze = maze(at("A10", -2, 3, 0));
    assertThat(maze.north(new At(-1, 3))).as("a barrier 4 now").isEqualTo(4);
    At[] way = {new At(-1, 2), new At(-1, 3), new At(-2, 3), new At(-2, 4)};
    assertThat(walks(maze, 2, MAIN, way)).isFalse();
    assertThat(walks(maze, 5, MAIN, way)).isTrue();
    assertThat(maze.ways(MAIN, 4, 5).steps(new At(-2, 4))).isEqualTo(4);
  }

  @Test
  @Rule({"RFTG-13.5", "RFTG-11.13"})
  @Example("EX-47")
  void only_the_outline_counts() {
    Maze maze = maze(at("A18", -1, 3, 3), at("A25", -2, 3, 2));
    assertThat(legal(maze, at("A03", 0, 4, 1))).isTrue();
  }

  @Test
  @Rule({"RFTG-13.2", "RFTG-13.3"})
  @Example("EX-48")
  void linked_and_on_new_ground() {
    assertThat(legal(Maze.opened(), at("A02", 2, 3, 0))).as("a corner only").isFalse();
    assertThat(legal(maze(at("A02", 2, 0, 0)), at("A01", 2, 0, 0))).isFalse();
    assertThat(legal(Maze.opened(), at("A02", 12, 12, 0))).isFalse();
  }

  @Test
  @Rule({"RFTG-13.4", "RFTG-17.17", "RFTG-11.15"})
  @Example("EX-49")
  void what_cannot_be_covered() {
    Maze maze = maze(at("A17", 2, 0, 0));
    assertThat(maze.hasToken(new At(2, 0))).isTrue();
    assertThat(legal(maze, at("A02", 2, -2, 0))).as("a token").isFalse();
    assertThat(legal(maze, at("A02", 2, 2, 0))).isTrue();
    assertThat(legal(maze, at("A02", 2, 2, 0), new At(3, 2))).as("a team").isFalse();
    Maze covered = maze.laying(at("A02", 2, 2, 0));
    assertThat(covered.ground(new At(2, 2))).as("the teleporter is gone").contains(Ground.FLOOR);
    assertThat(legal(maze, at("A02", 1, -2, 0))).as("an airlock card").isFalse();
  }

  @Test
  @Rule({"RFTG-13.7", "RFTG-11.3"})
  @Example("EX-50")
  void spontaneous_generation_keeps_away() {
    Maze maze = maze(at("A05", 2, 0, 0));
    At team = new At(2, 1);
    assertThat(maze.ground(team)).contains(Ground.GENERATION);
    assertThat(legal(maze, at("A17", 0, 3, 0))).as("as a normal play").isTrue();
    Placements away = new Placements(maze, List.of(team)).awayFrom(maze, team);
    assertThat(away.isLegal(at("A17", 0, 3, 0))).isFalse();
    assertThat(away.isLegal(at("A17", -4, 0, 0))).isTrue();
    assertThat(away.isLegal(at("A02", 1, 3, 0))).isFalse();
    assertThat(away.isLegal(at("A02", -4, 0, 0))).isTrue();
  }

  @Test
  @Rule({"RFTG-13.13", "RFTG-13.14"})
  @Example("EX-53")
  void a_token_opens_a_wall_with_a_square_behind_it() {
    Maze maze = maze(at("A30", 2, 0, 0));
    At team = new At(1, 1);
    assertThat(Ways.behind(maze, team, 0, true)).contains(new At(2, 1));
    assertThat(Ways.behind(maze, team, 0, false)).isEmpty();
    assertThat(Ways.behind(Maze.opened(), team, 0, true)).as("nothing behind it").isEmpty();
  }

  @Test
  @Rule({"RFTG-13.15", "RFTG-11.15"})
  @Example("EX-57")
  void stations_count_while_they_are_visible() {
    Maze one = maze(at("A02", 2, 0, 0));
    Token small = Token.of("A-uplift");
    Token large = Token.of("B-uplift");
    assertThat(one.stations()).isEqualTo(1);
    assertThat(small.points(1) + large.points(1)).isEqualTo(1 + 3);
    assertThat(legal(one, at("A01", 3, 0, 0))).isTrue();
    Maze two = one.laying(at("A01", 3, 0, 0));
    assertThat(two.ground(new At(3, 2))).contains(Ground.STATION);
    assertThat(two.ground(new At(4, 2))).contains(Ground.STATION);
    assertThat(two.stations()).isEqualTo(2);
    assertThat(small.points(2) + large.points(2)).isEqualTo(6);
  }

  @Test
  @Rule({"RFTG-13.5", "RFTG-11.14"})
  @Example("EX-85")
  void barrier_on_barrier() {
    Maze maze = Maze.opened();
    assertThat(legal(maze, at("A22", -2, 3, 2))).as("3 on 3").isTrue();
    assertThat(legal(maze, at("A10", -2, 3, 0))).as("4 on 3").isTrue();
    assertThat(legal(maze, at("A01", -1, 3, 3))).as("a wall on 3").isTrue();
    assertThat(legal(maze, at("A01", -2, 3, 1))).as("open on 3").isFalse();
  }

  @Test
  @Rule({"RFTG-12.8", "RFTG-12.12", "RFTG-12.14"})
  @Example("EX-86")
  void a_card_just_laid_opens_a_way() {
    Maze before = maze(at("A05", 2, 0, 0));
    assertThat(walks(before, 0, new At(3, 0), new At(3, 1), new At(2, 1))).isTrue();
    Maze maze = before.taking(new At(2, 1)).laying(at("A17", -4, 0, 0));
    At[] way = {new At(-3, 2), new At(-3, 1), new At(-4, 1), new At(-4, 0)};
    assertThat(walks(maze, 0, new At(-2, 2), way)).isTrue();
    assertThat(maze.ways(new At(-2, 2), 4, 0).steps(new At(-4, 0))).isEqualTo(4);
    assertThat(maze.hasToken(new At(-4, 0))).isTrue();
  }

  @Test
  @Rule({"RFTG-13.9", "RFTG-13.10"})
  @Example("EX-89")
  void secondary_airlocks() {
    Maze maze = maze(at("secondary-1", 2, 0, 0));
    assertThat(legal(maze, at("secondary-2", 2, 0, 0))).isFalse();
    assertThat(legal(maze, at("secondary-2", 4, 0, 0))).isTrue();
    Maze both = maze.laying(at("secondary-2", 4, 0, 0));
    assertThat(both.airlocks()).containsExactly(MAIN, new At(2, 1), new At(4, 1));
    assertThat(both.ways(new At(4, 1), 1, 0).ends().list()).containsExactly(new At(5, 1));
  }

  /**
   * The rules of RFTG-13 once more, square by square and side by side, against the rows of bits.
   */
  @Test
  @Rule({"RFTG-13.2", "RFTG-13.3", "RFTG-13.4", "RFTG-13.5", "RFTG-13.7", "RFTG-13.8"})
  void listed_placements_are_those_of_a_plain_reading() {
    for (int seed = 0; seed < 12; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Maze maze = Maze.opened();
      List<At> teams = List.of(new At(-2, 0), new At(1, 2));
      for (int i = 0; i < 14; i++) {
        OrbCard card = OrbCard.ALL.get(4 + random.nextInt(45));
        int rotation = random.nextInt(4);
        List<At> anchors = new Placements(maze, teams).anchors(card, rotation).list();
        assertThat(anchors).isEqualTo(PlainReading.anchors(maze, teams, card, rotation, null));
        At team = new At(-2, 0);
        assertThat(new Placements(maze, teams).awayFrom(maze, team).anchors(card, rotation).list())
            .isEqualTo(PlainReading.anchors(maze, teams, card, rotation, team));
        boolean isLaid = maze.laid().stream().anyMatch(each -> each.card() == card);
        if (!anchors.isEmpty() && !isLaid) {
          At anchor = anchors.get(random.nextInt(anchors.size()));
          maze = maze.laying(new Placement(card, anchor.x(), anchor.y(), rotation));
        }
      }
      Maze stored = Maze.of(maze.laid(), maze.taken());
      assertThat(stored).isEqualTo(maze);
      assertThat(stored.squares()).isEqualTo(maze.squares());
      assertThat(stored.stations()).isEqualTo(maze.stations());
    }
  }

  @Test
  @Rule("RFTG-11.11")
  void neighbouring_cards_share_a_side_and_the_card_laid_last_decides() {
    At below = new At(2, 2);
    assertThat(Sides.letter(Maze.opened().west(below))).isEqualTo('o');
    Maze maze = Maze.opened().laying(new Placement(OrbCard.of("A02"), 2, 0, 0));
    assertThat(Sides.letter(maze.west(below))).isEqualTo('W');
    assertThat(Sides.letter(maze.west(new At(2, 0)))).isEqualTo('o');
  }
}
