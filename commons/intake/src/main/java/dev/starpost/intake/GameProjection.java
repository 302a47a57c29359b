package dev.starpost.intake;

import dev.starpost.contracts.game.GameCommit;
import io.quarkus.narayana.jta.QuarkusTransaction;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntConsumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;

/**
 * Projection of {@code game.events} into the tables of a service: each commit takes effect once, in
 * the order of its game's versions, however often and at however many instances it arrives. A
 * game's version in the database says what has taken effect; it is written in the same transaction
 * as all that follows from the commit.
 */
public final class GameProjection {
  private final Games games;
  private final CommitGaps gaps;
  private final DeadLetters deadLetters;

  /**
   * @param engine who has commits that the topic lacks
   * @param filled told how many commits the engine had to be asked for
   */
  public GameProjection(
      Games games, CommitGaps.Engine engine, IntConsumer filled, DeadLetters deadLetters) {
    this.games = games;
    this.gaps = new CommitGaps(games::versions, engine, filled);
    this.deadLetters = deadLetters;
  }

  /** The games of a service. */
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
  public record Taken(int commits, int deadLetters) {}

  /** Takes records, each game's in their order: all of them, or with an exception none. */
  public Taken take(List<ConsumerRecord<String, byte[]>> records) {
    CommitGaps.Batch batch = gaps.read(records);
    return batch.isEmpty()
        ? new Taken(0, 0)
        : QuarkusTransaction.requiringNew()
            .call(
                () -> {
                  games.lock();
                  int letters = deadLetters.putAside(batch.letters());
                  return new Taken(apply(batch.commits(), games), letters);
                });
  }

  /** How many have taken effect. */
  static int apply(List<GameCommit> commits, Games games) {
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
