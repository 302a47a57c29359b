package dev.starpost.intake;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.game.GameCommit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntConsumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;

/**
 * Gap filler for {@code game.events}: makes the commits of each game follow one another. Whatever
 * the topic lacks is asked of the engine, before a transaction is begun: it may take its time.
 */
public final class CommitGaps {
  private final Function<Set<String>, Map<String, Long>> versions;
  private final Engine engine;
  private final IntConsumer filled;

  /** Who has the commits of a game. */
  @FunctionalInterface
  public interface Engine {
    /** What the topic of events said of a game after that version; the beginning, if it is much. */
    List<GameCommit> commits(String gameId, long after);
  }

  /**
   * Records as they can take effect.
   *
   * @param commits those that are new, without a gap in any game
   * @param letters records that say nothing that can be understood
   */
  public record Batch(List<GameCommit> commits, List<DeadLetter> letters) {
    public boolean isEmpty() {
      return commits.isEmpty() && letters.isEmpty();
    }
  }

  /**
   * @param versions how far the games of these ids have taken effect here; none for unknown ones
   * @param filled told how many commits the engine had to be asked for
   */
  public CommitGaps(
      Function<Set<String>, Map<String, Long>> versions, Engine engine, IntConsumer filled) {
    this.versions = versions;
    this.engine = engine;
    this.filled = filled;
  }

  /** The engine answers, and does not know what must have been before a commit. */
  private static final class Unfillable extends Exception {
    private static final long serialVersionUID = 1L;

    Unfillable(String why) {
      super(why, null, false, false);
    }
  }

  /** Reads records, each game's in their order, and what is missing between them. */
  public Batch read(List<ConsumerRecord<String, byte[]>> records) {
    List<DeadLetter> letters = new ArrayList<>();
    Map<ConsumerRecord<String, byte[]>, GameCommit> readable = new HashMap<>();
    for (ConsumerRecord<String, byte[]> message : records) {
      try {
        readable.put(message, CommitReader.read(message));
      } catch (CommitReader.Unreadable e) {
        letters.add(DeadLetter.of(message, e.getMessage()));
      }
    }
    Map<String, Long> known = known(readable.values());
    List<GameCommit> complete = new ArrayList<>();
    for (ConsumerRecord<String, byte[]> message : records) {
      GameCommit commit = readable.get(message);
      if (commit != null) {
        try {
          complete.addAll(upTo(commit, known.getOrDefault(commit.gameId(), 0L)));
          known.merge(commit.gameId(), commit.version(), Math::max);
        } catch (Unfillable e) {
          letters.add(DeadLetter.of(message, e.getMessage()));
        }
      }
    }
    return new Batch(complete, letters);
  }

  private Map<String, Long> known(Iterable<GameCommit> commits) {
    Set<String> ids = new LinkedHashSet<>();
    commits.forEach(commit -> ids.add(commit.gameId()));
    return ids.isEmpty() ? new HashMap<>() : new HashMap<>(versions.apply(ids));
  }

  /** The commit, and before it those that are missing; nothing of one that is known. */
  private List<GameCommit> upTo(GameCommit commit, long last) throws Unfillable {
    if (commit.version() <= last) {
      return List.of();
    }
    List<GameCommit> all = new ArrayList<>(missing(commit, last));
    all.add(commit);
    return all;
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
    filled.accept(missing.size());
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
