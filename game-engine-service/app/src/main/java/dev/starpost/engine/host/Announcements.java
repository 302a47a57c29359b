package dev.starpost.engine.host;

import dev.starpost.engine.game.Commit;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;

/**
 * What a batch has to tell, once it is stored: each commit to everybody, then each outcome to
 * whoever waits.
 */
public final class Announcements {
  private record Told(Delivery delivery, Outcome outcome) {}

  private final Outbox outbox;
  private final HostMetrics metrics;
  private final Map<String, Deque<Told>> byGame = new LinkedHashMap<>();

  Announcements(Outbox outbox, HostMetrics metrics) {
    this.outbox = outbox;
    this.metrics = metrics;
  }

  /** A game's outcomes are added in the order of its commands. */
  void add(Delivery delivery, Outcome outcome) {
    byGame
        .computeIfAbsent(delivery.gameId(), id -> new ArrayDeque<>())
        .add(new Told(delivery, outcome));
  }

  /**
   * Returns when everything is told for good. If it throws, some of it may not have been.
   *
   * <p>It goes in waves with one commit of each game, because version n + 1 of a game must not be
   * sent before the broker has acknowledged version n.
   */
  public void tell() throws NotAnnounced, InterruptedException {
    while (!byGame.isEmpty()) {
      long start = System.nanoTime();
      List<CompletableFuture<Void>> wave = new ArrayList<>();
      for (Iterator<Deque<Told>> games = byGame.values().iterator(); games.hasNext(); ) {
        Deque<Told> ofGame = games.next();
        wave.add(tell(ofGame.remove()));
        if (ofGame.isEmpty()) {
          games.remove();
        }
      }
      try {
        CompletableFuture.allOf(wave.toArray(CompletableFuture[]::new)).get();
      } catch (ExecutionException e) {
        throw new NotAnnounced(e.getCause());
      }
      metrics.published(System.nanoTime() - start);
    }
  }

  /** A reply is given as soon as its own commit is announced for good. */
  private CompletableFuture<Void> tell(Told told) {
    if (told.outcome instanceof Outcome.Answered answered
        && answered.answer() instanceof Commit commit) {
      return outbox
          .announce(commit, told.delivery)
          .thenRun(() -> outbox.reply(told.delivery, told.outcome));
    }
    outbox.reply(told.delivery, told.outcome);
    return CompletableFuture.completedFuture(null);
  }
}
