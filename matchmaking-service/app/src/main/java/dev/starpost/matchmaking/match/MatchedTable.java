package dev.starpost.matchmaking.match;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Entity of a table that the lobby was asked for. */
@Entity
@Table(name = "matched_table")
public class MatchedTable {
  @Id private String id;
  private String game;
  private String why;
  private String[] players;
  private String state;

  @Column(name = "made_at")
  private Instant madeAt;

  @Column(name = "game_id")
  private String gameId;

  private Integer score;
  private Integer spread;
  private Long waited;

  protected MatchedTable() {}

  public String id() {
    return id;
  }

  public String game() {
    return game;
  }

  /** A match or a challenge. */
  public String why() {
    return why;
  }

  /** The accounts, in seating order. */
  public List<String> players() {
    return List.of(players);
  }

  /** Asked, started or cancelled. */
  public String state() {
    return state;
  }

  public Instant madeAt() {
    return madeAt;
  }

  public Optional<String> gameId() {
    return Optional.ofNullable(gameId);
  }

  /** Of a match: how good it is. */
  public Optional<Integer> score() {
    return Optional.ofNullable(score);
  }

  /** Of a match: points between the ratings. */
  public Optional<Integer> spread() {
    return Optional.ofNullable(spread);
  }

  /** Of a match: seconds of the longest wait. */
  public Optional<Long> waited() {
    return Optional.ofNullable(waited);
  }
}
