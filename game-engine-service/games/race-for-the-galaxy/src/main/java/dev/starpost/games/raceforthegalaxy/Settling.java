package dev.starpost.games.raceforthegalaxy;

import dev.starpost.games.raceforthegalaxy.component.card.Card;
import dev.starpost.games.raceforthegalaxy.component.card.Cards;
import dev.starpost.games.raceforthegalaxy.component.card.Feature;
import dev.starpost.games.raceforthegalaxy.component.card.Totals;
import dev.starpost.kernel.PerSeat;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.option.Option;
import dev.starpost.kernel.option.Selection;
import dev.starpost.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** RFTG-7 Settle: everybody may place a world, and some may place more. */
final class Settling {
  private static final Option<RaceMove> RANDOM =
      Option.of(new SettleMove.SettleAtRandom(), Text.of("label.settle-at-random"), "RFTG-7.7");

  private Settling() {}

  static void begin(Play play) {
    // RFTG-18.7: whoever has a card is asked, or silence would tell what the hand lacks
    List<Seat> asked =
        Rounds.seats(
            play.game(),
            player ->
                !player.hand().isEmpty() || player.force().totals().has(Feature.RANDOM_WORLD));
    if (asked.isEmpty()) {
      Rounds.nextPhase(play);
    } else {
      play.ask(Ask.SETTLE, asked);
    }
  }

  static List<Option<RaceMove>> options(Player player) {
    List<Option<RaceMove>> options = new ArrayList<>();
    Paying.list(player, options);
    Conquering.list(player, options);
    if (player.force().totals().has(Feature.ZERO_PRICE)) {
      PlacingFree.list(player, Ask.SETTLE, options);
    }
    if (player.force().totals().has(Feature.RANDOM_WORLD)) {
      options.add(RANDOM);
    }
    options.add(Developing.NOTHING);
    return options;
  }

  /** RFTG-7.14. */
  static List<Option<RaceMove>> optionsForMore(Player player) {
    List<Option<RaceMove>> options = new ArrayList<>();
    if (Conquering.mayConquerAgain(player)) {
      Conquering.list(player, options);
    }
    PlacingFree.list(player, Ask.SETTLE_MORE, options);
    options.add(Developing.NOTHING);
    return options;
  }

  /** Main actions, then further ones, until nobody is asked any more. */
  static void resolve(Play play) {
    boolean more = !Rounds.seats(play.game(), player -> player.ask() == Ask.SETTLE_MORE).isEmpty();
    PerSeat<Player> answers = Rounds.answers(play);
    for (Seat seat : play.game().order()) {
      RaceMove move = answers.get(seat).answer().orElse(null);
      if (move instanceof RoundMove.PlaceNothing && more) {
        play.happens(new WorldEvent.SettlingDeclined(seat));
      } else if (move != null) {
        move.carryOut(play, seat);
      }
    }
    List<Seat> waiting =
        Rounds.seats(play.game(), player -> player.settling().waiting().isPresent());
    if (!waiting.isEmpty()) {
      play.ask(Ask.PLACE_DISCARD, waiting);
      return;
    }
    List<Seat> asked = Rounds.seats(play.game(), Settling::mayPlaceMore);
    if (asked.isEmpty()) {
      Rounds.nextPhase(play);
    } else {
      play.ask(Ask.SETTLE_MORE, asked);
    }
  }

  /** Whoever has declined is not asked again: nothing of theirs has changed since. */
  private static boolean mayPlaceMore(Player player) {
    return !player.hand().isEmpty()
        && !player.settling().declined()
        && (Conquering.mayConquerAgain(player)
            || (player.force().totals().has(Feature.EXTRA_WORLD)
                && PlacingFree.mayPlaceMore(player)));
  }

  /** RFTG-7.10: what follows when a world lies in the tableau. */
  static void placed(Play play, Seat seat, Card world, boolean withGood) {
    if (world.isWindfall() || withGood) {
      play.makeGoods(seat, List.of(world), false);
    }
    Player player = play.player(seat);
    boolean chosen = player.chose(Stage.SETTLE) > play.game().round().pass();
    if (chosen && !player.settling().bonus()) {
      play.happens(new WorldEvent.SettleBonusTaken(seat));
      play.draw(seat, 1, Why.SETTLE_BONUS);
    }
    play.draw(seat, Totals::settlePlacedDraw, Why.WORLD_PLACED);
  }

  static Optional<Refusal> refusalOfRandom(Player player) {
    return player.force().totals().has(Feature.RANDOM_WORLD)
        ? Optional.empty()
        : Optional.of(Refusal.of("RFTG-7.7", "cannot-settle-at-random"));
  }

  /** RFTG-7.7. */
  static void atRandom(Play play, Seat seat) {
    Card power = randomWorld(play.player(seat));
    if (!play.hasCard()) { // RFTG-17.25
      play.happens(new WorldEvent.WorldTurnedUp(seat, power, Optional.empty(), false));
      return;
    }
    Card card = play.game().stock().deck().top();
    boolean places = card.isWorld() && !card.isMilitary();
    play.happens(new WorldEvent.WorldTurnedUp(seat, power, Optional.of(card), places));
    if (places && card.discardsForGood() && !play.player(seat).hand().isEmpty()) {
      play.happens(new WorldEvent.CardWanted(seat, Optional.of(card)));
    } else if (places) {
      placed(play, seat, card, false);
    }
  }

  /** The card that lets its owner settle at random. */
  private static Card randomWorld(Player player) {
    for (int i = 0; i < player.force().size(); i++) {
      if (player.force().get(i).totals().has(Feature.RANDOM_WORLD)) {
        return player.force().get(i);
      }
    }
    throw new IllegalStateException("no card settles at random");
  }

  static List<Option<RaceMove>> optionsToDiscard(Player player) {
    Text world = player.settling().waiting().orElseThrow().label();
    return List.of(
        new Option<>(
            new SettleMove.DiscardForGood(List.of()),
            List.of(new Selection<>(SettleMove.DiscardForGood.CARD, player.hand().items(), 0, 1)),
            Text.of("label.discard-for-good", "world", world),
            "RFTG-7.10"));
  }

  static Optional<Refusal> refusal(Player player, SettleMove.DiscardForGood move) {
    if (move.card().size() > 1) {
      return Optional.of(Refusal.of("RFTG-7.10", "at-most-one"));
    }
    return player.hand().has(Cards.of(move.card()))
        ? Optional.empty()
        : Optional.of(Refusal.of("RFTG-7.10", "not-in-hand"));
  }

  static void discardForGood(Play play, Seat seat, SettleMove.DiscardForGood move) {
    Card world = play.player(seat).settling().waiting().orElseThrow();
    play.ask(Ask.NOTHING, List.of(seat));
    play.happens(new WorldEvent.CardWanted(seat, Optional.empty()));
    play.happens(new WorldEvent.DiscardedForGood(seat, world, Cards.of(move.card())));
    placed(play, seat, world, !move.card().isEmpty());
  }
}
