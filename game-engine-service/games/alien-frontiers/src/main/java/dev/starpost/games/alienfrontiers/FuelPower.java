package dev.starpost.games.alienfrontiers;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.option.Option;
import java.util.List;
import java.util.Optional;

/** What a card can do for fuel; cards of one shape share a power. */
@SuppressWarnings("ImmutableEnumChecker") // a Text and a method are immutable
enum FuelPower {
  RAISE_SHIP(Alteration.RAISE),
  LOWER_SHIP(Alteration.LOWER),
  FLIP_SHIP(Alteration.FLIP),
  REROLL(Alteration.REROLL),
  SHIFT_TWO_SHIPS(Altering::listShifts),
  BORROW_BONUS(Borrowing::list),
  REDOCK_OWN_SHIP(Redocking::list),
  CLEAR_SHIPS(Cannon::list),
  BORROW_OPPONENT_SHIP(Redocking::list);

  /** Adds what can be done with a card that may be used and paid. */
  interface Lister {
    void list(AlienFrontiers game, TechCard card, List<Option<FrontiersMove>> options);
  }

  private final Lister lister;
  private final Optional<Alteration> alteration;

  FuelPower(Lister lister) {
    this.lister = lister;
    this.alteration = Optional.empty();
  }

  FuelPower(Alteration alteration) {
    this.lister = (game, card, options) -> Altering.list(game, card, alteration, options);
    this.alteration = Optional.of(alteration);
  }

  @JsonValue
  String id() {
    return Kebab.of(this);
  }

  /** What it makes of available ships, if that is what it does. */
  Optional<Alteration> alteration() {
    return alteration;
  }

  void list(AlienFrontiers game, TechCard card, List<Option<FrontiersMove>> options) {
    lister.list(game, card, options);
  }
}
