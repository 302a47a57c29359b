package dev.starpost.matchmaking.ticket;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.matchmaking.play.ClockDocument;
import dev.starpost.matchmaking.play.GameRequests;
import dev.starpost.matchmaking.play.SeatsWish;
import dev.starpost.matchmaking.problem.MatchmakingProblem;
import dev.starpost.web.problem.Problem;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** What somebody wants to wait for. */
@Schema(name = "TicketRequest", requiredProperties = "game")
record TicketRequest(
    @NotNull @Schema(description = "As in the catalog.", examples = "alien-frontiers") String game,
    @Schema(description = "Missing: as many as the game admits, two at least.")
        Optional<@Valid SeatsWish> seats,
    @Schema(
            description = "The game's options; what is missing has its default.",
            implementation = Object.class)
        Optional<ObjectNode> options,
    @Schema(description = "Missing: three days for each move, then forfeit.")
        Optional<ClockDocument> clock,
    @Schema(description = "How long to wait; missing: seven days.", examples = "P7D")
        Optional<String> patience) {
  private static final Duration SHORTEST = Duration.ofMinutes(1);

  GameRequests.Wanted wanted() {
    return new GameRequests.Wanted(game, seats, options, clock);
  }

  Duration patience(TicketSettings settings) {
    if (patience.isEmpty()) {
      return settings.patience();
    }
    try {
      Duration wanted = Duration.parse(patience.get());
      if (wanted.compareTo(SHORTEST) >= 0 && wanted.compareTo(settings.longestPatience()) <= 0) {
        return wanted;
      }
    } catch (DateTimeParseException e) {
      // Said below.
    }
    throw Problem.of(MatchmakingProblem.BAD_PATIENCE, "days", settings.longestPatience().toDays())
        .with("field", "patience");
  }
}
