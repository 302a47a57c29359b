package dev.starpost.engine.command;

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

/**
 * Publication of a batch, once it is stored: each commit to everybody, then each outcome to whoever
 * waits.
 */
public final class BatchPublication {
  private record Decided(ReceivedCommand received, CommandOutcome outcome) {}

  private final Publisher publisher;
  private final ProcessorMetrics metrics;
  private final Bookkeeping bookkeeping;
  private final List<StoredRefusal> refusals = new ArrayList<>();
  private final Map<String, Deque<Decided>> byGame = new LinkedHashMap<>();

  BatchPublication(Publisher publisher, ProcessorMetrics metrics, Bookkeeping bookkeeping) {
    this.publisher = publisher;
    this.metrics = metrics;
    this.bookkeeping = bookkeeping;
  }

  /** A game's outcomes are added in the order of its commands. */
  void add(ReceivedCommand received, CommandOutcome outcome) {
    byGame
        .computeIfAbsent(received.gameId(), id -> new ArrayDeque<>())
        .add(new Decided(received, outcome));
    if (outcome instanceof CommandOutcome.Recorded recorded
        && recorded.record() instanceof StoredRefusal refusal) {
      refusals.add(refusal);
    }
  }

  /**
   * Returns when everything is published for good. If it throws, some of it may not have been.
   *
   * <p>It goes in waves with one commit of each game, because version n + 1 of a game must not be
   * sent before the broker has acknowledged version n. A game whose commit could not be sent stops
   * there; the others go on.
   */
  public void publish() throws PublicationFailed, InterruptedException {
    // Before anybody is told: if this fails, the batch is taken again.
    bookkeeping.noteDeadlines(committed());
    Optional<Throwable> failure = Optional.empty();
    while (!byGame.isEmpty()) {
      long start = System.nanoTime();
      Map<String, CompletableFuture<Void>> wave = new LinkedHashMap<>();
      byGame.forEach((gameId, outcomes) -> wave.put(gameId, publish(outcomes.remove())));
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
      throw new PublicationFailed(failure.get());
    }
    // Nobody waits for this; if it fails, the batch is taken again.
    bookkeeping.noteRefusals(refusals);
  }

  private Set<String> committed() {
    Set<String> games = new LinkedHashSet<>();
    byGame.forEach(
        (gameId, outcomes) -> {
          if (outcomes.stream().anyMatch(decided -> commitOf(decided).isPresent())) {
            games.add(gameId);
          }
        });
    return games;
  }

  private static Optional<Commit> commitOf(Decided decided) {
    return decided.outcome instanceof CommandOutcome.Recorded recorded
            && recorded.record() instanceof Commit commit
        ? Optional.of(commit)
        : Optional.empty();
  }

  /** A reply is given as soon as its own commit is published for good. */
  private CompletableFuture<Void> publish(Decided decided) {
    Optional<Commit> commit = commitOf(decided);
    if (commit.isPresent()) {
      return publisher
          .publish(commit.get(), decided.received)
          .thenRun(() -> publisher.reply(decided.received, decided.outcome));
    }
    publisher.reply(decided.received, decided.outcome);
    return CompletableFuture.completedFuture(null);
  }
}
