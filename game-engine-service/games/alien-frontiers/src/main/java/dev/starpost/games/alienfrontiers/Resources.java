package dev.starpost.games.alienfrontiers;

/** Fuel and ore, held, gained or to be paid. */
record Resources(int fuel, int ore) {
  static final Resources NONE = new Resources(0, 0);

  static Resources fuel(int fuel) {
    return new Resources(fuel, 0);
  }

  static Resources ore(int ore) {
    return new Resources(0, ore);
  }

  int total() {
    return fuel + ore;
  }

  boolean covers(Resources cost) {
    return fuel >= cost.fuel && ore >= cost.ore;
  }

  Resources plus(Resources more) {
    return new Resources(fuel + more.fuel, ore + more.ore);
  }

  Resources minus(Resources less) {
    if (!covers(less)) {
      throw new IllegalStateException(this + " does not cover " + less);
    }
    return new Resources(fuel - less.fuel, ore - less.ore);
  }

  /** A cost with a discount, never below nothing. */
  Resources cheaperBy(int lessFuel, int lessOre) {
    return new Resources(Math.max(0, fuel - lessFuel), Math.max(0, ore - lessOre));
  }
}
