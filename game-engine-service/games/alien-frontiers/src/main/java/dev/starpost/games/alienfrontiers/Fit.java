package dev.starpost.games.alienfrontiers;

import dev.starpost.games.alienfrontiers.component.Station;
import dev.starpost.kernel.Refusal;
import java.util.Optional;

/** Why ships may not dock: made once, because listing options asks all the time. */
final class Fit {
  static final Optional<Refusal> YES = Optional.empty();

  static final Optional<Refusal> NO_STATION = no("AF-3.5", "bay-is-no-choice");
  static final Optional<Refusal> NOT_AVAILABLE = no("AF-3.3", "ships-not-available");
  static final Optional<Refusal> NOT_WITH_THE_LIFTED_SHIP = no("AF-7.18", "dock-lifted-ship");
  static final Optional<Refusal> NO_FREE_DOCK = no("AF-4.14", "no-free-dock");
  static final Optional<Refusal> CANNOT_PAY = no("AF-3.4", "cannot-pay");
  static final Optional<Refusal> WRONG_NUMBER = no("AF-4.13", "wrong-number-of-ships");
  static final Optional<Refusal> BELOW_HIGHEST = no("AF-4.2", "value-below-highest");
  static final Optional<Refusal> NOT_A_SIX = no("AF-4.7", "not-a-six");
  static final Optional<Refusal> NOT_CONSECUTIVE = no("AF-4.11", "values-not-consecutive");
  static final Optional<Refusal> RAIDERS_STRONGER = no("AF-4.11", "raiders-not-weaker");
  static final Optional<Refusal> NO_SHIP_IN_STOCK = no("AF-4.4", "no-ship-in-stock");
  static final Optional<Refusal> FLEET_TOO_SMALL = no("AF-4.7", "fleet-too-small");
  static final Optional<Refusal> LAUNCH_FIRST = no("AF-4.8", "launch-first");
  static final Optional<Refusal> NO_COLONY_TO_START = no("AF-4.8", "no-colony-to-start");

  static final Lifted TELEPORTED = Lifted.by("AF-7.13");
  static final Lifted MIND_CONTROLLED = Lifted.by("AF-7.16");

  /**
   * Where a ship may not dock that a card has picked up: the rule of the card says so.
   *
   * @param back to the station that it left
   * @param terraforming to the Terraforming Station
   */
  record Lifted(String rule, Optional<Refusal> back, Optional<Refusal> terraforming) {
    private static Lifted by(String rule) {
      return new Lifted(rule, no(rule, "station-it-left"), no(rule, "no-lifted-ship-there"));
    }
  }

  private Fit() {}

  static Optional<Refusal> notEqual(Station station) {
    return no(station.rule(), "values-not-equal");
  }

  private static Optional<Refusal> no(String rule, String code) {
    return Optional.of(Refusal.of(rule, code));
  }
}
