package dev.starpost.rating.result;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import org.hibernate.annotations.Immutable;

/** Entity of what a rated game was to one of its players. */
@Entity
@Table(name = "result")
@Immutable
public class StoredResult {

  /** Of which game, and which seat. */
  @Embeddable
  public record Position(@Column(name = "game_id") String gameId, int seat) {}

  @EmbeddedId private Position position;
  private String account;
  private int rank;
  private boolean abandoned;
  private int before;
  private int after;
  private int score;
  private int expected;

  protected StoredResult() {}

  Result result() {
    return new Result(
        position.seat(), account, rank, abandoned, before, after - before, score, expected);
  }
}
