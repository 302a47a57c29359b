package dev.starpost.deploy.load.moves;

import java.util.List;

/** Which of the seats at a table act now. */
@FunctionalInterface
public interface Pace {
  /** All that are awaited, at once, as players who do not know of each other do. */
  Pace EVERYBODY = Situation::awaiting;

  /** The same, as long as the game is younger than that. */
  static Pace until(long version) {
    return situation -> situation.version() < version ? situation.awaiting() : List.of();
  }

  /** The numbers of the seats; nobody, when the game has come as far as it should. */
  List<Integer> acting(Situation situation);
}
