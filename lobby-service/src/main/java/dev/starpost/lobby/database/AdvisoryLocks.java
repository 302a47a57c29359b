package dev.starpost.lobby.database;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;

/**
 * Advisory locks of PostgreSQL: instances take turns where no row is there yet that they could
 * lock.
 */
@ApplicationScoped
public class AdvisoryLocks {
  private final EntityManager entities;

  AdvisoryLocks(EntityManager entities) {
    this.entities = entities;
  }

  /** Waits for others who hold the lock of this name; held until the transaction ends. */
  public void take(String name) {
    // The function itself gives nothing that could be mapped. Locks belong to the whole database,
    // of which other services may have a schema, and names like ours.
    entities
        .createNativeQuery(
            "select 1 from (select pg_advisory_xact_lock(hashtext(current_schema() || ' ' || ?1)))"
                + " as locked")
        .setParameter(1, name)
        .getSingleResult();
  }
}
