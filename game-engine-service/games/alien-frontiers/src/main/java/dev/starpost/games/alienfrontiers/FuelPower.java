package dev.starpost.games.alienfrontiers;

import com.fasterxml.jackson.annotation.JsonValue;
import dev.starpost.kernel.option.Option;
import java.util.List;

/** What a card can do for fuel; cards of one shape share a power. */
@SuppressWarnings("ImmutableEnumChecker") // a Text and a method are immutable
enum FuelPower {
  RAISE_SHIP(Altering::list),
  LOWER_SHIP(Altering::list),
  FLIP_SHIP(Altering::list),
  REROLL(Altering::list),
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

  FuelPower(Lister lister) {
    this.lister = lister;
  }

  @JsonValue
  String id() {
    return Kebab.of(this);
  }

  void list(AlienFrontiers game, TechCard card, List<Option<FrontiersMove>> options) {
    lister.list(game, card, options);
  }
}
