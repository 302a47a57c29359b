package dev.starpost.lobby.tables.table;

import dev.starpost.contracts.game.BotLevel;
import dev.starpost.lobby.identity.account.Account;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.FetchType;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.Optional;

/** A seat that is taken, by a person or a bot. */
@Entity
@Table(name = "table_seat")
public class Seat {
  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  private Long id;

  @ManyToOne(fetch = FetchType.LAZY)
  @JoinColumn(name = "table_id")
  private GameTable table;

  @ManyToOne(fetch = FetchType.LAZY)
  @JoinColumn(name = "account")
  private Account account;

  @Enumerated(EnumType.STRING)
  private BotLevel bot;

  private int number;
  private String entropy;

  @Column(name = "joined_at")
  private Instant joinedAt;

  /** Follows the table's state; here too, so that one index finds the open seats of an account. */
  @SuppressWarnings("UnusedVariable") // read by queries
  private boolean waiting;

  protected Seat() {}

  Seat(GameTable table, Account account, int number, String entropy, Instant now) {
    this.table = table;
    this.account = account;
    this.number = number;
    this.entropy = entropy;
    this.joinedAt = now;
    this.waiting = true;
  }

  /** A seat for a bot, which adds nothing to the dice. */
  static Seat ofBot(GameTable table, BotLevel level, int number, Instant now) {
    Seat seat = new Seat(table, null, number, "", now);
    seat.bot = level;
    return seat;
  }

  /** Its table is no longer open. */
  void close() {
    waiting = false;
  }

  void move(int to) {
    number = to;
  }

  public boolean isOf(String who) {
    return account != null && account.id().equals(who);
  }

  public GameTable table() {
    return table;
  }

  /** Who sits there, unless it is a bot. */
  public Optional<Account> person() {
    return Optional.ofNullable(account);
  }

  public Optional<BotLevel> bot() {
    return Optional.ofNullable(bot);
  }

  /** The account, or what stands in its place for a bot. */
  public String accountId() {
    return account == null ? bot.account() : account.id();
  }

  /** Of a bot one that no person can choose. */
  public String name() {
    return account == null ? "Bot (" + bot.word() + ")" : account.name();
  }

  public int number() {
    return number;
  }

  /** What they add to the dice. */
  public String entropy() {
    return entropy;
  }

  public Instant joinedAt() {
    return joinedAt;
  }
}
