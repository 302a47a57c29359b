package dev.starpost.games.councilofshadows;

import static dev.starpost.games.councilofshadows.CouncilTable.ANN;
import static dev.starpost.games.councilofshadows.CouncilTable.gems;
import static dev.starpost.games.councilofshadows.CouncilTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.games.councilofshadows.BuyMove.BuyCard;
import dev.starpost.games.councilofshadows.component.Price;
import dev.starpost.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** COS-3.3: every gem that is asked is paid with one of the same or a higher kind. */
class PaymentTest implements CouncilScenarios {

  @Test
  @Rule("COS-3.3")
  void every_way_to_pay_and_no_other() {
    assertThat(Price.of(gems(1, 1, 0)).payments())
        .containsExactlyInAnyOrder(
            gems(1, 1, 0), gems(1, 0, 1), gems(0, 2, 0), gems(0, 1, 1), gems(0, 0, 2));
    assertThat(Price.of(gems(2, 0, 0)).payments())
        .containsExactlyInAnyOrder(
            gems(2, 0, 0),
            gems(1, 1, 0),
            gems(1, 0, 1),
            gems(0, 2, 0),
            gems(0, 1, 1),
            gems(0, 0, 2));
    assertThat(Price.of(gems(0, 2, 0)).payments())
        .containsExactlyInAnyOrder(gems(0, 2, 0), gems(0, 1, 1), gems(0, 0, 2));
    assertThat(Price.of(gems(0, 1, 1)).payments())
        .containsExactlyInAnyOrder(gems(0, 1, 1), gems(0, 0, 2));
    assertThat(Price.of(gems(1, 0, 1)).payments())
        .containsExactlyInAnyOrder(gems(1, 0, 1), gems(0, 1, 1), gems(0, 0, 2));
    assertThat(Price.of(gems(0, 0, 2)).payments()).containsExactly(gems(0, 0, 2));
  }

  @Test
  @Rule("COS-3.3")
  void the_cheapest_payment_keeps_the_higher_gems() {
    Price price = Price.of(gems(1, 1, 0));
    assertThat(price.cheapest(gems(3, 3, 3))).isEqualTo(gems(1, 1, 0));
    assertThat(price.cheapest(gems(0, 3, 3))).isEqualTo(gems(0, 2, 0));
    assertThat(price.cheapest(gems(0, 1, 3))).isEqualTo(gems(0, 1, 1));
    assertThat(price.cheapest(gems(1, 0, 1))).isEqualTo(gems(1, 0, 1));
    assertThat(price.cheapest(gems(0, 0, 2))).isEqualTo(gems(0, 0, 2));
    assertThat(price.cheapest(gems(5, 0, 0))).as("nothing for the gold one").isNull();
    assertThat(price.cheapest(gems(0, 1, 0))).isNull();
    assertThat(price.cheapest(gems(0, 0, 1))).isNull();
    assertThat(price.isAffordable(gems(1, 1, 0))).isTrue();
    assertThat(price.isAffordable(gems(1, 0, 0))).isFalse();
  }

  @Test
  @Rule({"COS-3.3", "COS-3.4"})
  void cards_are_offered_by_payment_and_overpayments_apart() {
    CouncilOfShadows game =
        table(2)
            .gems(ANN, 0, 1, 1)
            .market("ai-pioneer-fleet", "ai-stasis-field", "ai-power-damper", "ai-silent-probe")
            .buying(ANN);
    List<String> cards =
        rules().options(game, ANN).stream()
            .filter(option -> option.move() instanceof BuyCard)
            .map(
                option ->
                    option.label().key()
                        + " "
                        + ((BuyCard) option.move()).gems().numbers()
                        + " "
                        + option.choose().get(0).of().stream().map(item -> item.value()).toList())
            .toList();
    assertThat(cards)
        .containsExactlyInAnyOrder(
            "label.buy-card {GOLD=1} [ai-power-damper]",
            "label.buy-card {GOLD=1, TRANSPARENT=1} [ai-pioneer-fleet, ai-stasis-field]",
            "label.overpay-card {TRANSPARENT=1} [ai-power-damper]");
  }
}
