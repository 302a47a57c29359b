package dev.starpost.games.raceforthegalaxy;

import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.Cards;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.option.Item;
import dev.starpost.kernel.option.LazyItems;
import dev.starpost.kernel.option.Option;
import dev.starpost.kernel.option.Param;
import dev.starpost.kernel.option.Selection;
import dev.starpost.text.Text;
import java.util.List;
import java.util.Optional;

/** RFTG-2.11: paying is one choice of so many cards of the hand. */
final class Payments {
  private Payments() {}

  /** A card of the hand is placed, and the others can pay for it. */
  static <K extends RaceMove> Option<RaceMove> option(
      K blank,
      Param<K, Card> payment,
      Cards hand,
      Card placed,
      int price,
      Text label,
      String rule) {
    return new Option<>(
        blank,
        price == 0
            ? List.of()
            : List.of(new Selection<>(payment, others(hand, placed), price, price)),
        label,
        rule);
  }

  private static List<Item<Card>> others(Cards hand, Card placed) {
    return LazyItems.of(hand.size() - 1, () -> hand.without(placed).items());
  }

  static Optional<Refusal> refusal(Cards from, List<Card> payment, int price, String rule) {
    if (payment.size() != price) {
      return Optional.of(Refusal.of(rule, "pay-so-many", "count", price));
    }
    return from.has(Cards.of(payment))
        ? Optional.empty()
        : Optional.of(Refusal.of("RFTG-2.11", "not-in-hand"));
  }
}
