package dev.starpost.engine.command;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.starpost.engine.game.Commit;
import dev.starpost.engine.game.GameKind;
import dev.starpost.engine.game.GameKinds;
import dev.starpost.engine.game.HostedGame;
import dev.starpost.engine.history.History;
import dev.starpost.engine.history.Snapshots;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Repository of games by their ids. Those in use are kept in memory, a bounded number of them; any
 * other costs nothing but its place in the database. What is kept here has been stored before, so
 * it may be old but is never wrong.
 */
public final class GameRepository {
  private final GameKinds kinds;
  private final History history;
  private final Snapshots snapshots;
  private final Cache<String, HostedGame<?, ?, ?>> games;

  public GameRepository(GameKinds kinds, History history, Snapshots snapshots, int mostGames) {
    this.kinds = kinds;
    this.history = history;
    this.snapshots = snapshots;
    this.games = Caffeine.newBuilder().maximumSize(mostGames).recordStats().build();
  }

  public Cache<String, HostedGame<?, ?, ?>> cache() {
    return games;
  }

  /** The game as far as it is known here: enough to decide on, because a commit is fenced. */
  public Optional<HostedGame<?, ?, ?>> known(String gameId) {
    HostedGame<?, ?, ?> game = games.getIfPresent(gameId);
    return game == null ? load(gameId) : Optional.of(game);
  }

  /** The game if it is in memory. */
  Optional<HostedGame<?, ?, ?>> cached(String gameId) {
    return Optional.ofNullable(games.getIfPresent(gameId));
  }

  /** The game with every commit that was stored before this call. */
  public Optional<HostedGame<?, ?, ?>> current(String gameId) {
    HostedGame<?, ?, ?> game = games.getIfPresent(gameId);
    return game == null
        ? load(gameId)
        : Optional.of(with(history.newerThanForMany(gameId, game.version()), game));
  }

  /** The same game with every commit that was stored before this call. */
  public HostedGame<?, ?, ?> refreshed(HostedGame<?, ?, ?> game) {
    return with(history.newerThan(game.gameId(), game.version()), game);
  }

  private HostedGame<?, ?, ?> with(List<Commit> newer, HostedGame<?, ?, ?> game) {
    return newer.isEmpty() ? game : keep(fold(game, newer));
  }

  /** The game as it was at a version; empty if it has not come so far. */
  public Optional<HostedGame<?, ?, ?>> at(String gameId, long version) {
    if (version < 1) {
      return Optional.empty();
    }
    Optional<HostedGame<?, ?, ?>> from =
        fromSnapshot(gameId).filter(game -> game.version() <= version);
    if (from.isEmpty()) {
      from = fromFirstCommit(gameId);
    }
    return from.<HostedGame<?, ?, ?>>map(
            game -> fold(game, history.versions(gameId, game.version() + 1, version)))
        .filter(game -> game.version() == version);
  }

  /**
   * The game after its next commit: the same object for everybody who follows it, so that a game
   * that many watch is in memory once.
   */
  public HostedGame<?, ?, ?> after(HostedGame<?, ?, ?> game, Commit commit) {
    HostedGame<?, ?, ?> newest = games.getIfPresent(game.gameId());
    if (newest != null && newest.version() == commit.version()) {
      return newest;
    }
    HostedGame<?, ?, ?> next = game.after(commit);
    keep(next);
    return next;
  }

  /** Remembers a state that has been stored; the newest one stays. */
  public HostedGame<?, ?, ?> keep(HostedGame<?, ?, ?> game) {
    return games
        .asMap()
        .merge(game.gameId(), game, (old, fresh) -> old.version() > fresh.version() ? old : fresh);
  }

  public void drop(String gameId) {
    games.invalidate(gameId);
  }

  public void dropIf(Predicate<String> gameId) {
    games.asMap().keySet().removeIf(gameId);
  }

  private Optional<HostedGame<?, ?, ?>> load(String gameId) {
    Optional<HostedGame<?, ?, ?>> from = fromSnapshot(gameId);
    if (from.isEmpty()) {
      from = fromFirstCommit(gameId);
    }
    return from.map(game -> keep(fold(game, history.after(gameId, game.version()))));
  }

  private Optional<HostedGame<?, ?, ?>> fromSnapshot(String gameId) {
    Optional<GameKind<?, ?, ?>> kind = kinds.ofGameId(gameId);
    return kind.isEmpty() ? Optional.empty() : snapshots.of(gameId).flatMap(kind.get()::restore);
  }

  private Optional<HostedGame<?, ?, ?>> fromFirstCommit(String gameId) {
    Optional<GameKind<?, ?, ?>> kind = kinds.ofGameId(gameId);
    return kind.isEmpty()
        ? Optional.empty()
        : history.version(gameId, 1).map(first -> kind.get().open(first));
  }

  private static HostedGame<?, ?, ?> fold(HostedGame<?, ?, ?> from, List<Commit> commits) {
    HostedGame<?, ?, ?> game = from;
    for (Commit commit : commits) {
      game = game.after(commit);
    }
    return game;
  }
}
