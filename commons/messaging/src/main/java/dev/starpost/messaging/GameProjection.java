package dev.starpost.messaging;

import dev.starpost.contracts.game.GameCommit;
import dev.starpost.text.LogText;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Instance;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.jboss.logging.Logger;

/**
 * Projection of {@code game.events} into the tables of a service: each commit takes effect once, in
 * the order of its game's versions, however often and at however many instances it arrives. A
 * game's version in the database says what has taken effect; it is written in the same transaction
 * as all that follows from the commit.
 *
 * <p>A game that lacks a commit, or whose commit fails, is stored as {@linkplain GamesBehind
 * behind}, and holds up no other: {@link CatchUpJob} lets it catch up from the engine, which has
 * the truth. Until then the topic is its doorbell.
 */
@ApplicationScoped
public class GameProjection {
  private static final Logger LOG = Logger.getLogger(GameProjection.class);
  private static final int MOST_ATTEMPTS = 2;

  private final Games games;
  private final GamesBehind behind;
  private final DeadLetters deadLetters;

  @Inject
  GameProjection(Instance<Games> games, GamesBehind behind, DeadLetters deadLetters) {
    this(games.isResolvable() ? games.get() : null, behind, deadLetters);
  }

  /** Into games that are not a bean. */
  public GameProjection(Games games, GamesBehind behind, DeadLetters deadLetters) {
    this.games = games;
    this.behind = behind;
    this.deadLetters = deadLetters;
  }

  /** The games of a service, which says by a bean of this type that it follows games. */
  public interface Games {
    /** How far they have come here, without a lock; those that are not known are missing. */
    Map<String, Long> versions(Set<String> ids);

    /** Called first in the transaction, where something else is to be locked before any row. */
    default void lock() {}

    /** The order in which commits of several games take effect; those of one game keep theirs. */
    default List<GameCommit> inOrder(List<GameCommit> commits) {
      return commits;
    }

    /** Reads the games of these commits, and locks them until the transaction ends. */
    Update open(List<GameCommit> commits);
  }

  /** Games that are changed in a transaction. */
  public interface Update {
    /** The last version that has taken effect; 0 of a game that is new here. */
    long version(String game);

    /** Lets the next version of its game take effect. */
    void apply(GameCommit commit);

    /** Called last, when all commits are applied. */
    default void store() {}
  }

  /**
   * What became of some records.
   *
   * @param commits that have taken effect
   * @param deadLetters records that could not be read, and were not known as such before
   */
  public record Taken(int commits, int deadLetters) {
    private Taken and(Taken other) {
      return new Taken(commits + other.commits, deadLetters + other.deadLetters);
    }
  }

  /**
   * Takes records, each game's in their order. With an exception some of them have taken effect,
   * and all of them are to be given again.
   */
  public Taken take(List<ConsumerRecord<String, byte[]>> records) {
    CommitBatch batch = CommitBatch.of(records);
    try {
      return together(batch);
    } catch (RuntimeException | Error e) {
      if (TransientFailures.includes(e)) {
        throw e;
      }
      LOG.debugf(e, "Batch failed records=%d, retrying game by game", records.size());
      return gameByGame(batch);
    }
  }

  private Taken together(CommitBatch batch) {
    if (batch.isEmpty() && batch.letters().isEmpty()) {
      return new Taken(0, 0);
    }
    boolean[] someAreLate = new boolean[1];
    Taken taken =
        QuarkusTransaction.requiringNew()
            .call(
                () -> {
                  games.lock();
                  // In one order, here and in the others of every instance.
                  Set<String> late = new TreeSet<>(behind.among(batch.games()));
                  CommitBatch present = batch.without(late);
                  if (!present.isEmpty()) {
                    late.addAll(present.incomplete(games.versions(present.games())));
                  }
                  late.forEach(game -> behind.add(game, batch.heard(game), Optional.empty()));
                  someAreLate[0] = !late.isEmpty();
                  int letters = deadLetters.putAside(batch.letters());
                  return new Taken(apply(batch.without(late).commits(), games), letters);
                });
    if (someAreLate[0]) {
      behind.ring();
    }
    return taken;
  }

  private Taken gameByGame(CommitBatch batch) {
    Taken taken = together(batch.lettersOnly());
    for (String game : batch.games()) {
      taken = taken.and(alone(game, batch));
    }
    return taken;
  }

  /** Twice: another instance may have begun the same game at the same time. */
  private Taken alone(String game, CommitBatch batch) {
    for (int attempt = 1; ; attempt++) {
      try {
        return together(batch.only(game));
      } catch (RuntimeException | Error e) {
        if (TransientFailures.includes(e)) {
          throw e;
        }
        if (attempt == MOST_ATTEMPTS) {
          fallBehind(game, batch.heard(game), e);
          return new Taken(0, 0);
        }
      }
    }
  }

  /** Our own mistake, which must not stop other games: the job tries again for ever. */
  private void fallBehind(String game, List<GamesBehind.Heard> heard, Throwable failure) {
    String reason = LogText.withoutAddresses(String.valueOf(failure));
    QuarkusTransaction.requiringNew().run(() -> behind.add(game, heard, Optional.of(reason)));
    LOG.errorf(
        failure,
        "Applying a commit failed game=%s version=%d, game is behind, retrying from the engine",
        game,
        heard.get(heard.size() - 1).version());
    behind.ring();
  }

  /**
   * What became of an attempt to catch up.
   *
   * @param commits that have taken effect
   * @param version the game has now
   * @param heard the last one that the topic has told of
   */
  record CaughtUp(int commits, long version, long heard) {
    boolean isOver() {
      return heard <= version;
    }
  }

  /**
   * Lets the next commits of a game that is behind take effect.
   *
   * @param lease for which whoever does so goes on
   */
  CaughtUp catchUp(String game, List<GameCommit> commits, Duration lease) {
    return QuarkusTransaction.requiringNew()
        .call(
            () -> {
              games.lock();
              OptionalLong heard = behind.renew(game, lease);
              int applied = apply(commits, games);
              CaughtUp caughtUp = new CaughtUp(applied, versionOf(game), heard.orElse(0));
              if (caughtUp.isOver()) {
                behind.remove(game);
              }
              return caughtUp;
            });
  }

  /** Gives up what the engine does not have, unless the topic has told of more meanwhile. */
  void abandon(GameBehind game, String reason) {
    QuarkusTransaction.requiringNew()
        .run(
            () -> {
              games.lock();
              String id = game.gameId();
              if (behind.lastRecord(id).orElse(0) == game.lastRecord()) {
                deadLetters.putAside(
                    behind.letters(id, versionOf(id)).stream()
                        .map(letter -> letter.because(reason))
                        .toList());
                behind.remove(id);
              } else {
                behind.release(game.gameId());
              }
            });
  }

  private long versionOf(String game) {
    return games.versions(Set.of(game)).getOrDefault(game, 0L);
  }

  /** How far the game has come. */
  long version(String game) {
    return QuarkusTransaction.requiringNew().call(() -> versionOf(game));
  }

  /** How many have taken effect. */
  static int apply(List<GameCommit> commits, Games games) {
    if (commits.isEmpty()) {
      return 0;
    }
    Update update = games.open(commits);
    int applied = 0;
    for (GameCommit commit : games.inOrder(commits)) {
      long version = update.version(commit.gameId());
      // Another instance may have been here since we looked.
      if (commit.version() <= version) {
        continue;
      }
      if (commit.version() != version + 1) {
        throw new IllegalStateException("a commit of %s is missing".formatted(commit.gameId()));
      }
      update.apply(commit);
      applied++;
    }
    update.store();
    return applied;
  }
}
