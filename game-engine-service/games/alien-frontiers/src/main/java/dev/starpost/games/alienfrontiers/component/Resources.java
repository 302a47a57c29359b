package dev.starpost.games.alienfrontiers.component;

import dev.starpost.text.Text;

/** Fuel and ore, held, gained or to be paid. */
public record Resources(int fuel, int ore) {
  public static final Resources NONE = new Resources(0, 0);

  public static Resources fuel(int fuel) {
    return new Resources(fuel, 0);
  }

  public static Resources ore(int ore) {
    return new Resources(0, ore);
  }

  /** What people read: so much fuel, so much ore, or nothing. */
  public Text label() {
    if (fuel > 0 && ore > 0) {
      return Text.of("amount.both", "fuel", fuel, "ore", ore);
    }
    if (total() == 0) {
      return Text.of("amount.none");
    }
    return fuel > 0 ? Text.of("amount.fuel", "fuel", fuel) : Text.of("amount.ore", "ore", ore);
  }

  public int total() {
    return fuel + ore;
  }

  public boolean covers(Resources cost) {
    return fuel >= cost.fuel && ore >= cost.ore;
  }

  public Resources plus(Resources more) {
    return new Resources(fuel + more.fuel, ore + more.ore);
  }

  public Resources minus(Resources less) {
    if (!covers(less)) {
      throw new IllegalStateException(this + " does not cover " + less);
    }
    return new Resources(fuel - less.fuel, ore - less.ore);
  }

  /** A cost with a discount, never below nothing. */
  public Resources cheaperBy(int lessFuel, int lessOre) {
    return new Resources(Math.max(0, fuel - lessFuel), Math.max(0, ore - lessOre));
  }
}
