package dev.starpost.games.raceforthegalaxy;

import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.Cards;
import dev.starpost.games.raceforthegalaxy.component.card.Good;
import dev.starpost.games.raceforthegalaxy.component.card.PlacedCards;
import dev.starpost.games.raceforthegalaxy.component.card.SettlePower;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.option.Option;
import dev.starpost.text.Text;
import java.util.List;
import java.util.Optional;

/** RFTG-7.6, RFTG-7.15: worlds placed for nothing by discarding a card of the tableau. */
final class PlacingFree {
  private PlacingFree() {}

  /** Which worlds the card cannot place, if it can place any as an answer to this question. */
  private static Optional<Good> exception(Card by, Ask ask) {
    return ask == Ask.SETTLE
        ? by.zeroPrice().map(SettlePower.ZeroPrice::exceptGood)
        : by.extraWorld().map(SettlePower.ExtraWorld::exceptGood);
  }

  /** Whether a card in force can place a further world (RFTG-7.15). */
  static boolean mayPlaceMore(Player player) {
    PlacedCards force = player.force();
    for (int i = 0; i < force.size(); i++) {
      if (force.get(i).extraWorld().isPresent() && player.tableau().has(force.get(i))) {
        return true;
      }
    }
    return false;
  }

  static void list(Player player, Ask ask, List<Option<RaceMove>> options) {
    PlacedCards force = player.force();
    for (int i = 0; i < force.size(); i++) {
      Card by = force.get(i);
      if (exception(by, ask).isPresent() && player.tableau().has(by)) {
        for (int h = 0; h < player.hand().size(); h++) {
          Card world = player.hand().get(h);
          if (world.isWorld() && world.good() != exception(by, ask).get()) {
            list(player, by, world, options);
          }
        }
      }
    }
  }

  private static void list(Player player, Card by, Card world, List<Option<RaceMove>> options) {
    if (!world.isMilitary()) {
      options.add(option(player, by, world, Optional.empty(), false));
      if (world.discardsForGood() && player.hand().size() > 1) {
        options.add(option(player, by, world, Optional.empty(), true));
      }
      return;
    }
    for (int i = 0; i < player.force().size(); i++) {
      Card power = player.force().get(i);
      if (Paying.reaches(player, power, world)) {
        options.add(option(player, by, world, Optional.of(power), false));
      }
    }
  }

  private static Option<RaceMove> option(
      Player player, Card by, Card world, Optional<Card> power, boolean withGood) {
    String key = withGood ? "label.place-free-with-good" : "label.place-free";
    Text label =
        power.isEmpty()
            ? Text.of(key, "world", world.label(), "by", by.label())
            : Text.of(
                "label.place-free-military",
                "world",
                world.label(),
                "by",
                by.label(),
                "power",
                power.get().label());
    return Payments.option(
        new SettleMove.PlaceFree(world, by, power, withGood, List.of()),
        SettleMove.PlaceFree.PAYMENT,
        player.hand(),
        world,
        withGood ? 1 : 0,
        label,
        by.zeroPrice().isPresent() ? "RFTG-7.6" : "RFTG-7.15");
  }

  static Optional<Refusal> refusal(Player player, SettleMove.PlaceFree move) {
    String rule = player.ask() == Ask.SETTLE ? "RFTG-7.6" : "RFTG-7.15";
    Card world = move.world();
    if (!player.hand().has(world) || !world.isWorld()) {
      return Optional.of(Refusal.of("RFTG-7.1", "not-in-hand"));
    }
    Optional<Good> exception = exception(move.by(), player.ask());
    if (exception.isEmpty() || !player.force().has(move.by()) || !player.tableau().has(move.by())) {
      return Optional.of(Refusal.of(rule, "cannot-place-free"));
    }
    if (world.good() == exception.get()) {
      return Optional.of(Refusal.of(rule, "not-that-kind"));
    }
    boolean reached =
        world.isMilitary()
            ? move.power().isPresent() && Paying.reaches(player, move.power().get(), world)
            : move.power().isEmpty();
    if (!reached) {
      return Optional.of(Refusal.of("RFTG-7.5", "power-does-not-reach"));
    }
    if (move.withGood() && !world.discardsForGood()) {
      return Optional.of(Refusal.of("RFTG-7.10", "no-good-for-cards"));
    }
    return Payments.refusal(
        player.hand().without(world), move.payment(), move.withGood() ? 1 : 0, rule);
  }

  static void place(Play play, Seat seat, SettleMove.PlaceFree move) {
    play.happens(new MilitaryEvent.CardSacrificed(seat, move.by(), 0));
    play.happens(
        new WorldEvent.WorldPlaced(
            seat, move.world(), How.FREE, Optional.of(move.by()), Cards.of(move.payment()), 0));
    Settling.placed(play, seat, move.world(), move.withGood());
  }
}
