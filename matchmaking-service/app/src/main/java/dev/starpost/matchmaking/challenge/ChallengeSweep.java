package dev.starpost.matchmaking.challenge;

import dev.starpost.jobs.RecurringJob;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;

/**
 * Sweep of challenges: ends those that nobody has answered in time, and forgets old ones. One
 * instance does so at a time.
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

  @Produces
  @Singleton
  RecurringJob sweepJob() {
    return new RecurringJob("challenge-expiry", settings.sweepInterval(), this::sweep);
  }

  void sweep() {
    int ended = BATCH;
    while (ended == BATCH) {
      ended = QuarkusTransaction.requiringNew().call(() -> challenges.lapseSome(BATCH));
    }
  }

  @Produces
  @Singleton
  RecurringJob forgetJob() {
    return new RecurringJob("challenge-sweep", Duration.ofHours(1), this::forget);
  }

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
