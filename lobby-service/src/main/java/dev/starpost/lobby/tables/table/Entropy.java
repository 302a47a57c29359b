package dev.starpost.lobby.tables.table;

import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.messaging.Storable;
import dev.starpost.web.problem.Problem;
import java.util.Optional;

/** Entropy that a player adds to the dice. */
public final class Entropy {
  public static final int LONGEST = 200;

  private Entropy() {}

  /** Half a character cannot be turned into the bytes that everybody can check. */
  public static String checked(Optional<String> given) {
    String entropy = given.orElse("");
    if (entropy.length() > LONGEST || !Storable.isText(entropy)) {
      throw Problem.of(LobbyProblem.BAD_ENTROPY, "most", LONGEST).with("field", "entropy");
    }
    return entropy;
  }
}
