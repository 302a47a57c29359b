package dev.starpost.games.councilofshadows;

import static dev.starpost.games.councilofshadows.CouncilTable.ANN;
import static dev.starpost.games.councilofshadows.CouncilTable.BEN;
import static dev.starpost.games.councilofshadows.CouncilTable.card;
import static dev.starpost.games.councilofshadows.CouncilTable.darkTech;
import static dev.starpost.games.councilofshadows.CouncilTable.gems;
import static dev.starpost.games.councilofshadows.CouncilTable.table;
import static dev.starpost.games.councilofshadows.CouncilTable.upgrade;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.councilofshadows.BuyMove.BuyCard;
import dev.starpost.games.councilofshadows.BuyMove.BuyUpgrade;
import dev.starpost.games.councilofshadows.BuyMove.EndBuying;
import dev.starpost.games.councilofshadows.component.Gems;
import dev.starpost.games.councilofshadows.component.PlanetKind;
import dev.starpost.kernel.option.Option;
import dev.starpost.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class BuyingTest implements CouncilScenarios {

  private static BuyCard buy(String card, Gems gems) {
    return new BuyCard(gems, List.of(card(card)));
  }

  private static BuyUpgrade upgrading(String upgrade, Gems gems) {
    return new BuyUpgrade(gems, List.of(upgrade(upgrade)));
  }

  @Test
  @Example("EX-01")
  @Rule("COS-3.3")
  void a_gem_may_be_replaced_by_a_higher_one() {
    CouncilOfShadows game = table(2).gems(ANN, 3, 3, 3).market("ai-pioneer-fleet").buying(ANN);
    for (Gems paid :
        List.of(gems(1, 1, 0), gems(0, 2, 0), gems(1, 0, 1), gems(0, 1, 1), gems(0, 0, 2))) {
      given(game)
          .when(ANN, buy("ai-pioneer-fleet", paid))
          .thenState(
              state -> assertThat(state.player(ANN).gems()).isEqualTo(gems(3, 3, 3).minus(paid)));
    }
    for (Gems wrong : List.of(gems(2, 0, 0), gems(0, 0, 1), gems(2, 1, 0))) {
      given(game).when(ANN, buy("ai-pioneer-fleet", wrong)).thenRefused("COS-3.3", "wrong-payment");
    }
  }

  @Test
  @Rule({"COS-1.4", "COS-3.3"})
  void nobody_overpays_by_mistake() {
    CouncilOfShadows game = table(2).gems(ANN, 1, 1, 1).market("ai-seed-pods").buying(ANN);
    List<String> labels =
        rules().options(game, ANN).stream()
            .filter(option -> option.move() instanceof BuyCard)
            .map(option -> option.label().key() + " " + ((BuyCard) option.move()).gems())
            .toList();
    assertThat(labels)
        .containsExactlyInAnyOrder(
            "label.buy-card " + gems(1, 1, 0),
            "label.overpay-card " + gems(1, 0, 1),
            "label.overpay-card " + gems(0, 1, 1));
  }

  @Test
  @Example("EX-02")
  @Rule({"COS-3.2", "COS-3.5.3", "COS-1.8"})
  void three_purchases_in_any_mix() {
    given(table(2).gems(ANN, 2, 1, 0).market("ai-power-damper", "ai-refining-matrix").buying(ANN))
        .when(ANN, buy("ai-power-damper", gems(1, 0, 0)))
        .and()
        .when(ANN, buy("ai-refining-matrix", gems(1, 0, 0)))
        .and()
        .when(ANN, upgrading("up-zone1-range2", gems(0, 1, 0)))
        .thenState(
            state -> {
              Player ann = state.player(ANN);
              assertThat(ann.hand().size()).isEqualTo(8);
              assertThat(ann.range(0)).isEqualTo(2);
              assertThat(ann.track().energy()).isEqualTo(1);
              assertThat(ann.gems()).isEqualTo(Gems.NONE);
            });
    given(
            table(2)
                .leader(ANN, "zoe")
                .system("sys-1-01", "grey-1")
                .gems(ANN, 5, 0, 0)
                .market("ai-power-damper")
                .round(1, Round.Phase.BUY, 0)
                .asking(new RoundPending.Purchases(ANN, 3, false)))
        .when(ANN, buy("ai-power-damper", gems(1, 0, 0)))
        .thenRefused("COS-3.2", "no-purchase-left");
  }

  @Test
  @Example("EX-03")
  @Rule("COS-3.4")
  void the_market_is_refilled_at_once() {
    given(
            table(2)
                .gems(ANN, 2, 0, 0)
                .market("ai-fusion-cell", "ai-seed-pods", "ai-power-damper")
                .aiPile("ai-refining-matrix")
                .buying(ANN))
        .when(ANN, buy("ai-power-damper", gems(1, 0, 0)))
        .thenAmongOthers(
            new BuyEvent.CardBought(ANN, card("ai-power-damper"), gems(1, 0, 0), 3),
            new BuyEvent.MarketRefilled(3, card("ai-refining-matrix")))
        .and()
        .when(ANN, buy("ai-refining-matrix", gems(1, 0, 0)))
        .thenState(
            state -> {
              assertThat(state.market().at(3)).isEmpty();
              assertThat(state.player(ANN).hand().has(card("ai-refining-matrix"))).isTrue();
            });
  }

  @Test
  @Rule("COS-3.4")
  void only_what_lies_in_the_market_can_be_bought() {
    given(table(2).gems(ANN, 2, 0, 0).market("ai-power-damper").buying(ANN))
        .when(ANN, buy("ai-refining-matrix", gems(1, 0, 0)))
        .thenRefused("COS-3.4", "card-not-in-market");
    given(table(2).gems(ANN, 1, 0, 0).market("ai-power-damper", "ai-seed-pods").buying(ANN))
        .when(ANN, buy("ai-seed-pods", gems(2, 0, 0)))
        .thenRefused("COS-3.3", "cannot-pay");
  }

  @Test
  @Example("EX-05")
  @Rule({"COS-3.5", "COS-3.5.1"})
  void terraforming_comes_in_any_order() {
    given(table(2).gems(ANN, 0, 2, 0).buying(ANN))
        .when(ANN, upgrading("up-terraform-red", gems(0, 2, 0)))
        .thenState(
            state -> {
              int kinds = state.player(ANN).upgrades().kinds();
              assertThat(kinds).isEqualTo(PlanetKind.BLUE.bit() | PlanetKind.RED.bit());
            });
  }

  @Test
  @Rule({"COS-3.5", "COS-3.5.3"})
  void each_upgrade_is_bought_once_and_ranges_one_after_the_other() {
    CouncilOfShadows game =
        table(2).gems(ANN, 3, 3, 3).upgrades(ANN, "up-zone1-range2").buying(ANN);
    given(game)
        .when(ANN, upgrading("up-zone1-range2", gems(0, 1, 0)))
        .thenRefused("COS-3.5", "upgrade-owned");
    given(game)
        .when(ANN, upgrading("up-zone2-range3", gems(0, 0, 1)))
        .thenRefused("COS-3.5", "upgrade-needs-another");
    given(game)
        .when(ANN, upgrading("up-ava-range2", gems(0, 1, 0)))
        .thenRefused("COS-3.5", "no-such-zone");
    given(game)
        .when(ANN, upgrading("up-zone1-range3", gems(0, 0, 1)))
        .thenState(state -> assertThat(state.player(ANN).range(0)).isEqualTo(3));
  }

  @Test
  @Example("EX-06")
  @Rule({"COS-3.5.4", "COS-3.6", "COS-8.2", "COS-8.5"})
  void a_level_gained_while_buying_is_settled_before_the_next_player_buys() {
    CouncilOfShadows game =
        table(2)
            .track(ANN, 34, 31)
            .gems(ANN, 2, 0, 0)
            .round(2, Round.Phase.BUY, 0)
            .with(new Chore.Settle(ANN), new RoundPending.Purchases(ANN, 0, false));
    given(game)
        .when(ANN, upgrading("up-energy-a", gems(2, 0, 0)))
        .thenAmongOthers(new LevelEvent.LevelReached(ANN, 1, 34, 1))
        .thenState(
            state ->
                assertThat(state.pending()).contains(new ExploitPending.DarkTechChoice(ANN, 1)))
        .and()
        .when(ANN, new ExploitMove.ChooseDarkTech(List.of(darkTech("dt1-empire"))))
        .thenState(
            state -> {
              assertThat(state.player(BEN).gems()).isEqualTo(gems(0, 1, 0));
              assertThat(state.pending()).contains(new RoundPending.Purchases(BEN, 0, false));
            })
        .and()
        .when(BEN, upgrading("up-zone1-range2", gems(0, 1, 0)))
        .thenAmongOthers(
            new BuyEvent.UpgradeBought(BEN, upgrade("up-zone1-range2"), gems(0, 1, 0), 1));
  }

  @Test
  @Rule({"COS-3.1", "COS-3.6"})
  void a_player_may_stop_and_one_who_can_buy_nothing_is_not_asked() {
    given(
            table(3)
                .gems(ANN, 1, 0, 0)
                .gems(BEN, 0, 0, 0)
                .gems(CouncilTable.CAT, 0, 1, 0)
                .market("ai-power-damper")
                .round(1, Round.Phase.BUY, 0)
                .with(new RoundPending.Purchases(ANN, 0, false)))
        .when(ANN, new EndBuying())
        .thenAmongOthers(
            new StepEvent.BuyingEnded(ANN, 0), new StepEvent.StepImpossible(BEN, "buy"))
        .thenState(
            state ->
                assertThat(state.pending())
                    .contains(new RoundPending.Purchases(CouncilTable.CAT, 0, false)));
  }

  @Test
  @Rule("COS-3.1")
  void nobody_moves_out_of_turn() {
    CouncilOfShadows game = table(2).gems(ANN, 1, 0, 0).market("ai-power-damper").buying(ANN);
    given(game).when(BEN, new EndBuying()).thenRefused("COS-3.1", "not-your-turn");
    given(game).when(ANN, new ExploitMove.EndTurn()).thenRefused("COS-3.2", "no-answer-to-this");
    assertThat(rules().options(game, BEN)).isEmpty();
    assertThat(rules().options(game, ANN)).extracting(Option::move).contains(new EndBuying());
  }
}
