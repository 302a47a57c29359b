package dev.starpost.matchmaking.ticket;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** How far a ticket is. */
public enum TicketState {
  WAITING,
  /** The lobby is asked for a table. */
  MATCHED,
  /** Its game has begun. */
  STARTED,
  EXPIRED,
  CANCELLED;

  @JsonValue
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  static TicketState of(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT));
  }
}
