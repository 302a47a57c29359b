package dev.starpost.lobby.tables.table;

import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;

/** A kick: somebody was sent away from a table and cannot come back. */
@Entity
@Table(name = "table_kick")
public class Kick {
  @EmbeddedId private TableAccountId id;

  protected Kick() {}

  public Kick(TableAccountId id) {
    this.id = id;
  }

  TableAccountId id() {
    return id;
  }
}
