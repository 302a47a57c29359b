package dev.starpost.games.raceforthegalaxy;

import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.Cards;
import dev.starpost.games.raceforthegalaxy.component.card.Feature;
import dev.starpost.games.raceforthegalaxy.component.card.PlacedCards;
import dev.starpost.games.raceforthegalaxy.component.card.PricedLabels;
import dev.starpost.games.raceforthegalaxy.component.orb.Token;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.option.Option;
import dev.starpost.text.Text;
import java.util.List;
import java.util.Optional;

/** RFTG-7.2, RFTG-7.4: worlds that are paid for. */
final class Paying {
  private static final PricedLabels PAY = new PricedLabels("label.pay", "world");
  private static final PricedLabels PAY_WITH_GOOD =
      new PricedLabels("label.pay-with-good", "world");

  private Paying() {}

  /** RFTG-7.2. */
  static int price(Player player, Card world, List<Token> tokens) {
    return price(player, world, 0, tokens);
  }

  /** RFTG-7.4: exactly one power applies. */
  static int price(Player player, Card world, Card power, List<Token> tokens) {
    return price(player, world, power.payForMilitary().orElseThrow().value(), tokens);
  }

  private static int price(Player player, Card world, int less, List<Token> tokens) {
    int discounts = player.force().totals().settleDiscount(world);
    int used = Tokens.sum(tokens, token -> token.settleDiscount(world));
    return Math.max(0, world.cost() - less - discounts - used);
  }

  /** RFTG-13.12: what can be used to pay less for this world. */
  private static List<List<Token>> tokens(Player player, Card world) {
    return Tokens.choices(player.explorer().tokens(), token -> token.settleDiscount(world));
  }

  static boolean reaches(Player player, Card power, Card world) {
    return player.force().has(power)
        && power.payForMilitary().isPresent()
        && power.payForMilitary().get().reaches(world);
  }

  static void list(Player player, List<Option<RaceMove>> options) {
    Cards hand = player.hand();
    boolean mayPayForMilitary = player.force().totals().has(Feature.PAY_FOR_MILITARY);
    for (int i = 0; i < hand.size(); i++) {
      Card world = hand.get(i);
      if (world.isWorld() && !world.isMilitary()) {
        nonMilitary(player, world, options);
      } else if (mayPayForMilitary && world.isMilitary()) {
        military(player, world, options);
      }
    }
  }

  private static void nonMilitary(Player player, Card world, List<Option<RaceMove>> options) {
    int hand = player.hand().size();
    for (List<Token> tokens : tokens(player, world)) {
      int price = price(player, world, tokens);
      if (price < hand) {
        options.add(option(player, new SettleMove.Pay(world, false, tokens, List.of()), price));
      }
      if (world.discardsForGood() && price + 1 < hand) {
        options.add(option(player, new SettleMove.Pay(world, true, tokens, List.of()), price + 1));
      }
    }
  }

  private static Option<RaceMove> option(Player player, SettleMove.Pay blank, int cards) {
    PricedLabels labels = blank.withGood() ? PAY_WITH_GOOD : PAY;
    return Payments.option(
        blank,
        SettleMove.Pay.PAYMENT,
        player.hand(),
        blank.world(),
        cards,
        Tokens.with(labels.of(blank.world(), cards), blank.tokens()),
        "RFTG-7.2");
  }

  private static void military(Player player, Card world, List<Option<RaceMove>> options) {
    PlacedCards force = player.force();
    for (int i = 0; i < force.size(); i++) {
      Card power = force.get(i);
      if (power.payForMilitary().isPresent() && power.payForMilitary().get().reaches(world)) {
        for (List<Token> tokens : tokens(player, world)) {
          int price = price(player, world, power, tokens);
          if (price < player.hand().size()) {
            options.add(
                option(
                    player, new SettleMove.PayForMilitary(world, power, tokens, List.of()), price));
          }
        }
      }
    }
  }

  private static Option<RaceMove> option(
      Player player, SettleMove.PayForMilitary blank, int price) {
    return Payments.option(
        blank,
        SettleMove.PayForMilitary.PAYMENT,
        player.hand(),
        blank.world(),
        price,
        Tokens.with(
            Text.of(
                "label.pay-for-military",
                "world",
                blank.world().label(),
                "power",
                blank.power().label(),
                "price",
                price),
            blank.tokens()),
        "RFTG-7.4");
  }

  static Optional<Refusal> refusal(Player player, SettleMove.Pay move) {
    Card world = move.world();
    if (!player.hand().has(world)) {
      return Optional.of(Refusal.of("RFTG-7.1", "not-in-hand"));
    }
    if (!world.isWorld()) {
      return Optional.of(Refusal.of("RFTG-7.1", "no-world"));
    }
    if (world.isMilitary()) {
      return Optional.of(Refusal.of("RFTG-7.1", "military-not-for-sale"));
    }
    if (move.withGood() && !world.discardsForGood()) {
      return Optional.of(Refusal.of("RFTG-7.10", "no-good-for-cards"));
    }
    if (!tokens(player, world).contains(move.tokens())) {
      return Optional.of(Refusal.of("RFTG-13.13", "no-such-token"));
    }
    int cards = price(player, world, move.tokens()) + (move.withGood() ? 1 : 0);
    return Payments.refusal(player.hand().without(world), move.payment(), cards, "RFTG-7.2");
  }

  static Optional<Refusal> refusal(Player player, SettleMove.PayForMilitary move) {
    if (!player.hand().has(move.world())) {
      return Optional.of(Refusal.of("RFTG-7.1", "not-in-hand"));
    }
    if (!reaches(player, move.power(), move.world())) {
      return Optional.of(Refusal.of("RFTG-7.5", "power-does-not-reach"));
    }
    if (!tokens(player, move.world()).contains(move.tokens())) {
      return Optional.of(Refusal.of("RFTG-13.13", "no-such-token"));
    }
    return Payments.refusal(
        player.hand().without(move.world()),
        move.payment(),
        price(player, move.world(), move.power(), move.tokens()),
        "RFTG-7.4");
  }

  static void place(Play play, Seat seat, SettleMove.Pay move) {
    Tokens.use(play, seat, move.tokens(), TokenUse.SETTLE);
    play.happens(
        new WorldEvent.WorldPlaced(
            seat, move.world(), How.PAID, Optional.empty(), Cards.of(move.payment()), 0));
    Settling.placed(play, seat, move.world(), move.withGood());
  }

  static void place(Play play, Seat seat, SettleMove.PayForMilitary move) {
    Tokens.use(play, seat, move.tokens(), TokenUse.SETTLE);
    Cards paid = Cards.of(move.payment());
    play.happens(
        new WorldEvent.WorldPlaced(
            seat, move.world(), How.PAID_FOR_MILITARY, Optional.of(move.power()), paid, 0));
    Settling.placed(play, seat, move.world(), false);
  }
}
