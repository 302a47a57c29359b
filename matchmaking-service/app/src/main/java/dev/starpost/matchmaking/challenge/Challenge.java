package dev.starpost.matchmaking.challenge;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.contracts.game.TableClock;
import dev.starpost.contracts.matchmaking.MatchmakingEvent.Consequence;
import dev.starpost.matchmaking.database.ClockColumn;
import dev.starpost.matchmaking.database.OptionsColumn;
import dev.starpost.matchmaking.play.GameRequest;
import jakarta.persistence.Column;
import jakarta.persistence.Convert;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import org.hibernate.annotations.Formula;

/** Entity of a challenge, from the first word to the table or to the consequence. */
@Entity
@Table(name = "challenge")
public class Challenge {
  @Id private String id;
  private String game;
  private String challenger;
  private String challenged;

  @Convert(converter = OptionsColumn.class)
  private ObjectNode options;

  @Convert(converter = ClockColumn.class)
  private TableClock clock;

  private ChallengeState state;

  @Column(name = "made_at")
  private Instant madeAt;

  @Column(name = "expires_at")
  private Instant expiresAt;

  @Column(name = "ended_at")
  private Instant endedAt;

  private String consequence;

  @Column(name = "table_id")
  private String tableId;

  @Formula("(select m.game_id from matched_table m where m.id = table_id)")
  private String gameId;

  protected Challenge() {}

  /** One that is made. */
  Challenge(
      String id,
      String challenger,
      String challenged,
      GameRequest play,
      Instant madeAt,
      Instant expiresAt) {
    this.id = id;
    this.game = play.game();
    this.challenger = challenger;
    this.challenged = challenged;
    this.options = play.options();
    this.clock = play.clock();
    this.state = ChallengeState.OPEN;
    this.madeAt = madeAt;
    this.expiresAt = expiresAt;
  }

  /** The two play, at this table. */
  void accept(String table, Instant now) {
    tableId = table;
    end(ChallengeState.ACCEPTED, now);
  }

  /** It came to nothing, which has a consequence for the challenged. */
  void lapse(ChallengeState how, Consequence forChallenged, Instant now) {
    consequence = forChallenged.name().toLowerCase(Locale.ROOT);
    end(how, now);
  }

  /** The challenger has thought better of it. */
  void withdraw(Instant now) {
    end(ChallengeState.WITHDRAWN, now);
  }

  private void end(ChallengeState how, Instant now) {
    state = how;
    endedAt = now;
  }

  public String id() {
    return id;
  }

  public String game() {
    return game;
  }

  /** The account. */
  public String challenger() {
    return challenger;
  }

  /** The account. */
  public String challenged() {
    return challenged;
  }

  public ObjectNode options() {
    return options;
  }

  public TableClock clock() {
    return clock;
  }

  public ChallengeState state() {
    return state;
  }

  public Instant madeAt() {
    return madeAt;
  }

  public Instant expiresAt() {
    return expiresAt;
  }

  public Optional<Instant> endedAt() {
    return Optional.ofNullable(endedAt);
  }

  /** For the challenged, of one that came to nothing. */
  public Optional<String> consequence() {
    return Optional.ofNullable(consequence);
  }

  /** When it is accepted. */
  public Optional<String> tableId() {
    return Optional.ofNullable(tableId);
  }

  /** When the game has begun. */
  Optional<String> gameId() {
    return Optional.ofNullable(gameId);
  }
}
