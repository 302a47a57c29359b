package dev.starpost.lobby.tables.table;

import jakarta.persistence.Column;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Optional;

/** An invitation: somebody is asked to sit down at a table. */
@Entity
@Table(name = "table_invitation")
public class Invitation {
  @EmbeddedId private TableAccountId id;

  @Column(name = "invited_at")
  private Instant invitedAt;

  private Integer seat;

  protected Invitation() {}

  public Invitation(TableAccountId id, Optional<Integer> seat, Instant now) {
    this.id = id;
    this.seat = seat.orElse(null);
    this.invitedAt = now;
  }

  public TableAccountId id() {
    return id;
  }

  /** The seat that is kept for them. */
  public Optional<Integer> seat() {
    return Optional.ofNullable(seat);
  }

  public Instant invitedAt() {
    return invitedAt;
  }
}
