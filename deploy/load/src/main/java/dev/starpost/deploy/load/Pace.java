package dev.starpost.deploy.load;

import java.util.List;

/** Which of the seats at a table act now. */
@FunctionalInterface
interface Pace {
  /** All that are awaited, at once, as players who do not know of each other do. */
  Pace EVERYBODY = Situation::awaiting;

  /** The numbers of the seats; nobody, when the game has come as far as it should. */
  List<Integer> acting(Situation situation);
}
