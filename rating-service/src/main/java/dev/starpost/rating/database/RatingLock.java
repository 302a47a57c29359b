package dev.starpost.rating.database;

import jakarta.enterprise.context.ApplicationScoped;
import org.jdbi.v3.core.Jdbi;

/**
 * Lock of the whole service, in PostgreSQL: transactions that change ratings take turns, those of
 * other instances too. A rating is made of the one before it, so there is nothing to gain by making
 * two at a time; and nobody has to care about the order in which rows are locked.
 */
@ApplicationScoped
public class RatingLock {
  private final Jdbi jdbi;

  RatingLock(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  /** Waits for the transaction before; held until the present one ends. */
  public void acquire() {
    // Locks belong to the whole database, of which other services may have a schema.
    jdbi.useHandle(
        sql ->
            sql.createQuery(
                    "select 1 from (select pg_advisory_xact_lock("
                        + "hashtext(current_schema() || ' ratings'))) as locked")
                .mapTo(Integer.class)
                .one());
  }
}
