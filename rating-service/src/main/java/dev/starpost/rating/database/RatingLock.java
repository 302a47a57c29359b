package dev.starpost.rating.database;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.Tuple;
import org.hibernate.StatelessSession;

/**
 * Lock of the whole service, in PostgreSQL: transactions that change ratings take turns, those of
 * other instances too. A rating is made of the one before it, so there is nothing to gain by making
 * two at a time; and nobody has to care about the order in which rows are locked.
 */
@ApplicationScoped
public class RatingLock {
  private final StatelessSession session;

  RatingLock(StatelessSession session) {
    this.session = session;
  }

  /** Waits for the transaction before; held until the present one ends. */
  public void acquire() {
    // Locks belong to the whole database, of which other services may have a schema.
    session
        .createNativeQuery(
            "select 1 from (select pg_advisory_xact_lock("
                + "hashtext(current_schema() || ' ratings'))) as locked",
            Tuple.class)
        .getSingleResult();
  }
}
