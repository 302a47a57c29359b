package dev.starpost.matchmaking;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import javax.sql.DataSource;
import org.jdbi.v3.core.Jdbi;

/** What the parts of this service need of the outside. */
@Singleton
final class MatchmakingParts {

  /** As fine as PostgreSQL keeps it, so that what is stored is what was said. */
  @Produces
  @Singleton
  Clock clock() {
    return Clock.tick(Clock.systemUTC(), Duration.ofNanos(1_000));
  }

  /** Within a transaction its handles work on the transaction's own connection. */
  @Produces
  @Singleton
  Jdbi jdbi(DataSource database) {
    return Jdbi.create(database)
        .registerArrayType(String.class, "text")
        .registerArrayType(Integer.class, "integer")
        .registerArrayType(Long.class, "bigint")
        .registerArrayType(Instant.class, "timestamptz");
  }
}
