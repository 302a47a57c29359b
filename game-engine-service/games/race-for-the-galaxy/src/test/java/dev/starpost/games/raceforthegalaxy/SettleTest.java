package dev.starpost.games.raceforthegalaxy;

import static dev.starpost.games.raceforthegalaxy.RaceTable.ANN;
import static dev.starpost.games.raceforthegalaxy.RaceTable.card;
import static dev.starpost.games.raceforthegalaxy.RaceTable.cards;
import static dev.starpost.games.raceforthegalaxy.RaceTable.expert;
import static dev.starpost.games.raceforthegalaxy.RaceTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.testkit.Rule;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** RFTG-7 Settle: main actions. */
class SettleTest implements RaceScenarios {

  private static SettleMove.Pay pay(String world, String... payment) {
    return new SettleMove.Pay(card(world), false, List.of(), cards(payment));
  }

  @Test
  @Rule({"RFTG-7.2", "RFTG-17.5"})
  @Example("EX-11")
  void discounts_by_kind() {
    Race state =
        table(2)
            .tableau(ANN, "replicant-robots", "mining-robots", "alien-tech-institute")
            .hand(ANN, "comet-zone", "new-earth", "galactic-resort", "alien-rosetta-stone-world")
            .cash(ANN, 3)
            .at(Stage.SETTLE);
    assertThat(settlePrice(state, ANN, "comet-zone")).isZero();
    assertThat(settlePrice(state, ANN, "new-earth")).isEqualTo(2);
    assertThat(settlePrice(state, ANN, "galactic-resort")).isEqualTo(1);
    assertThat(settlePrice(state, ANN, "alien-rosetta-stone-world")).as("grey").isEqualTo(1);
  }

  @Test
  @Rule({"RFTG-7.3", "RFTG-7.12", "RFTG-7.13", "RFTG-2.4"})
  @Example("EX-12")
  void specialised_military() {
    Race state =
        table(2)
            .tableau(ANN, "space-marines", "alien-tech-institute", "new-military-tactics")
            .hand(ANN, "lost-alien-warship", "pirate-world")
            .at(Stage.SETTLE);
    assertThat(canConquer(state, ANN, "lost-alien-warship")).isFalse();
    assertThat(canConquer(state, ANN, "pirate-world")).isFalse();
    refused(state, ANN, conquer("pirate-world"), "RFTG-7.3", "too-weak");
    Race conquered = after(state, ANN, conquer("lost-alien-warship", "new-military-tactics"));
    assertThat(conquered.player(ANN).tableau().goods(2)).as("a windfall").isEqualTo(1);
    assertThat(conquered.player(ANN).tableau().has(card("new-military-tactics"))).isFalse();
  }

  @Test
  @Rule("RFTG-2.13")
  @Example("EX-13")
  void rebels() {
    Race state =
        table(2)
            .tableau(ANN, "galactic-imperium", "expedition-force")
            .hand(ANN, "rebel-outpost", "rebel-base", "alien-robot-sentry")
            .at(Stage.SETTLE);
    assertThat(canConquer(state, ANN, "rebel-outpost")).isTrue();
    assertThat(canConquer(state, ANN, "rebel-base")).isFalse();
    assertThat(canConquer(state, ANN, "alien-robot-sentry")).isFalse();
  }

  @Test
  @Rule({"RFTG-7.4", "RFTG-7.5"})
  @Example("EX-14")
  void pay_powers_do_not_combine() {
    RaceTable table =
        table(2)
            .tableau(ANN, "contact-specialist", "alien-survey-technology")
            .hand(ANN, "alien-robot-sentry", "pirate-world")
            .cash(ANN, 3);
    Race state = table.at(Stage.SETTLE);
    assertThat(militaryPrice(state, ANN, "alien-robot-sentry", "alien-survey-technology"))
        .isEqualTo(2);
    assertThat(militaryPrice(state, ANN, "alien-robot-sentry", "contact-specialist")).isEqualTo(-1);
    assertThat(militaryPrice(state, ANN, "pirate-world", "contact-specialist")).isEqualTo(2);
    Race helped = table.tableau(ANN, "alien-research-ship").at(Stage.SETTLE);
    assertThat(militaryPrice(helped, ANN, "alien-robot-sentry", "alien-survey-technology"))
        .isEqualTo(1);
    refused(
        state,
        ANN,
        new SettleMove.PayForMilitary(
            card("alien-robot-sentry"), card("contact-specialist"), List.of(), List.of()),
        "RFTG-7.5",
        "power-does-not-reach");
  }

  @Test
  @Rule({"RFTG-7.4", "RFTG-17.31"})
  @Example("EX-15")
  void uplift_researchers() {
    RaceTable table =
        table(2)
            .tableau(ANN, "uplift-researchers")
            .hand(ANN, "avian-uplift-race", "rebel-warrior-race")
            .cash(ANN, 3);
    Race alone = table.at(Stage.SETTLE);
    assertThat(militaryPrice(alone, ANN, "avian-uplift-race", "uplift-researchers")).isEqualTo(1);
    assertThat(militaryPrice(alone, ANN, "rebel-warrior-race", "uplift-researchers")).isEqualTo(-1);
    Race both = table.tableau(ANN, "contact-specialist").at(Stage.SETTLE);
    assertThat(militaryPrice(both, ANN, "avian-uplift-race", "contact-specialist")).isZero();
    assertThat(militaryPrice(both, ANN, "rebel-warrior-race", "contact-specialist")).isEqualTo(1);
  }

  @Test
  @Rule({"RFTG-7.1", "RFTG-7.9"})
  void what_cannot_be_settled_is_refused() {
    Race state =
        table(2)
            .tableau(ANN, "drop-ships")
            .hand(ANN, "pirate-world", "spice-world", "public-works", "new-earth")
            .at(Stage.SETTLE);
    refused(state, ANN, pay("pirate-world"), "RFTG-7.1", "military-not-for-sale");
    refused(state, ANN, pay("public-works"), "RFTG-7.1", "no-world");
    refused(state, ANN, pay("gem-world"), "RFTG-7.1", "not-in-hand");
    refused(state, ANN, conquer("spice-world"), "RFTG-7.1", "not-military");
    refused(state, ANN, conquer("rebel-miners"), "RFTG-7.1", "not-in-hand");
    refused(state, ANN, new SettleMove.SettleAtRandom(), "RFTG-7.7", "cannot-settle-at-random");
    assertThat(settlePrice(state, ANN, "new-earth")).as("too dear").isEqualTo(-1);
  }

  @Test
  @Rule({"RFTG-7.1", "RFTG-7.5", "RFTG-7.6"})
  @Example("EX-63")
  void colony_ship_with_a_pay_power() {
    Race state =
        table(2)
            .tableau(ANN, "colony-ship", "contact-specialist", "alien-survey-technology")
            .hand(ANN, "rebel-outpost", "alien-robot-sentry", "new-earth")
            .cash(ANN, 2)
            .at(Stage.SETTLE);
    SettleMove.PlaceFree outpost =
        new SettleMove.PlaceFree(
            card("rebel-outpost"),
            card("colony-ship"),
            Optional.of(card("contact-specialist")),
            false,
            List.of());
    Race placed = after(state, ANN, outpost);
    assertThat(placed.player(ANN).tableau().has(card("rebel-outpost"))).isTrue();
    assertThat(placed.player(ANN).tableau().has(card("colony-ship"))).isFalse();
    refused(
        state,
        ANN,
        new SettleMove.PlaceFree(
            card("rebel-outpost"), card("colony-ship"), Optional.empty(), false, List.of()),
        "RFTG-7.5",
        "power-does-not-reach");
    refused(
        state,
        ANN,
        new SettleMove.PlaceFree(
            card("alien-robot-sentry"),
            card("colony-ship"),
            Optional.of(card("alien-survey-technology")),
            false,
            List.of()),
        "RFTG-7.6",
        "not-that-kind");
    assertThat(militaryPrice(state, ANN, "alien-robot-sentry", "alien-survey-technology"))
        .isEqualTo(2);
  }

  @Test
  @Rule({"RFTG-7.6", "RFTG-17.5", "RFTG-17.26", "RFTG-17.2"})
  void colony_ship_places_grey_alien_worlds_and_cheap_ones() {
    Race state =
        table(2)
            .tableau(ANN, "colony-ship")
            .hand(ANN, "alien-rosetta-stone-world", "pilgrimage-world")
            .at(Stage.SETTLE);
    for (String world : List.of("alien-rosetta-stone-world", "pilgrimage-world")) {
      Race placed =
          after(
              state,
              ANN,
              new SettleMove.PlaceFree(
                  card(world), card("colony-ship"), Optional.empty(), false, List.of()));
      assertThat(placed.player(ANN).tableau().size()).isEqualTo(1);
    }
  }

  @Test
  @Rule({"RFTG-2.13", "RFTG-17.30", "RFTG-10.8", "RFTG-17.4"})
  @Example("EX-64")
  void negative_military() {
    RaceTable table =
        table(2)
            .tableau(ANN, "refugee-world", "empath-world", "expedition-force")
            .hand(ANN, "new-survivalists", "pirate-world");
    assertThat(canConquer(table.at(Stage.SETTLE), ANN, "new-survivalists")).isFalse();
    Race helped = table.tableau(ANN, "new-military-tactics").at(Stage.SETTLE);
    assertThat(offers(helped, ANN, conquer("new-survivalists", "new-military-tactics"))).isTrue();
    assertThat(offers(helped, ANN, conquer("pirate-world", "new-military-tactics"))).isFalse();
    Race ordered = table.tableau(ANN, "new-galactic-order").game();
    assertThat(ordered.player(ANN).tableau().cards().military()).isEqualTo(1);
    int before = 1 + 1 + 1 + 1; // the printed points
    assertThat(ordered.player(ANN).score(false)).isEqualTo(before + 1);
  }

  @Test
  @Rule({"RFTG-7.10", "RFTG-2.6", "RFTG-7.11"})
  void ore_rich_world_takes_a_card_for_a_good() {
    Race state =
        table(2)
            .chose(ANN, Action.SETTLE)
            .hand(ANN, "ore-rich-world")
            .cash(ANN, 4)
            .at(Stage.SETTLE);
    Race without =
        after(
            state,
            ANN,
            new SettleMove.Pay(
                card("ore-rich-world"), false, List.of(), RaceTable.payment(state, ANN, 2)));
    assertThat(without.player(ANN).tableau().goods()).isZero();
    assertThat(hand(without, ANN)).isEqualTo(2 + 1);
    Race with =
        after(
            state,
            ANN,
            new SettleMove.Pay(
                card("ore-rich-world"), true, List.of(), RaceTable.payment(state, ANN, 3)));
    assertThat(with.player(ANN).tableau().goods()).isEqualTo(1);
    assertThat(hand(with, ANN)).isEqualTo(1 + 1);
    refused(
        table(2).hand(ANN, "spice-world").cash(ANN, 4).at(Stage.SETTLE),
        ANN,
        new SettleMove.Pay(card("spice-world"), true, List.of(), List.of()),
        "RFTG-7.10",
        "no-good-for-cards");
  }

  @Test
  @Rule({"RFTG-7.7", "RFTG-17.10", "RFTG-16.1", "RFTG-17.9"})
  @Example("EX-23")
  void random_settle() {
    RaceTable table =
        table(2)
            .chose(ANN, Action.SETTLE)
            .tableau(ANN, "wormhole-prospectors", "terraforming-robots", "contact-specialist");
    Race library =
        after(
            table.deck("deserted-alien-library").at(Stage.SETTLE),
            ANN,
            new SettleMove.SettleAtRandom());
    assertThat(library.player(ANN).tableau().goods(3)).isEqualTo(1);
    assertThat(hand(library, ANN)).isEqualTo(2);
    RaceTable other =
        table(2)
            .chose(ANN, Action.SETTLE)
            .tableau(ANN, "wormhole-prospectors", "terraforming-robots", "contact-specialist");
    Race pirates =
        after(other.deck("pirate-world").at(Stage.SETTLE), ANN, new SettleMove.SettleAtRandom());
    assertThat(pirates.player(ANN).hand().list()).containsExactly(card("pirate-world"));
    assertThat(pirates.player(ANN).tableau().size()).isEqualTo(3);
  }

  @Test
  @Rule({"RFTG-7.7", "RFTG-17.25"})
  void without_any_card_nothing_is_turned_up() {
    Race state = table(2).tableau(ANN, "wormhole-prospectors").at(Stage.SETTLE);
    Race after = after(state.withStock(Stock.EMPTY), ANN, new SettleMove.SettleAtRandom());
    assertThat(after.player(ANN).tableau().size()).isEqualTo(1);
    assertThat(hand(after, ANN)).isZero();
  }

  @Test
  @Rule("RFTG-7.10")
  void a_card_is_asked_for_when_ore_rich_world_is_turned_up() {
    Race state =
        table(2)
            .chose(ANN, Action.SETTLE)
            .tableau(ANN, "wormhole-prospectors")
            .hand(ANN, "drop-ships")
            .deck("ore-rich-world")
            .at(Stage.SETTLE);
    Race asked = after(state, ANN, new SettleMove.SettleAtRandom());
    assertThat(asked.player(ANN).ask()).isEqualTo(Ask.PLACE_DISCARD);
    assertThat(hand(asked, ANN)).as("before any card is drawn").isEqualTo(1);
    refused(
        asked, ANN, new SettleMove.DiscardForGood(cards("space-port")), "RFTG-7.10", "not-in-hand");
    Race given = after(asked, ANN, new SettleMove.DiscardForGood(cards("drop-ships")));
    assertThat(given.player(ANN).tableau().goods()).isEqualTo(1);
    assertThat(hand(given, ANN)).isEqualTo(1);
    Race kept = after(asked, ANN, new SettleMove.DiscardForGood(List.of()));
    assertThat(kept.player(ANN).tableau().goods()).isZero();
    assertThat(hand(kept, ANN)).isEqualTo(2);
  }

  @Test
  @Rule({"RFTG-4.8", "RFTG-17.20", "RFTG-7.19", "RFTG-2.9"})
  @Example("EX-25")
  void two_settle_phases() {
    Race state =
        expert()
            .chose(ANN, Action.SETTLE, Action.SETTLE)
            .tableau(ANN, "new-military-tactics")
            .hand(ANN, "former-penal-colony", "pirate-world", "new-survivalists")
            .at(Stage.SETTLE);
    state = after(state, ANN, conquer("former-penal-colony", "new-military-tactics"));
    assertThat(hand(state, ANN)).as("one drawn for the first phase").isEqualTo(3);
    assertThat(state.round().pass()).isEqualTo(1);
    assertThat(canConquer(state, ANN, "pirate-world")).isFalse();
    state = after(state, ANN, conquer("new-survivalists"));
    assertThat(hand(state, ANN)).as("and one for the second").isEqualTo(3);
  }
}
