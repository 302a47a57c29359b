package dev.starpost.lobby.game;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.game.GameCommit;
import dev.starpost.lobby.engine.Engine;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Makes the commits of each game follow one another. Whatever the topic lacks is asked of the
 * engine, before a transaction is begun: it may take its time.
 */
@ApplicationScoped
public class Gaps {
  private final Games games;
  private final Engine engine;
  private final IndexMetrics metrics;

  Gaps(Games games, Engine engine, IndexMetrics metrics) {
    this.games = games;
    this.engine = engine;
    this.metrics = metrics;
  }

  /** The engine answers, and does not know what must have been before a commit. */
  static final class Unfillable extends Exception {
    private static final long serialVersionUID = 1L;

    Unfillable(String why) {
      super(why, null, false, false);
    }
  }

  /** Begins with what the lobby knows of these games. */
  Filling of(List<GameCommit> commits) {
    Set<String> ids = new LinkedHashSet<>();
    commits.forEach(commit -> ids.add(commit.gameId()));
    if (ids.isEmpty()) {
      return new Filling(Map.of());
    }
    return new Filling(QuarkusTransaction.requiringNew().call(() -> games.versions(ids)));
  }

  /** The commits of one batch, made complete one by one. */
  final class Filling {
    private final Map<String, Long> known;
    private final List<GameCommit> complete = new ArrayList<>();

    Filling(Map<String, Long> known) {
      this.known = new HashMap<>(known);
    }

    /** Adds a commit, and before it those that are missing; not one that is known. */
    void add(GameCommit commit) throws Unfillable {
      long last = known.getOrDefault(commit.gameId(), 0L);
      if (commit.version() <= last) {
        return;
      }
      if (commit.version() > last + 1) {
        complete.addAll(missing(commit, last));
      }
      complete.add(commit);
      known.put(commit.gameId(), commit.version());
    }

    List<GameCommit> complete() {
      return complete;
    }
  }

  private List<GameCommit> missing(GameCommit before, long last) throws Unfillable {
    List<GameCommit> missing = new ArrayList<>();
    for (long next = last + 1; next < before.version(); next = last + 1 + missing.size()) {
      for (GameCommit commit : page(before.gameId(), next - 1)) {
        long expected = last + 1 + missing.size();
        if (expected == before.version()) {
          break;
        }
        if (commit.version() != expected || !commit.gameId().equals(before.gameId())) {
          throw new Unfillable("the engine does not tell version " + expected);
        }
        missing.add(commit);
      }
      if (last + 1 + missing.size() == next) {
        throw new Unfillable("the engine knows no version " + next);
      }
    }
    metrics.filled(missing.size());
    return missing;
  }

  private List<GameCommit> page(String game, long after) throws Unfillable {
    try {
      List<GameCommit> page = engine.commits(game, after);
      for (GameCommit commit : page) {
        CommitReader.check(commit);
      }
      return page;
    } catch (CommitReader.Unreadable e) {
      throw new Unfillable("the engine tells what is no commit: " + e.getMessage());
    } catch (IllegalStateException e) {
      if (e.getCause() instanceof ContractJson.Malformed) {
        throw new Unfillable(e.getMessage());
      }
      throw e;
    }
  }
}
