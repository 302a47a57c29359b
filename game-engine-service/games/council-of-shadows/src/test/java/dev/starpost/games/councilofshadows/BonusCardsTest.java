package dev.starpost.games.councilofshadows;

import static dev.starpost.games.councilofshadows.CouncilTable.ANN;
import static dev.starpost.games.councilofshadows.CouncilTable.BEN;
import static dev.starpost.games.councilofshadows.CouncilTable.bonus;
import static dev.starpost.games.councilofshadows.CouncilTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.councilofshadows.component.Galaxy;
import dev.starpost.games.councilofshadows.component.ZoneId;
import dev.starpost.testkit.Rule;
import org.junit.jupiter.api.Test;

class BonusCardsTest {

  @Test
  @Example("EX-51")
  @Rule({"COS-13.4", "COS-10.7"})
  void bonus_cards_count_what_they_show() {
    CouncilTable table =
        table(2)
            .leader(ANN, "ava")
            .extraZone(ANN, ZoneId.AVA)
            .extraZone(ANN, ZoneId.PORTAL)
            .upgrades(
                ANN,
                "up-terraform-brown",
                "up-terraform-red",
                "up-zone1-range2",
                "up-energy-a",
                "up-energy-b",
                "up-ava-range2")
            .bonus(ANN, "", "lb-light-cards", "lb-flat-five")
            .gems(ANN, 3, 2, 1)
            .stations(ANN, Galaxy.GREY, Galaxy.ORANGE)
            .system("sys-3-03", "red-1")
            .cubes(ANN, "sys-3-03/0", 1)
            .cubes(BEN, "sys-3-03/1", 2);
    CouncilOfShadows game = table.with();
    for (Object[] each :
        new Object[][] {
          {"lb-light-cards", 5},
          {"lb-board-cubes", 8},
          {"lb-flat-five", 5},
          {"db-galaxy-red", 6},
          {"db-galaxy-blue", 3},
          {"db-stations", 10},
          {"lb-gem-anthracite", 6},
          {"lb-gem-gold", 5},
          {"lb-gem-transparent", 4},
          {"lb-planet-blue", 4},
          {"lb-planet-brown", 3},
          {"lb-planet-red", 3},
          {"lb-sector-1", 4},
          {"lb-sector-2", 4}
        }) {
      assertThat(FinalScoring.bonus(game, ANN, bonus((String) each[0])))
          .as((String) each[0])
          .isEqualTo(each[1]);
    }
    CouncilOfShadows four = table.cubes(ANN, "sys-3-03/2", 3).with();
    assertThat(FinalScoring.bonus(four, ANN, bonus("lb-sector-3"))).isEqualTo(8);
    assertThat(FinalScoring.bonus(four, ANN, bonus("db-galaxy-red"))).isEqualTo(9);
  }

  @Test
  @Rule("COS-13.4")
  void kinds_of_planets_and_sectors_count_own_cubes() {
    CouncilOfShadows game =
        table(2)
            .system("sys-1-03", "grey-1")
            .system("sys-2-04", "blue-1")
            .system("sys-3-03", "red-1")
            .cubes(ANN, "sys-1-03/0", 1) // blue
            .cubes(ANN, "sys-2-04/1", 2) // brown
            .cubes(ANN, "sys-3-03/2", 3) // red
            .cubes(BEN, "sys-1-03/0", 2)
            .cubes(BEN, "sys-2-04/1", 1)
            .cubes(BEN, "sys-2-04/2", 1)
            .cubes(BEN, "sys-3-03/0", 1)
            .with();
    for (Object[] each :
        new Object[][] {
          {"lb-planet-blue", 3 + 1},
          {"lb-planet-brown", 3 + 2},
          {"lb-planet-red", 3 + 3},
          {"lb-sector-1", 4 + 1},
          {"lb-sector-2", 4 + 2},
          {"lb-sector-3", 4 + 3}
        }) {
      assertThat(FinalScoring.bonus(game, ANN, bonus((String) each[0])))
          .as((String) each[0])
          .isEqualTo(each[1]);
    }
  }
}
