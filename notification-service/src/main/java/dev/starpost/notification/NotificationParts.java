package dev.starpost.notification;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import javax.sql.DataSource;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.StatementExceptions;

/** Producers of the clock and of the database. */
@Singleton
final class NotificationParts {

  /** As fine as PostgreSQL keeps it, so that what is stored is what was said. */
  @Produces
  @Singleton
  Clock clock() {
    return Clock.tick(Clock.systemUTC(), Duration.ofNanos(1_000));
  }

  /**
   * Within a transaction its handles work on the transaction's own connection. What goes wrong is
   * told without the arguments of the statement: it is logged, and they may be an e-mail address.
   */
  @Produces
  @Singleton
  Jdbi jdbi(DataSource database) {
    return Jdbi.create(database)
        .configure(
            StatementExceptions.class,
            told -> told.setMessageRendering(StatementExceptions.MessageRendering.NONE))
        .registerArrayType(String.class, "text");
  }
}
