package dev.starpost.lobby.table;

import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;

/** Somebody was sent away from a table and cannot come back. */
@Entity
@Table(name = "table_kick")
class Kick {
  @EmbeddedId private TableAccountId id;

  protected Kick() {}

  Kick(TableAccountId id) {
    this.id = id;
  }

  TableAccountId id() {
    return id;
  }
}
