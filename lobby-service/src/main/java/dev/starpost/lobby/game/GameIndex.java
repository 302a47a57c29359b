package dev.starpost.lobby.game;

import dev.starpost.contracts.game.GameCommit;
import dev.starpost.contracts.game.GameFact;
import dev.starpost.intake.CommitGaps;
import dev.starpost.intake.CommitReader;
import dev.starpost.intake.DeadLetters;
import dev.starpost.lobby.engine.EngineClient;
import dev.starpost.lobby.identity.account.Accounts;
import io.quarkus.arc.All;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.apache.kafka.clients.consumer.ConsumerRecord;

/**
 * Projection of the engine's commits into the index of games: each takes effect once, in the order
 * of its game's versions, however often and at however many instances it arrives. A game's version
 * in the database says what has taken effect; its row is locked while it changes.
 */
@ApplicationScoped
public class GameIndex {
  private final Games games;
  private final CommitGaps gaps;
  private final Accounts accounts;
  private final List<GameListener> listeners;
  private final DeadLetters deadLetters;
  private final GameIndexMetrics metrics;

  GameIndex(
      Games games,
      EngineClient engine,
      Accounts accounts,
      @All List<GameListener> listeners,
      DeadLetters deadLetters,
      GameIndexMetrics metrics) {
    this.games = games;
    this.gaps =
        new CommitGaps(
            ids -> QuarkusTransaction.requiringNew().call(() -> games.versions(ids)),
            engine::commits,
            metrics::filled);
    this.accounts = accounts;
    this.listeners = listeners;
    this.deadLetters = deadLetters;
    this.metrics = metrics;
  }

  /** Takes records, each game's in their order: all of them, or with an exception none. */
  void take(List<ConsumerRecord<String, byte[]>> records) {
    CommitGaps.Batch batch = gaps.read(records);
    if (!batch.isEmpty()) {
      int applied =
          QuarkusTransaction.requiringNew()
              .call(
                  () -> {
                    metrics.putAside(deadLetters.putAside(batch.letters()));
                    return apply(batch.commits());
                  });
      metrics.applied(applied);
    }
  }

  /**
   * Game by game, in the order of their ids: listeners write messages, and the outbox wants them in
   * the order of their keys.
   */
  private int apply(List<GameCommit> commits) {
    Map<String, List<GameCommit>> byGame = new TreeMap<>();
    commits.forEach(
        commit -> byGame.computeIfAbsent(commit.gameId(), id -> new ArrayList<>()).add(commit));
    Map<String, Game> present = games.locked(byGame.keySet());
    Set<String> known = knownAccounts(commits);
    int applied = 0;
    for (List<GameCommit> ofGame : byGame.values()) {
      for (GameCommit commit : ofGame) {
        Game game = present.get(commit.gameId());
        // Another instance may have been here since we looked.
        if (game != null && commit.version() <= game.version()) {
          continue;
        }
        if (game == null) {
          present.put(commit.gameId(), begin(commit, known));
        } else if (commit.version() == game.version() + 1) {
          game.goOn(commit);
        } else {
          throw new IllegalStateException("a commit of %s is missing".formatted(game.id()));
        }
        tell(commit);
        applied++;
      }
    }
    return applied;
  }

  private Game begin(GameCommit commit, Set<String> known) {
    GameFact.GameStarted started =
        CommitReader.start(commit)
            .orElseThrow(
                () -> new IllegalStateException("%s has no start".formatted(commit.gameId())));
    Game game =
        Game.begun(
            commit,
            started,
            player ->
                known.contains(player.account()) ? Optional.empty() : Optional.of(player.name()));
    games.persist(game);
    return game;
  }

  private Set<String> knownAccounts(List<GameCommit> commits) {
    Set<String> players = new HashSet<>();
    commits.stream()
        .flatMap(commit -> CommitReader.start(commit).stream())
        .forEach(start -> start.players().forEach(player -> players.add(player.account())));
    return players.isEmpty() ? Set.of() : accounts.namesOf(players).keySet();
  }

  private void tell(GameCommit commit) {
    for (GameFact fact : commit.facts()) {
      if (fact instanceof GameFact.GameStarted started) {
        listeners.forEach(listener -> listener.started(commit, started));
      } else if (fact instanceof GameFact.GameFinished finished) {
        listeners.forEach(listener -> listener.finished(commit, finished));
      }
    }
  }
}
