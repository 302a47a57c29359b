package dev.starpost.games.alienfrontiers;

import dev.starpost.games.alienfrontiers.component.FuelPower;
import dev.starpost.games.alienfrontiers.component.Ship;
import dev.starpost.kernel.chance.Dice;

/** AF-7.3: what a card makes of the value that an available ship shows. */
enum Alteration {
  RAISE("AF-7.6") {
    @Override
    boolean canChange(int value) {
      return value < Ship.SIDES;
    }

    @Override
    int changed(int value, Dice dice) {
      return value + 1;
    }
  },
  LOWER("AF-7.7") {
    @Override
    boolean canChange(int value) {
      return value > 1;
    }

    @Override
    int changed(int value, Dice dice) {
      return value - 1;
    }
  },
  FLIP("AF-7.10") {
    @Override
    int changed(int value, Dice dice) {
      return Ship.SIDES + 1 - value;
    }
  },
  REROLL("AF-7.11") {
    @Override
    boolean takesMany() {
      return true;
    }

    @Override
    int changed(int value, Dice dice) {
      return dice.roll(Ship.SIDES);
    }
  };

  private final String rule;

  Alteration(String rule) {
    this.rule = rule;
  }

  /** What the fuel power, which changes what ships show, makes of them. */
  static Alteration of(FuelPower power) {
    return switch (power) {
      case RAISE_SHIP -> RAISE;
      case LOWER_SHIP -> LOWER;
      case FLIP_SHIP -> FLIP;
      case REROLL -> REROLL;
      default -> throw new IllegalArgumentException(power + " alters no ship");
    };
  }

  /** The rule of the card that does it. */
  String rule() {
    return rule;
  }

  /** Whether one use changes as many ships as the player likes. */
  boolean takesMany() {
    return false;
  }

  boolean canChange(int value) {
    return true;
  }

  abstract int changed(int value, Dice dice);
}
