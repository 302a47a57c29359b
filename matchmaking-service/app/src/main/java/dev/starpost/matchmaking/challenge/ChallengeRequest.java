package dev.starpost.matchmaking.challenge;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.matchmaking.play.ClockDocument;
import jakarta.validation.constraints.NotNull;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Whom somebody wants to play, and what. */
@Schema(
    name = "ChallengeRequest",
    requiredProperties = {"player", "game"})
record ChallengeRequest(
    @NotNull @Schema(description = "The name of the player.", examples = "Bob") String player,
    @NotNull @Schema(description = "As in the catalog.", examples = "alien-frontiers") String game,
    @Schema(
            description = "The game's options; what is missing has its default.",
            implementation = Object.class)
        Optional<ObjectNode> options,
    @Schema(description = "Missing: three days for each move, then forfeit.")
        Optional<ClockDocument> clock) {}
