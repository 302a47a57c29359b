package dev.starpost.matchmaking.export;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.matchmaking.play.ClockDocument;
import dev.starpost.matchmaking.play.SeatsWish;
import dev.starpost.matchmaking.ticket.QueuedTicket;
import dev.starpost.matchmaking.ticket.Tickets;
import dev.starpost.web.export.PersonalData;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The tickets with which somebody waits or has waited. */
@ApplicationScoped
class TicketData implements PersonalData {
  private final Tickets tickets;

  TicketData(Tickets tickets) {
    this.tickets = tickets;
  }

  /**
   * @param rating by which opponents are sought
   */
  record Waited(
      String id,
      String game,
      SeatsWish seats,
      JsonNode options,
      ClockDocument clock,
      int rating,
      String state,
      Instant since,
      Instant expiresAt,
      Optional<Instant> endedAt,
      Optional<String> cancelled,
      Optional<String> tableId) {}

  @Override
  public String part() {
    return "tickets";
  }

  @Override
  public List<Waited> of(String account) {
    return tickets.allOf(account).stream().map(TicketData::waited).toList();
  }

  private static Waited waited(QueuedTicket ticket) {
    return new Waited(
        ticket.id(),
        ticket.game(),
        new SeatsWish(ticket.seats().min(), ticket.seats().max()),
        ticket.options(),
        ClockDocument.of(ticket.clock()),
        ticket.rating(),
        ticket.state().word(),
        ticket.since(),
        ticket.expiresAt(),
        ticket.endedAt(),
        ticket.why(),
        ticket.tableId());
  }

  /** Those that are not over yet end, and go with the sweep. */
  @Override
  public void erase(String account) {
    tickets.forgetEndedOf(account);
  }
}
