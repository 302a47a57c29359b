package dev.starpost.games.raceforthegalaxy;

import dev.starpost.kernel.Seat;

/**
 * How far the game has come.
 *
 * @param number of the round, from 1; 0 in setup
 * @param pass 1 in the second Develop or Settle phase of a round (RFTG-4.8), otherwise 0
 * @param first the first seat, wherever an order is needed (RFTG-3.8)
 */
public record Round(int number, Stage stage, int pass, Seat first) {
  static final Round SETUP = new Round(0, Stage.START, 0, Seat.of(1));

  Round at(Stage changed, int newPass) {
    return new Round(number, changed, newPass, first);
  }

  Round next() {
    return new Round(number + 1, Stage.ACTIONS, 0, first);
  }

  Round from(Seat seat) {
    return new Round(number, stage, pass, seat);
  }
}
