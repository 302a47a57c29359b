package dev.starpost.matchmaking.ticket;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.contracts.game.TableClock;
import dev.starpost.contracts.table.TableState.Seats;
import dev.starpost.matchmaking.database.ClockColumn;
import dev.starpost.matchmaking.database.OptionsColumn;
import dev.starpost.matchmaking.play.GameRequest;
import jakarta.persistence.Column;
import jakarta.persistence.Convert;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Optional;
import org.hibernate.annotations.Formula;
import org.hibernate.annotations.Immutable;

/**
 * Entity of a ticket, to look at: whatever changes tickets is a statement of {@link Tickets}, which
 * also tells those of it who look for opponents.
 */
@Entity
@Table(name = "ticket")
@Immutable
public class QueuedTicket {
  @Id private String id;
  private String account;
  private String game;
  private int least;
  private int most;

  @Convert(converter = OptionsColumn.class)
  private ObjectNode options;

  @Convert(converter = ClockColumn.class)
  private TableClock clock;

  private int rating;
  private TicketState state;
  private Instant since;

  @Column(name = "expires_at")
  private Instant expiresAt;

  @Column(name = "ended_at")
  private Instant endedAt;

  private String why;

  @Column(name = "table_id")
  private String tableId;

  @Formula("(select m.game_id from matched_table m where m.id = table_id)")
  private String gameId;

  protected QueuedTicket() {}

  /** One that begins to wait. */
  QueuedTicket(
      String id, String account, GameRequest play, int rating, Instant since, Instant expiresAt) {
    this.id = id;
    this.account = account;
    this.game = play.game();
    this.least = play.seats().min();
    this.most = play.seats().max();
    this.options = play.options();
    this.clock = play.clock();
    this.rating = rating;
    this.state = TicketState.WAITING;
    this.since = since;
    this.expiresAt = expiresAt;
  }

  GameRequest play() {
    return new GameRequest(game, seats(), options, clock);
  }

  public String id() {
    return id;
  }

  public String account() {
    return account;
  }

  public String game() {
    return game;
  }

  public Seats seats() {
    return new Seats(least, most);
  }

  public ObjectNode options() {
    return options;
  }

  public TableClock clock() {
    return clock;
  }

  /** By which opponents are sought. */
  public int rating() {
    return rating;
  }

  public TicketState state() {
    return state;
  }

  public Instant since() {
    return since;
  }

  public Instant expiresAt() {
    return expiresAt;
  }

  public Optional<Instant> endedAt() {
    return Optional.ofNullable(endedAt);
  }

  /** Why it was cancelled. */
  public Optional<String> why() {
    return Optional.ofNullable(why);
  }

  /** From the match on. */
  public Optional<String> tableId() {
    return Optional.ofNullable(tableId);
  }

  /** When the game has begun. */
  Optional<String> gameId() {
    return Optional.ofNullable(gameId);
  }
}
