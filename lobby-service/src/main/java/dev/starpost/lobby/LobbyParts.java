package dev.starpost.lobby;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;

/** What the lobby's parts need of the outside. */
@Singleton
final class LobbyParts {

  /** As fine as PostgreSQL keeps it, so that what is stored is what was said. */
  @Produces
  @Singleton
  Clock clock() {
    return Clock.tick(Clock.systemUTC(), Duration.ofNanos(1_000));
  }
}
