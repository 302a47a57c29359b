package dev.starpost.rating.game;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Optional;
import org.hibernate.annotations.Immutable;

/** Entity of a seat in a game that is not over, to look at. */
@Entity
@Table(name = "game_seat")
@Immutable
public class StoredSeat {

  /** Of which game, and which. */
  @Embeddable
  public record Position(String game, int seat) {}

  @EmbeddedId private Position position;
  private String account;
  private String name;

  @Column(name = "asked_at")
  private Instant askedAt;

  private boolean timed;
  private boolean answered;

  protected StoredSeat() {}

  String game() {
    return position.game();
  }

  SeatTurn turn() {
    return new SeatTurn(
        position.seat(), account, name, Optional.ofNullable(askedAt), timed, answered);
  }
}
