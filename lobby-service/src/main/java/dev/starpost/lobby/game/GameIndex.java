package dev.starpost.lobby.game;

import dev.starpost.contracts.game.GameCommit;
import dev.starpost.contracts.game.GameFact;
import dev.starpost.lobby.identity.account.Accounts;
import dev.starpost.messaging.CommitReader;
import dev.starpost.messaging.GameProjection;
import io.quarkus.arc.All;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The index of games, a projection of the engine's commits. Listeners hear of the beginning and the
 * end of a game in the transaction in which it is stored.
 */
@ApplicationScoped
public class GameIndex implements GameProjection.Games {
  private final Games games;
  private final Accounts accounts;
  private final List<GameListener> listeners;
  private final GameIndexMetrics metrics;

  GameIndex(
      Games games, Accounts accounts, @All List<GameListener> listeners, GameIndexMetrics metrics) {
    this.games = games;
    this.accounts = accounts;
    this.listeners = listeners;
    this.metrics = metrics;
  }

  @Override
  public Map<String, Long> versions(Set<String> ids) {
    return games.versions(ids);
  }

  /**
   * Game by game, in the order of their ids: listeners write messages, and the outbox wants them in
   * the order of their keys.
   */
  @Override
  public List<GameCommit> inOrder(List<GameCommit> commits) {
    return commits.stream().sorted(Comparator.comparing(GameCommit::gameId)).toList();
  }

  @Override
  public GameProjection.Update open(List<GameCommit> commits) {
    Map<String, Game> present =
        games.locked(commits.stream().map(GameCommit::gameId).collect(Collectors.toSet()));
    Set<String> known = knownAccounts(commits);
    return new GameProjection.Update() {
      @Override
      public long version(String game) {
        return present.containsKey(game) ? present.get(game).version() : 0;
      }

      @Override
      public void apply(GameCommit commit) {
        if (present.containsKey(commit.gameId())) {
          present.get(commit.gameId()).goOn(commit);
        } else {
          present.put(commit.gameId(), begin(commit, known));
        }
        tell(commit);
        metrics.applied(1);
      }
    };
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
