package dev.starpost.rating.ladder;

import dev.starpost.rating.engine.Engine;
import dev.starpost.rating.problem.RatingProblem;
import dev.starpost.web.problem.CommonProblem;
import dev.starpost.web.problem.Problem;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/**
 * Which games have a ladder: those that were played, and those that the engine offers. What is a
 * game once stays one, so that the engine is asked once.
 */
@ApplicationScoped
public class LadderNames {
  private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9-]{0,59}");

  private final Ladders ladders;
  private final Engine engine;
  private final Set<String> known = ConcurrentHashMap.newKeySet();

  LadderNames(Ladders ladders, Engine engine) {
    this.ladders = ladders;
    this.engine = engine;
  }

  /** The name, if it is one. */
  public String require(String game) {
    if (known.contains(game)) {
      return game;
    }
    boolean exists = NAME.matcher(game).matches() && (ladders.isPlayed(game) || isOffered(game));
    if (!exists) {
      throw Problem.of(RatingProblem.NO_SUCH_LADDER, "game", game);
    }
    known.add(game);
    return game;
  }

  private boolean isOffered(String game) {
    return engine.offers(game).orElseThrow(() -> Problem.of(CommonProblem.UNAVAILABLE));
  }
}
