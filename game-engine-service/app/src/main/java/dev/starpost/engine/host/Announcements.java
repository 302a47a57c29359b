package dev.starpost.engine.host;

import dev.starpost.engine.game.Commit;
import dev.starpost.engine.game.StoredRefusal;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;

/**
 * What a batch has to tell, once it is stored: each commit to everybody, then each outcome to
 * whoever waits.
 */
public final class Announcements {
  private record Told(Delivery delivery, Outcome outcome) {}

  private final Outbox outbox;
  private final HostMetrics metrics;
  private final Consumer<Set<String>> before;
  private final Consumer<List<StoredRefusal>> after;
  private final List<StoredRefusal> refusals = new ArrayList<>();
  private final Map<String, Deque<Told>> byGame = new LinkedHashMap<>();

  /**
   * @param before to be done with the ids of the games that have commits, before those are told
   * @param after to be done with the refusals when everything is told: nobody waits for it, and if
   *     it fails the batch is taken again
   */
  Announcements(
      Outbox outbox,
      HostMetrics metrics,
      Consumer<Set<String>> before,
      Consumer<List<StoredRefusal>> after) {
    this.outbox = outbox;
    this.metrics = metrics;
    this.before = before;
    this.after = after;
  }

  /** A game's outcomes are added in the order of its commands. */
  void add(Delivery delivery, Outcome outcome) {
    byGame
        .computeIfAbsent(delivery.gameId(), id -> new ArrayDeque<>())
        .add(new Told(delivery, outcome));
    if (outcome instanceof Outcome.Answered answered
        && answered.answer() instanceof StoredRefusal refusal) {
      refusals.add(refusal);
    }
  }

  /**
   * Returns when everything is told for good. If it throws, some of it may not have been.
   *
   * <p>It goes in waves with one commit of each game, because version n + 1 of a game must not be
   * sent before the broker has acknowledged version n. A game whose commit could not be sent stops
   * there; the others go on.
   */
  public void tell() throws NotAnnounced, InterruptedException {
    before.accept(committed());
    Optional<Throwable> failure = Optional.empty();
    while (!byGame.isEmpty()) {
      long start = System.nanoTime();
      Map<String, CompletableFuture<Void>> wave = new LinkedHashMap<>();
      byGame.forEach((gameId, outcomes) -> wave.put(gameId, tell(outcomes.remove())));
      for (Map.Entry<String, CompletableFuture<Void>> sent : wave.entrySet()) {
        try {
          sent.getValue().get();
        } catch (ExecutionException e) {
          failure = Optional.of(e.getCause());
          byGame.remove(sent.getKey());
        }
      }
      byGame.values().removeIf(Deque::isEmpty);
      metrics.published(System.nanoTime() - start);
    }
    if (failure.isPresent()) {
      throw new NotAnnounced(failure.get());
    }
    after.accept(refusals);
  }

  private Set<String> committed() {
    Set<String> games = new LinkedHashSet<>();
    byGame.forEach(
        (gameId, outcomes) -> {
          if (outcomes.stream().anyMatch(told -> commitOf(told).isPresent())) {
            games.add(gameId);
          }
        });
    return games;
  }

  private static Optional<Commit> commitOf(Told told) {
    return told.outcome instanceof Outcome.Answered answered
            && answered.answer() instanceof Commit commit
        ? Optional.of(commit)
        : Optional.empty();
  }

  /** A reply is given as soon as its own commit is announced for good. */
  private CompletableFuture<Void> tell(Told told) {
    Optional<Commit> commit = commitOf(told);
    if (commit.isPresent()) {
      return outbox
          .announce(commit.get(), told.delivery)
          .thenRun(() -> outbox.reply(told.delivery, told.outcome));
    }
    outbox.reply(told.delivery, told.outcome);
    return CompletableFuture.completedFuture(null);
  }
}
