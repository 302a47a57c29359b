package dev.starpost.games.raceforthegalaxy;

import static dev.starpost.games.raceforthegalaxy.RaceTable.ANN;
import static dev.starpost.games.raceforthegalaxy.RaceTable.BOB;
import static dev.starpost.games.raceforthegalaxy.RaceTable.card;
import static dev.starpost.games.raceforthegalaxy.RaceTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.testkit.Rule;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** RFTG-7.12 to RFTG-7.19: temporary military and additional placements. */
class SettleMoreTest implements RaceScenarios {

  private static SettleMove.PlaceFree terraform(String world, String... power) {
    Optional<Card> through = power.length == 0 ? Optional.empty() : Optional.of(card(power[0]));
    return new SettleMove.PlaceFree(
        card(world), card("terraforming-project"), through, false, List.of());
  }

  private static SettleMove.Conquer conquerSpending(String world, String power, String from) {
    return new SettleMove.Conquer(
        card(world), List.of(), List.of(RaceTable.spend(card(power), card(from))), List.of());
  }

  @Test
  @Rule({"RFTG-7.15", "RFTG-7.18", "RFTG-17.23"})
  @Example("EX-17")
  void terraforming_project_with_a_pay_power() {
    Race state =
        table(2)
            .tableau(ANN, "terraforming-project", "contact-specialist")
            .hand(ANN, "rebel-homeworld", "alien-sentinels", "pilgrimage-world")
            .at(Stage.SETTLE);
    Race paid =
        after(
            state, ANN, new SettleMove.Pay(card("pilgrimage-world"), false, List.of(), List.of()));
    assertThat(paid.player(ANN).ask()).isEqualTo(Ask.SETTLE_MORE);
    Race placed = after(paid, ANN, terraform("rebel-homeworld", "contact-specialist"));
    assertThat(placed.player(ANN).tableau().has(card("rebel-homeworld"))).isTrue();
    Race none = after(state, ANN, new RoundMove.PlaceNothing());
    assertThat(offers(none, ANN, terraform("pilgrimage-world"))).isTrue();
    Race aliens =
        table(2)
            .tableau(ANN, "terraforming-project", "alien-survey-technology")
            .hand(ANN, "alien-sentinels")
            .at(Stage.SETTLE);
    Race asked = after(aliens, ANN, new RoundMove.PlaceNothing());
    refused(
        asked,
        ANN,
        terraform("alien-sentinels", "alien-survey-technology"),
        "RFTG-7.15",
        "not-that-kind");
  }

  @Test
  @Rule("RFTG-7.14")
  void whoever_declines_is_not_asked_again() {
    Race state =
        table(2)
            .tableau(ANN, "terraforming-project")
            .tableau(BOB, "terraforming-project", "imperium-supply-convoy", "drop-ships")
            .hand(ANN, "spice-world", "gem-world")
            .hand(BOB, "pirate-world", "rebel-fuel-cache", "new-earth")
            .at(Stage.SETTLE);
    state = after(state, ANN, new RoundMove.PlaceNothing());
    state = after(state, BOB, conquer("rebel-fuel-cache"));
    assertThat(rules().awaiting(state)).containsExactly(ANN, BOB);
    state = after(state, ANN, new RoundMove.PlaceNothing());
    state = after(state, BOB, terraform("new-earth"));
    assertThat(rules().awaiting(state)).as("the convoy is left").containsExactly(BOB);
    assertThat(canConquer(state, BOB, "pirate-world")).as("3 - 1 < 3").isFalse();
  }

  @Test
  @Rule("RFTG-7.11")
  @Example("EX-18")
  void military_is_counted_at_the_start_of_the_phase() {
    Race state =
        table(2)
            .tableau(ANN, "rebel-uplift-world", "avian-uplift-race", "imperium-supply-convoy")
            .hand(ANN, "the-last-of-the-uplift-gnarssh", "runaway-robots", "rebel-miners")
            .at(Stage.SETTLE);
    assertThat(Military.against(state.player(ANN), card("rebel-miners"))).isEqualTo(2);
    Race first = after(state, ANN, conquer("the-last-of-the-uplift-gnarssh"));
    assertThat(canConquer(first, ANN, "runaway-robots")).as("1 is left").isTrue();
    assertThat(canConquer(first, ANN, "rebel-miners")).isFalse();
    assertThat(first.player(ANN).tableau().cards().military()).as("next time").isEqualTo(3);
  }

  @Test
  @Rule({"RFTG-7.17", "RFTG-17.22"})
  @Example("EX-19")
  void a_second_conquest_with_specialised_military() {
    Race state =
        table(2)
            .tableau(
                ANN,
                "drop-ships",
                "space-marines",
                "alien-tech-institute",
                "imperium-supply-convoy")
            .hand(
                ANN,
                "alien-robot-scout-ship",
                "rebel-underground",
                "pirate-world",
                "lost-alien-warship")
            .at(Stage.SETTLE);
    Race ship = after(state, ANN, conquer("alien-robot-scout-ship"));
    assertThat(canConquer(ship, ANN, "rebel-underground")).isTrue();
    Race rebels = after(state, ANN, conquer("rebel-underground"));
    assertThat(canConquer(rebels, ANN, "alien-robot-scout-ship")).isTrue();
    Race pirates = after(state, ANN, conquer("pirate-world"));
    refused(pirates, ANN, conquer("lost-alien-warship"), "RFTG-7.3", "too-weak");
  }

  @Test
  @Rule("RFTG-7.16")
  @Example("EX-20")
  void a_second_conquest_needs_a_conquest() {
    Race state =
        table(2)
            .tableau(ANN, "imperium-supply-convoy", "contact-specialist", "drop-ships")
            .hand(ANN, "runaway-robots", "former-penal-colony", "spice-world")
            .at(Stage.SETTLE);
    Race paid =
        after(
            state,
            ANN,
            new SettleMove.PayForMilitary(
                card("runaway-robots"), card("contact-specialist"), List.of(), List.of()));
    assertThat(paid.player(ANN).ask()).as("nothing more in this phase").isEqualTo(Ask.ACTIONS);
    Race conquered = after(state, ANN, conquer("runaway-robots"));
    assertThat(conquered.player(ANN).ask()).isEqualTo(Ask.SETTLE_MORE);
    given(conquered)
        .when(
            ANN,
            new SettleMove.PayForMilitary(
                card("former-penal-colony"), card("contact-specialist"), List.of(), List.of()))
        .thenRefused("RFTG-7.14", "no-answer-to-this");
  }

  @Test
  @Rule({"RFTG-7.11", "RFTG-7.12", "RFTG-17.11", "RFTG-17.12"})
  @Example("EX-21")
  void a_good_gained_in_this_phase_feeds_the_second_conquest() {
    Race state =
        table(2)
            .tableau(
                ANN, "new-sparta", "drop-ships", "imperium-supply-convoy", "rebel-gem-smugglers")
            .hand(ANN, "imperium-blaster-gem-depot", "alien-robot-sentry")
            .at(Stage.SETTLE);
    Race depot = after(state, ANN, conquer("imperium-blaster-gem-depot"));
    assertThat(canConquer(depot, ANN, "alien-robot-sentry")).isFalse();
    Race sentry =
        after(
            depot,
            ANN,
            conquerSpending(
                "alien-robot-sentry", "rebel-gem-smugglers", "imperium-blaster-gem-depot"));
    assertThat(sentry.player(ANN).tableau().has(card("alien-robot-sentry"))).isTrue();
    assertThat(sentry.player(ANN).tableau().goods()).as("the sentry's own").isEqualTo(1);
  }

  @Test
  @Rule({"RFTG-7.10", "RFTG-17.9"})
  @Example("EX-24")
  void the_settle_bonus_comes_once_other_draws_each_time() {
    Race state =
        table(2)
            .chose(ANN, Action.SETTLE)
            .tableau(ANN, "jumpdrive-fuel-refinery", "terraforming-project")
            .hand(ANN, "pilgrimage-world", "new-earth")
            .at(Stage.SETTLE);
    Race first =
        after(
            state, ANN, new SettleMove.Pay(card("pilgrimage-world"), false, List.of(), List.of()));
    assertThat(hand(first, ANN)).isEqualTo(1 + 2);
    Race second = after(first, ANN, terraform("new-earth"));
    assertThat(hand(second, ANN)).isEqualTo(2 + 1);
  }

  @Test
  @Rule({"RFTG-2.9", "RFTG-7.8", "RFTG-7.17", "RFTG-17.3"})
  @Example("EX-62")
  void imperium_stealth_tactics() {
    Race state =
        table(2)
            .tableau(ANN, "imperium-stealth-tactics", "imperium-supply-convoy")
            .hand(ANN, "malevolent-lifeforms", "rebel-miners", "alien-robot-sentry")
            .at(Stage.SETTLE);
    Race lifeforms = after(state, ANN, conquer("malevolent-lifeforms", "imperium-stealth-tactics"));
    assertThat(canConquer(lifeforms, ANN, "alien-robot-sentry")).as("nothing left").isFalse();
    Race miners = after(state, ANN, conquer("rebel-miners", "imperium-stealth-tactics"));
    assertThat(canConquer(miners, ANN, "alien-robot-sentry")).isTrue();
    assertThat(miners.player(ANN).tableau().cards().military()).isZero();
  }

  @Test
  @Rule({"RFTG-7.12", "RFTG-9.3", "RFTG-2.6", "RFTG-17.6"})
  @Example("EX-72")
  void stored_goods() {
    RaceTable table =
        table(2)
            .tableau(ANN, "imperium-war-faction", "rebel-gem-smugglers")
            .goods(ANN, "tranship-point", "tranship-point", "tranship-point")
            .hand(ANN, "malevolent-lifeforms", "rebel-outpost");
    Race state = table.at(Stage.SETTLE);
    SettleMove.Spend faction =
        RaceTable.spend(card("imperium-war-faction"), card("tranship-point"));
    SettleMove.Spend smugglers =
        RaceTable.spend(card("rebel-gem-smugglers"), card("tranship-point"));
    Race conquered =
        after(
            state,
            ANN,
            new SettleMove.Conquer(
                card("malevolent-lifeforms"), List.of(), List.of(faction, smugglers), List.of()));
    assertThat(conquered.player(ANN).tableau().goods()).isEqualTo(1);
    assertThat(rules().options(state, ANN).stream().map(option -> option.move()))
        .noneMatch(
            move ->
                move instanceof SettleMove.Conquer way
                    && way.world().equals(card("rebel-outpost")));
    assertThat(Selling.price(conquered.player(ANN), card("tranship-point"), true)).isEqualTo(3);
  }

  @Test
  @Rule({"RFTG-7.14", "RFTG-16.1", "RFTG-17.10", "RFTG-17.23"})
  @Example("EX-95")
  void random_settle_then_the_project() {
    Race state =
        table(2)
            .chose(ANN, Action.SETTLE)
            .tableau(ANN, "wormhole-prospectors", "terraforming-project", "terraforming-robots")
            .hand(ANN, "new-earth")
            .deck("drop-ships")
            .at(Stage.SETTLE);
    assertThat(offers(state, ANN, terraform("new-earth"))).as("not before").isFalse();
    given(state)
        .when(ANN, new SettleMove.SettleAtRandom())
        .thenAmongOthers(
            new WorldEvent.WorldTurnedUp(
                ANN, card("wormhole-prospectors"), Optional.of(card("drop-ships")), false));
    Race turned = after(state, ANN, new SettleMove.SettleAtRandom());
    assertThat(hand(turned, ANN)).isEqualTo(2);
    Race placed = after(turned, ANN, terraform("new-earth"));
    assertThat(hand(placed, ANN)).isEqualTo(1 + 2);
  }

  @Test
  @Rule("RFTG-7.13")
  void more_help_than_is_needed_is_not_offered() {
    Race state =
        table(2)
            .tableau(ANN, "new-military-tactics", "imperium-stealth-tactics")
            .hand(ANN, "rebel-miners")
            .at(Stage.SETTLE);
    assertThat(offers(state, ANN, conquer("rebel-miners", "new-military-tactics"))).isTrue();
    refused(
        state,
        ANN,
        conquer("rebel-miners", "new-military-tactics", "imperium-stealth-tactics"),
        "RFTG-7.13",
        "no-such-help");
  }
}
