package dev.starpost.games.alienfrontiers.component;

/** Fuel and ore, held, gained or to be paid. */
public record Resources(int fuel, int ore) {
  public static final Resources NONE = new Resources(0, 0);

  public static Resources fuel(int fuel) {
    return new Resources(fuel, 0);
  }

  public static Resources ore(int ore) {
    return new Resources(0, ore);
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
