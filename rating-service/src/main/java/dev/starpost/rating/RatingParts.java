package dev.starpost.rating;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;

/** Producer of the clock. */
@Singleton
final class RatingParts {

  /** As fine as PostgreSQL keeps it, so that what is stored is what was said. */
  @Produces
  @Singleton
  Clock clock() {
    return Clock.tick(Clock.systemUTC(), Duration.ofNanos(1_000));
  }
}
