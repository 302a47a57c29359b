package dev.starpost.lobby.table;

import dev.starpost.lobby.account.Account;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;
import java.time.Instant;

/** Somebody sits at a table. */
@Entity
@Table(name = "table_seat")
class Seat {
  @Id
  @GeneratedValue(strategy = GenerationType.IDENTITY)
  private Long id;

  @ManyToOne(fetch = FetchType.LAZY)
  @JoinColumn(name = "table_id")
  private GameTable table;

  @ManyToOne(fetch = FetchType.LAZY)
  @JoinColumn(name = "account")
  private Account account;

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

  /** Its table is no longer open. */
  void close() {
    waiting = false;
  }

  void move(int to) {
    number = to;
  }

  boolean isOf(String who) {
    return account.id().equals(who);
  }

  GameTable table() {
    return table;
  }

  Account account() {
    return account;
  }

  int number() {
    return number;
  }

  /** What they add to the dice. */
  String entropy() {
    return entropy;
  }

  Instant joinedAt() {
    return joinedAt;
  }
}
