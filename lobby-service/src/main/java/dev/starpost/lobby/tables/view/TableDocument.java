package dev.starpost.lobby.tables.view;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.contracts.game.Visibility;
import dev.starpost.lobby.tables.table.Cancellation;
import dev.starpost.lobby.tables.table.LifecycleState;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A table as somebody may see it. What does not apply is left out. */
@Schema(
    name = "Table",
    description = "A table. What does not apply, or is not for the caller, is left out.")
public record TableDocument(
    @Schema(examples = "01M7HET38Z5TJFH1Z6F8VZSEZ0") String id,
    @Schema(examples = "salvage") String game,
    @Schema(enumeration = {"open", "starting", "started", "cancelled"}) LifecycleState state,
    @Schema(description = "The owner's name.", examples = "Ann") String owner,
    Places seats,
    @Schema(description = "In the order of their seats.") List<Player> players,
    @Schema(description = "Complete.", implementation = Object.class) ObjectNode options,
    ClockDocument clock,
    boolean ranked,
    @Schema(enumeration = {"public", "private"}) Visibility visibility,
    @Schema(description = "SHA-256 of the sealed seed of all chance.") String commitment,
    @Schema(
            description = "By which others find a private table; for its owner.",
            examples = "k7m2x9qtcd")
        Optional<String> inviteCode,
    @Schema(description = "The names of those who are invited; for the owner.")
        Optional<List<String>> invitations,
    @Schema(enumeration = {"by-owner", "stale", "everybody-left", "refused"})
        Optional<Cancellation> cancelled,
    @Schema(description = "Why the engine would not begin the game.") Optional<Refusal> refusal,
    Instant openedAt,
    Instant changedAt,
    @Schema(description = "When it is started.", examples = "sv-01M7HET38Z5TJFH1Z6F8VZSEZ0")
        Optional<String> gameId,
    @Schema(description = "The game after which the same players meet.")
        Optional<String> rematchOf) {

  /** For how many. */
  @Schema(name = "TableSeats")
  record Places(@Schema(examples = "2") int min, @Schema(examples = "3") int max) {}

  /** Somebody who sits there. */
  @Schema(name = "TablePlayer")
  record Player(
      @Schema(description = "From 1; without gaps from the start on.") int seat,
      @Schema(examples = "Ann") String name,
      boolean guest,
      @Schema(
              description = "How well it plays, if it is a bot.",
              enumeration = {"random", "greedy", "strong"})
          Optional<String> bot,
      Instant joinedAt) {}

  /** What the engine did not like. */
  @Schema(name = "TableRefusal")
  record Refusal(String code, String detail) {}
}
