package dev.starpost.matchmaking.ticket;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.matchmaking.matcher.Window;
import dev.starpost.matchmaking.play.ClockDocument;
import dev.starpost.matchmaking.play.SeatsWish;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A ticket, as its owner sees it. */
@Schema(
    name = "Ticket",
    requiredProperties = {
      "id",
      "game",
      "seats",
      "options",
      "clock",
      "state",
      "rating",
      "since",
      "expiresAt"
    })
record TicketDocument(
    String id,
    String game,
    SeatsWish seats,
    @Schema(description = "Complete.", implementation = Object.class) ObjectNode options,
    ClockDocument clock,
    @Schema(
            description =
                "waiting; matched, while the table is being made; started, when the game has begun;"
                    + " expired or cancelled",
            enumeration = {"waiting", "matched", "started", "expired", "cancelled"})
        TicketState state,
    @Schema(description = "By which opponents are sought.", examples = "1500") int rating,
    @Schema(description = "While it waits: how far opponents may be away now.", examples = "60")
        Optional<Integer> window,
    Instant since,
    Instant expiresAt,
    @Schema(
            description = "Why it was cancelled.",
            enumeration = {"by-player", "account-gone", "refused"})
        Optional<String> cancelled,
    @Schema(description = "From the match on.") Optional<String> tableId,
    @Schema(description = "When the game has begun.") Optional<String> gameId) {

  static TicketDocument of(QueuedTicket ticket, Instant now) {
    return new TicketDocument(
        ticket.id(),
        ticket.game(),
        new SeatsWish(ticket.seats().min(), ticket.seats().max()),
        ticket.options(),
        ClockDocument.of(ticket.clock()),
        ticket.state(),
        ticket.rating(),
        ticket.state() == TicketState.WAITING
            ? Optional.of(Window.after(Duration.between(ticket.since(), now)))
            : Optional.empty(),
        ticket.since(),
        ticket.expiresAt(),
        ticket.why(),
        ticket.tableId(),
        ticket.gameId());
  }
}
