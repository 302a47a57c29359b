package dev.starpost.lobby.tables.seat;

import dev.starpost.lobby.tables.table.Entropy;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Request for a seat, for oneself or for a bot. */
@Schema(name = "SeatRequest")
record SeatRequest(
    @Schema(
            description = "Of a private table to which you are not invited.",
            examples = "k7m2x9qtcd")
        Optional<String> inviteCode,
    @Schema(description = "What you add to the dice.", maxLength = Entropy.LONGEST)
        Optional<String> entropy,
    @Schema(
            description = "Not you sit down, but a bot that plays this well; for the owner.",
            enumeration = {"random", "greedy", "strong"},
            examples = "greedy")
        Optional<String> bot) {
  /** Of a request without a body. */
  static final SeatRequest NOTHING =
      new SeatRequest(Optional.empty(), Optional.empty(), Optional.empty());
}
