package dev.starpost.lobby.game;

import dev.starpost.contracts.game.GameCommit;
import dev.starpost.lobby.engine.EngineClient;
import dev.starpost.messaging.CommitSource;
import io.quarkus.test.Mock;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Asks the engine of a test for the games of that test, so that the lobby's own job and the test's
 * never hear different things of a game.
 */
@Mock
@ApplicationScoped
public class EngineOfTests implements CommitSource {
  private final EngineClient engine;
  private final Map<String, CommitSource> engines = new ConcurrentHashMap<>();

  EngineOfTests(EngineClient engine) {
    this.engine = engine;
  }

  /** Which engine has this game. */
  void has(String game, CommitSource known) {
    engines.put(game, known);
  }

  @Override
  public List<GameCommit> commits(String gameId, long after) {
    return engines.getOrDefault(gameId, engine).commits(gameId, after);
  }
}
