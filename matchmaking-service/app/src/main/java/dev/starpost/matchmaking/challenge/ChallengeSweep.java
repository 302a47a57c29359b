package dev.starpost.matchmaking.challenge;

import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Instant;

/**
 * Sweep of challenges: ends those that nobody has answered in time, and forgets old ones. Several
 * instances share the work.
 */
@ApplicationScoped
class ChallengeSweep {
  private static final int BATCH = 50;
  private static final int MOST_FORGOTTEN = 1_000;

  private final Challenges challenges;
  private final ChallengeBook book;
  private final ChallengeSettings settings;
  private final Clock clock;

  ChallengeSweep(
      Challenges challenges, ChallengeBook book, ChallengeSettings settings, Clock clock) {
    this.challenges = challenges;
    this.book = book;
    this.settings = settings;
    this.clock = clock;
  }

  @Scheduled(
      every = "${starpost.challenges.sweep-interval:10s}",
      concurrentExecution = Scheduled.ConcurrentExecution.SKIP)
  void sweep() {
    int ended = BATCH;
    while (ended == BATCH) {
      ended = QuarkusTransaction.requiringNew().call(() -> challenges.lapseSome(BATCH));
    }
  }

  @Scheduled(every = "1h", delayed = "4m", concurrentExecution = Scheduled.ConcurrentExecution.SKIP)
  void forget() {
    Instant then = clock.instant().minus(settings.kept());
    int forgotten = MOST_FORGOTTEN;
    while (forgotten == MOST_FORGOTTEN) {
      forgotten =
          QuarkusTransaction.requiringNew()
              .call(() -> book.forgetEndedBefore(then, MOST_FORGOTTEN));
    }
  }
}
