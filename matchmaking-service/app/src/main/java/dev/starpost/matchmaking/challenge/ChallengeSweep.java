package dev.starpost.matchmaking.challenge;

import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;

/** Ends challenges that nobody has answered in time. Several instances share the work. */
@ApplicationScoped
class ChallengeSweep {
  private static final int BATCH = 50;

  private final Challenges challenges;

  ChallengeSweep(Challenges challenges) {
    this.challenges = challenges;
  }

  @Scheduled(
      every = "${starpost.challenges.sweep-every:10s}",
      concurrentExecution = Scheduled.ConcurrentExecution.SKIP)
  void sweep() {
    int ended = BATCH;
    while (ended == BATCH) {
      ended = QuarkusTransaction.requiringNew().call(() -> challenges.lapseSome(BATCH));
    }
  }
}
