package dev.starpost.games.raceforthegalaxy;

import static dev.starpost.games.raceforthegalaxy.RaceTable.ANN;
import static dev.starpost.games.raceforthegalaxy.RaceTable.BOB;
import static dev.starpost.games.raceforthegalaxy.RaceTable.card;
import static dev.starpost.games.raceforthegalaxy.RaceTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.Holdings;
import dev.starpost.games.raceforthegalaxy.component.card.PlacedCards;
import dev.starpost.kernel.Seat;
import dev.starpost.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** RFTG-10: round end, end of the game, scoring; RFTG-20. */
class EndTest implements RaceScenarios {
  private static final Holdings NOTHING = new Holdings(0, 0, 0, 0, 0, 0);

  /** What one card scores in a tableau: all points, less the printed ones of it. */
  private static int scores(String scoring, Holdings holdings, boolean orb, String... others) {
    PlacedCards rest = PlacedCards.NONE;
    for (String id : others) {
      rest = rest.with(card(id));
    }
    PlacedCards all = rest.with(card(scoring));
    int variable = 0;
    for (Card each : all.list()) {
      if (each == card(scoring)) {
        var rules = each.scoring().orElseThrow();
        for (Card counted : all.list()) {
          variable +=
              rules.firstMatch().stream()
                  .filter(entry -> entry.match().fits(counted, orb))
                  .findFirst()
                  .map(entry -> entry.points())
                  .orElse(0);
        }
        for (var plus : rules.plus()) {
          variable += plus.isOrbOnly() && !orb ? 0 : plus.points(holdings);
        }
      }
    }
    return variable;
  }

  private static int points(Holdings holdings, boolean orb, String... tableau) {
    return PlacedCards.of(RaceTable.cards(tableau)).points(holdings, orb);
  }

  @Test
  @Rule("RFTG-10.6")
  @Example("EX-38")
  void first_match_only() {
    String[] others = {
      "terraforming-robots", "terraforming-colony", "terraformed-world", "old-earth", "pirate-world"
    };
    assertThat(scores("terraforming-unlimited", NOTHING, false, others)).isEqualTo(10);
    Holdings science = new Holdings(0, 0, 0, 2, 0, 0);
    assertThat(scores("terraforming-unlimited", science, true, others)).isEqualTo(12);
    assertThat(scores("terraforming-unlimited", science, false, others)).isEqualTo(10);
  }

  @Test
  @Rule({"RFTG-10.7", "RFTG-1.4"})
  @Example("EX-39")
  void powers_that_count_for_scoring() {
    String[] explorers = {
      "alien-survey-technology", "expedition-force", "star-nomad-lair", "artist-colony"
    };
    assertThat(scores("galactic-survey-seti", NOTHING, false, explorers)).isEqualTo(5);
    assertThat(scores("galactic-survey-seti", NOTHING, true, explorers)).isEqualTo(6);
    String[] traders = {"export-duties", "alien-fuel-refinery", "black-market-trading-world"};
    assertThat(scores("trade-league", NOTHING, false, traders)).isEqualTo(5);
    assertThat(
            scores(
                "wormhole-prospectors",
                NOTHING,
                false,
                "export-duties",
                "alien-fuel-refinery",
                "black-market-trading-world",
                "star-nomad-lair"))
        .isEqualTo(6);
  }

  @Test
  @Rule({"RFTG-10.7", "RFTG-17.28"})
  @Example("EX-76")
  void consume_and_trade_powers() {
    String[] tableau = {
      "new-economy",
      "trade-league",
      "black-market-trading-world",
      "export-duties",
      "deficit-spending",
      "new-vinland",
      "comet-zone",
      "galactic-federation"
    };
    assertThat(scores("new-economy", NOTHING, false, without(tableau, "new-economy"))).isEqualTo(8);
    assertThat(scores("trade-league", NOTHING, false, without(tableau, "trade-league")))
        .isEqualTo(4);
    assertThat(
            scores("galactic-federation", NOTHING, false, without(tableau, "galactic-federation")))
        .isEqualTo(8);
    int printed = 2 + 1 + 1 + 1 + 2;
    assertThat(points(NOTHING, false, tableau)).isEqualTo(printed + 8 + 4 + 8);
  }

  private static String[] without(String[] tableau, String id) {
    return java.util.Arrays.stream(tableau).filter(each -> !each.equals(id)).toArray(String[]::new);
  }

  @Test
  @Rule({"RFTG-10.6", "RFTG-10.5", "RFTG-2.8"})
  @Example("EX-78")
  void chips() {
    Race state =
        table(2)
            .tableau(ANN, "galactic-renaissance", "research-labs", "artist-colony")
            .tableau(ANN, "consumer-markets")
            .chips(ANN, 11)
            .game();
    int printed = 2 + 1 + 3;
    assertThat(state.player(ANN).score(false)).isEqualTo(11 + printed + 9);
  }

  @Test
  @Rule({"RFTG-10.6", "RFTG-13.15"})
  @Example("EX-79")
  void alien_cards() {
    String[] tableau = {
      "alien-researchers",
      "alien-tech-institute",
      "alien-rosetta-stone-world",
      "alien-robotic-factory",
      "deserted-alien-colony",
      "alien-survey-technology",
      "alien-uplift-chamber",
      "new-earth"
    };
    Holdings technology = new Holdings(0, 0, 0, 0, 2, 0);
    assertThat(scores("alien-researchers", technology, true, without(tableau, "alien-researchers")))
        .isEqualTo(11);
    assertThat(
            scores(
                "alien-tech-institute", technology, true, without(tableau, "alien-tech-institute")))
        .isEqualTo(15);
    assertThat(
            scores(
                "alien-uplift-chamber", technology, true, without(tableau, "alien-uplift-chamber")))
        .isEqualTo(2);
  }

  @Test
  @Rule("RFTG-1.2")
  void merchant_guild_of_the_second_edition_counts_goods() {
    Holdings goods = new Holdings(0, 0, 3, 0, 0, 0);
    assertThat(points(goods, false, "merchant-guild-second-edition", "mining-world"))
        .isEqualTo(2 + 2 + 3);
  }

  @Test
  @Rule({"RFTG-10.1", "RFTG-18.3", "RFTG-2.7"})
  void too_many_cards_are_discarded_with_the_choice_of_actions() {
    Race state = table(2).cash(ANN, 12).choosing();
    List<Card> two = state.player(ANN).hand().list().subList(0, 2);
    RaceMove lazy = new RoundMove.ChooseActions(List.of(Action.EXPLORE_5), List.of());
    refused(state, ANN, lazy, "RFTG-10.1", "discard-so-many");
    state = after(state, ANN, new RoundMove.ChooseActions(List.of(Action.EXPLORE_5), two));
    state = after(state, BOB, new RoundMove.ChooseActions(List.of(Action.PRODUCE), List.of()));
    assertThat(hand(state, ANN)).isEqualTo(10);
    assertThat(state.stock().discards().size()).isEqualTo(2);
  }

  private static RaceTable twelve(RaceTable table, Seat seat) {
    return table.tableau(
        seat,
        "space-port",
        "spice-world",
        "secluded-world",
        "artist-colony",
        "bio-hazard-mining-world",
        "rebel-miners",
        "distant-world",
        "interstellar-bank",
        "public-works",
        "export-duties",
        "space-marines");
  }

  @Test
  @Rule({"RFTG-10.3", "RFTG-10.4", "RFTG-17.19"})
  void twelve_cards_end_the_game_after_the_round() {
    Race state =
        twelve(table(2), ANN)
            .chose(ANN, Action.DEVELOP)
            .chose(BOB, Action.SETTLE)
            .hand(ANN, "investment-credits", "pilgrimage-world")
            .at(Stage.DEVELOP);
    state =
        after(state, ANN, new RoundMove.Develop(card("investment-credits"), List.of(), List.of()));
    assertThat(state.over()).as("the round is finished").isFalse();
    state =
        after(
            state, ANN, new SettleMove.Pay(card("pilgrimage-world"), false, List.of(), List.of()));
    assertThat(state.over()).isTrue();
    assertThat(state.player(ANN).tableau().size()).isEqualTo(13);
    assertThat(rules().result(state).orElseThrow().winners()).containsExactly(ANN);
    given(state).when(ANN, new RoundMove.PlaceNothing()).thenRefused("RFTG-10.3", "game-over");
  }

  @Test
  @Rule("RFTG-10.9")
  @Example("EX-37")
  void cards_and_goods_break_a_tie() {
    Race state =
        table(2)
            .hand(ANN, "drop-ships", "space-port", "spice-world")
            .goods(ANN, "asteroid-belt")
            .hand(BOB, "new-earth", "replicant-robots")
            .goods(BOB, "destroyed-world", "radioactive-world", "empath-world")
            .chips(ANN, 39)
            .chips(BOB, 38)
            .game();
    assertThat(state.player(ANN).score(false)).isEqualTo(state.player(BOB).score(false));
    var result = rules().result(state.asOver()).orElseThrow();
    assertThat(result.winners()).containsExactly(BOB);
    assertThat(result.of(BOB).tieBreaks()).containsExactly(5);
    assertThat(result.of(ANN).tieBreaks()).containsExactly(4);
  }

  @Test
  @Rule({"RFTG-10.1", "RFTG-10.2", "RFTG-10.9", "RFTG-18.7"})
  @Example("EX-80")
  void the_hand_limit_comes_before_the_tie_break() {
    Race state =
        table(2)
            .pool(0)
            .chose(ANN, Action.PRODUCE)
            .cash(ANN, 12)
            .tableau(ANN, "old-earth")
            .hand(BOB, "public-works", "drop-ships", "space-port", "spice-world")
            .hand(BOB, "new-earth", "replicant-robots", "gem-world", "comet-zone")
            .goods(BOB, "destroyed-world", "radioactive-world", "empath-world")
            .chips(ANN, 36)
            .chips(BOB, 36)
            .at(Stage.PRODUCE);
    assertThat(state.over()).isTrue();
    assertThat(hand(state, ANN)).isEqualTo(10);
    var result = rules().result(state).orElseThrow();
    assertThat(result.of(ANN).points()).isEqualTo(result.of(BOB).points());
    assertThat(result.of(BOB).tieBreaks()).containsExactly(11);
    assertThat(result.winners()).containsExactly(BOB);
  }

  @Test
  @Rule("RFTG-10.9")
  void whoever_is_still_equal_shares_the_victory() {
    Race state = table(2).chips(ANN, 5).chips(BOB, 5).game();
    assertThat(rules().result(state.asOver()).orElseThrow().winners()).containsExactly(ANN, BOB);
  }

  @Test
  @Rule({"RFTG-20.1", "RFTG-20.2"})
  void whoever_resigns_is_no_longer_awaited() {
    Race state = table(3).hand(BOB, "drop-ships").choosing();
    state = after(state, ANN, new RoundMove.ChooseActions(List.of(Action.PRODUCE), List.of()));
    state =
        after(state, Seat.of(3), new RoundMove.ChooseActions(List.of(Action.EXPLORE_5), List.of()));
    Race[] left = new Race[1];
    given(state).whenResigns(BOB).thenState(reached -> left[0] = reached);
    assertThat(left[0].round().stage()).as("the others go on").isEqualTo(Stage.EXPLORE);
    assertThat(left[0].stock().discards().list()).containsExactly(card("drop-ships"));
    assertThat(left[0].player(BOB).drawn().isEmpty()).isTrue();
    given(left[0]).whenResigns(BOB).thenRefused("RFTG-20.1", "resigned-already");
    given(left[0])
        .whenResigns(ANN)
        .thenState(
            reached ->
                assertThat(rules().result(reached).orElseThrow().winners())
                    .containsExactly(Seat.of(3)));
  }
}
