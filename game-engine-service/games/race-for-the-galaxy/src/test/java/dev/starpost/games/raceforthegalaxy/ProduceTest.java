package dev.starpost.games.raceforthegalaxy;

import static dev.starpost.games.raceforthegalaxy.RaceTable.ANN;
import static dev.starpost.games.raceforthegalaxy.RaceTable.BOB;
import static dev.starpost.games.raceforthegalaxy.RaceTable.CAT;
import static dev.starpost.games.raceforthegalaxy.RaceTable.card;
import static dev.starpost.games.raceforthegalaxy.RaceTable.cards;
import static dev.starpost.games.raceforthegalaxy.RaceTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.kernel.Seat;
import dev.starpost.testkit.Rule;
import org.junit.jupiter.api.Test;

/** RFTG-9 Produce. */
class ProduceTest implements RaceScenarios {

  private static int goods(Race state, Seat seat, String world) {
    return state.player(seat).tableau().goods(state.player(seat).tableau().indexOf(card(world)));
  }

  @Test
  @Rule({"RFTG-9.1", "RFTG-9.2", "RFTG-9.4", "RFTG-9.6"})
  void production_worlds_without_a_good_get_one() {
    Race state =
        table(2)
            .tableau(ANN, "comet-zone", "asteroid-belt")
            .goods(ANN, "gem-world")
            .at(Stage.PRODUCE);
    assertThat(goods(state, ANN, "comet-zone")).isEqualTo(1);
    assertThat(goods(state, ANN, "gem-world")).as("still one").isEqualTo(1);
    assertThat(goods(state, ANN, "asteroid-belt")).as("a windfall world").isZero();
    assertThat(hand(state, ANN)).as("for Comet Zone, not for Gem World").isEqualTo(1);
  }

  @Test
  @Rule({"RFTG-9.3", "RFTG-17.6", "RFTG-9.6"})
  void tranship_point_gathers_first() {
    Race state =
        table(2)
            .tableau(ANN, "tranship-point", "imperium-war-faction")
            .goods(ANN, "mining-world", "rebel-gem-smugglers")
            .at(Stage.PRODUCE);
    assertThat(goods(state, ANN, "tranship-point")).isEqualTo(2);
    assertThat(goods(state, ANN, "mining-world")).as("produced again").isEqualTo(1);
    assertThat(goods(state, ANN, "rebel-gem-smugglers")).isZero();
    assertThat(hand(state, ANN)).as("Mining World, and one rare good").isEqualTo(2);
  }

  @Test
  @Rule({"RFTG-9.7", "RFTG-9.6"})
  @Example("EX-35")
  void most_goods() {
    RaceTable table =
        table(2).tableau(ANN, "mining-conglomerate", "bio-hazard-mining-world", "rebel-miners");
    Race most = table.tableau(BOB, "jumpdrive-fuel-refinery").at(Stage.PRODUCE);
    assertThat(hand(most, ANN)).isEqualTo(2);
    Race tied = table.tableau(BOB, "new-earth").at(Stage.PRODUCE);
    assertThat(hand(tied, ANN)).isZero();
  }

  @Test
  @Rule("RFTG-9.5")
  @Example("EX-36")
  void windfall_powers() {
    Race state =
        table(2)
            .chose(ANN, Action.PRODUCE)
            .tableau(
                ANN,
                "genetics-lab",
                "galactic-engineers",
                "pre-sentient-race",
                "asteroid-belt",
                "refugee-world")
            .at(Stage.PRODUCE);
    Race all =
        after(
            state,
            ANN,
            new RoundMove.FillWindfalls(
                cards("pre-sentient-race", "asteroid-belt", "refugee-world")));
    assertThat(all.player(ANN).tableau().goods()).isEqualTo(3);
    Race two =
        after(state, ANN, new RoundMove.FillWindfalls(cards("pre-sentient-race", "asteroid-belt")));
    assertThat(two.player(ANN).tableau().goods()).isEqualTo(2);
    refused(
        state,
        ANN,
        new RoundMove.FillWindfalls(cards("asteroid-belt", "refugee-world")),
        "RFTG-9.5",
        "cannot-fill-these");
    refused(
        state,
        ANN,
        new RoundMove.FillWindfalls(cards("pre-sentient-race")),
        "RFTG-9.5",
        "cannot-fill-these");
  }

  @Test
  @Rule({"RFTG-9.5", "RFTG-17.8", "RFTG-18.7"})
  void a_windfall_without_choice_is_not_asked() {
    Race state =
        table(2).chose(ANN, Action.PRODUCE).tableau(ANN, "runaway-robots").at(Stage.PRODUCE);
    assertThat(goods(state, ANN, "runaway-robots")).isEqualTo(1);
    assertThat(hand(state, ANN)).isEqualTo(1);
    Race settled =
        after(
            table(2).tableau(ANN, "drop-ships").hand(ANN, "runaway-robots").at(Stage.SETTLE),
            ANN,
            conquer("runaway-robots"));
    assertThat(hand(settled, ANN)).as("not when it is placed").isZero();
  }

  @Test
  @Rule({"RFTG-9.6", "RFTG-9.7"})
  @Example("EX-74")
  void most_novelty_goods() {
    RaceTable table =
        table(3)
            .goods(ANN, "galactic-news-hub")
            .tableau(ANN, "gem-world")
            .chose(CAT, Action.PRODUCE)
            .tableau(CAT, "plague-world");
    assertThat(hand(table.at(Stage.PRODUCE), ANN)).isEqualTo(2);
    assertThat(hand(table.tableau(BOB, "artist-colony").at(Stage.PRODUCE), ANN)).isEqualTo(1);
  }

  @Test
  @Rule("RFTG-9.6")
  @Example("EX-75")
  void draws_that_look_at_cards() {
    Race state =
        table(2)
            .tableau(
                ANN,
                "pan-galactic-league",
                "imperium-fifth-column",
                "imperium-supply-convoy",
                "galactic-investors",
                "galactic-federation",
                "consumer-markets")
            .goods(
                ANN,
                "pre-sentient-race",
                "plague-world",
                "avian-uplift-race",
                "imperium-armaments-world")
            .at(Stage.PRODUCE);
    assertThat(hand(state, ANN)).isEqualTo(11);
  }

  @Test
  @Rule("RFTG-9.6")
  void draws_for_goods_and_kinds() {
    Race state =
        table(2)
            .tableau(ANN, "diversified-economy", "consumer-markets", "research-labs")
            .tableau(ANN, "artist-colony", "spice-world", "bio-hazard-mining-world")
            .tableau(ANN, "alien-robotic-factory")
            .at(Stage.PRODUCE);
    assertThat(hand(state, ANN)).as("3 kinds, 2 novelty goods, 1 alien good").isEqualTo(6);
  }
}
