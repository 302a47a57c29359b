package dev.starpost.rating.history;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Optional;
import org.hibernate.annotations.Immutable;

/** Entity of something that has changed a rating. */
@Entity
@Table(name = "rating_change")
@Immutable
public class HistoryEntry {
  @Id private long id;

  @SuppressWarnings("unused") // Read by queries only.
  private String account;

  private String game;
  private String season;

  @Column(name = "at")
  private Instant changedAt;

  private String cause;

  @Column(name = "game_id")
  private String gameId;

  private boolean hidden;
  private int before;
  private int after;

  protected HistoryEntry() {}

  long id() {
    return id;
  }

  String game() {
    return game;
  }

  String season() {
    return season;
  }

  Instant at() {
    return changedAt;
  }

  String cause() {
    return cause;
  }

  /** None where a season began. */
  Optional<String> gameId() {
    return Optional.ofNullable(gameId);
  }

  /** None where only its players may know of the game, either. */
  Optional<String> publicGameId() {
    return gameId().filter(played -> !hidden);
  }

  int before() {
    return before;
  }

  int after() {
    return after;
  }
}
