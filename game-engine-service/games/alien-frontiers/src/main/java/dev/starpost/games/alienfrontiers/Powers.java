package dev.starpost.games.alienfrontiers;

import static dev.starpost.games.alienfrontiers.component.FrontiersComponents.BOX;

import dev.starpost.games.alienfrontiers.TechEvent.CardDiscarded;
import dev.starpost.games.alienfrontiers.component.DiscardPower;
import dev.starpost.games.alienfrontiers.component.FuelPower;
import dev.starpost.games.alienfrontiers.component.Tech;
import dev.starpost.games.alienfrontiers.component.TechCard;
import dev.starpost.games.alienfrontiers.component.Territory;
import dev.starpost.kernel.Course;
import dev.starpost.kernel.Refusal;
import dev.starpost.kernel.option.Option;
import java.util.List;
import java.util.Optional;

/** AF-7.1, AF-7.2: which powers of which cards the player in turn may use. */
final class Powers {
  private static final Optional<Refusal> NOT_OWNED = no("AF-7.1", "card-not-owned");
  private static final Optional<Refusal> NO_SUCH_POWER = no("AF-7.2", "no-such-power");
  private static final Optional<Refusal> USED = no("AF-7.2", "card-used");
  private static final Optional<Refusal> DISCARDED = no("AF-7.2", "discarded-already");
  private static final Optional<Refusal> NO_FUEL = no("AF-7.2", "not-enough-fuel");

  private Powers() {}

  private static Optional<Refusal> no(String rule, String code) {
    return Optional.of(Refusal.of(rule, code));
  }

  static void list(AlienFrontiers game, List<Option<FrontiersMove>> options) {
    int unused = game.actor().cards().minus(game.turn().used()).bits();
    for (int bits = unused; bits != 0; bits &= bits - 1) {
      TechCard card = BOX.card(Tech.ALL.get(Integer.numberOfTrailingZeros(bits)));
      if (card.use().isPresent() && game.actor().held().fuel() >= fixedFuel(game, card)) {
        listUses(game, card, options);
      }
      if (card.discard().isPresent() && !game.turn().discarded()) {
        listDiscards(game, card, options);
      }
    }
  }

  /** What can be done with a card that may be used and paid: every fuel power, and its class. */
  private static void listUses(
      AlienFrontiers game, TechCard card, List<Option<FrontiersMove>> options) {
    FuelPower power = card.use().orElseThrow();
    switch (power) {
      case RAISE_SHIP, LOWER_SHIP, FLIP_SHIP, REROLL ->
          Altering.list(game, card, Alteration.of(power), options);
      case SHIFT_TWO_SHIPS -> Altering.listShifts(game, card, options);
      case BORROW_BONUS -> Borrowing.list(game, card, options);
      case REDOCK_OWN_SHIP, BORROW_OPPONENT_SHIP -> Redocking.list(game, card, options);
      case CLEAR_SHIPS -> Cannon.list(game, card, options);
    }
  }

  /** What can be done by discarding a card: every discard power, and its class. */
  private static void listDiscards(
      AlienFrontiers game, TechCard card, List<Option<FrontiersMove>> options) {
    switch (card.discard().orElseThrow()) {
      case REMOVE_FIELD -> PlacingFields.listRemovals(game, card, options);
      case PLACE_ISOLATION, PLACE_POSITRON, PLACE_REPULSOR ->
          PlacingFields.list(game, card, options);
      case SWAP_COLONIES, MOVE_COLONY -> MovingColonies.list(game, card, options);
      case DESTROY_SHIP -> Cannon.listDestructions(game, card, options);
      case TAKE_FROM_DISCARD -> TakingDiscards.list(game, card, options);
    }
  }

  /** What a fuel power costs that has a fixed cost, otherwise 0. */
  static int fixedFuel(AlienFrontiers game, TechCard card) {
    return card.fuel().isPresent() ? fuel(game, card.fuel().get()) : 0;
  }

  /** AF-5.9: the cost of one use. */
  static int fuel(AlienFrontiers game, int cost) {
    return cost > 0 && game.hasBonus(Territory.POHL_FOOTHILLS) ? cost - 1 : cost;
  }

  /** Why the card's fuel power may not be used; its targets are not looked at. */
  static Optional<Refusal> refusesUse(AlienFrontiers game, Tech card, FuelPower... powers) {
    TechCard row = BOX.card(card);
    if (!game.actor().cards().has(card)) {
      return NOT_OWNED;
    }
    if (row.use().isEmpty() || !List.of(powers).contains(row.use().get())) {
      return NO_SUCH_POWER;
    }
    if (game.turn().used().has(card)) {
      return USED;
    }
    return game.actor().held().fuel() < fixedFuel(game, row) ? NO_FUEL : Optional.empty();
  }

  /** Why the card may not be discarded for its power; its targets are not looked at. */
  static Optional<Refusal> refusesDiscard(AlienFrontiers game, Tech card, DiscardPower... powers) {
    TechCard row = BOX.card(card);
    if (!game.actor().cards().has(card)) {
      return NOT_OWNED;
    }
    if (row.discard().isEmpty() || !List.of(powers).contains(row.discard().get())) {
      return NO_SUCH_POWER;
    }
    if (game.turn().used().has(card)) {
      return USED;
    }
    return game.turn().discarded() ? DISCARDED : Optional.empty();
  }

  /** The course that begins with discarding the card. */
  static Course<AlienFrontiers, FrontiersEvent> discarding(AlienFrontiers game, Tech card) {
    return game.course().happens(new CardDiscarded(game.active(), card));
  }
}
