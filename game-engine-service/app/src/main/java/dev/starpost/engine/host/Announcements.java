package dev.starpost.engine.host;

import dev.starpost.engine.game.Commit;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;

/** What one round has to tell: each commit to everybody, then each outcome to whoever waits. */
final class Announcements {
  private record Told(Delivery delivery, Outcome outcome) {}

  private final Outbox outbox;
  private final HostMetrics metrics;
  private final List<Told> outcomes = new ArrayList<>();
  private final List<CompletableFuture<Void>> sent = new ArrayList<>();
  private long sentAt;

  Announcements(Outbox outbox, HostMetrics metrics) {
    this.outbox = outbox;
    this.metrics = metrics;
  }

  /** At most one of any game, so that no version can overtake another. */
  void add(Delivery delivery, Outcome outcome) {
    outcomes.add(new Told(delivery, outcome));
  }

  /** A reply is given as soon as its own commit is announced for good. */
  void send() {
    sentAt = System.nanoTime();
    for (Told told : outcomes) {
      if (told.outcome instanceof Outcome.Answered answered
          && answered.answer() instanceof Commit commit) {
        sent.add(
            outbox
                .announce(commit, told.delivery)
                .thenRun(() -> outbox.reply(told.delivery, told.outcome)));
      } else {
        outbox.reply(told.delivery, told.outcome);
      }
    }
  }

  void await() throws NotAnnounced, InterruptedException {
    if (sent.isEmpty()) {
      return;
    }
    try {
      CompletableFuture.allOf(sent.toArray(CompletableFuture[]::new)).get();
    } catch (ExecutionException e) {
      throw new NotAnnounced(e.getCause());
    }
    metrics.published(System.nanoTime() - sentAt);
  }
}
