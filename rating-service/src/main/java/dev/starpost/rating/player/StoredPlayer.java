package dev.starpost.rating.player;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.hibernate.annotations.Immutable;

/** Entity of a player, to look at: {@link PlayerRecords} writes many of them by one statement. */
@Entity
@Table(name = "person")
@Immutable
public class StoredPlayer {
  @Id private String account;
  private String name;
  private boolean gone;
  private Boolean guest;

  @Column(name = "rated_from")
  private Instant ratedFrom;

  private long told;
  private int turns;

  @Column(name = "turns_in_time")
  private int turnsInTime;

  private int games;
  private int abandoned;
  private Integer[] answers;

  protected StoredPlayer() {}

  PlayerRecord playerRecord() {
    return new PlayerRecord(
        account,
        Optional.ofNullable(name),
        gone,
        new Eligibility(guest != null && guest, Optional.ofNullable(ratedFrom)),
        told,
        new Punctuality(turns, turnsInTime, games, abandoned, List.of(answers)));
  }
}
