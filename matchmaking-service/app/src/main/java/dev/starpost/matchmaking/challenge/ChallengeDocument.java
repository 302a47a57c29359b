package dev.starpost.matchmaking.challenge;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.starpost.matchmaking.play.ClockDocument;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A challenge, as its two players see it. */
@Schema(
    name = "Challenge",
    requiredProperties = {
      "id",
      "game",
      "challenger",
      "challenged",
      "options",
      "clock",
      "state",
      "madeAt",
      "expiresAt"
    })
record ChallengeDocument(
    String id,
    String game,
    @Schema(description = "The name of the player; empty for one who is gone.") String challenger,
    @Schema(description = "The name of the player; empty for one who is gone.") String challenged,
    @Schema(description = "Complete.", implementation = Object.class) ObjectNode options,
    ClockDocument clock,
    @Schema(enumeration = {"open", "accepted", "declined", "ignored", "withdrawn"})
        ChallengeState state,
    Instant madeAt,
    @Schema(description = "Until when the challenged has time to answer.") Instant expiresAt,
    @Schema(
            description = "For the challenged, of one that came to nothing.",
            enumeration = {"none", "resting"})
        Optional<String> consequence,
    @Schema(description = "When it is accepted.") Optional<String> tableId,
    @Schema(description = "When the game has begun.") Optional<String> gameId) {

  static ChallengeDocument of(Challenge challenge, Map<String, String> names) {
    return new ChallengeDocument(
        challenge.id(),
        challenge.game(),
        names.getOrDefault(challenge.challenger(), ""),
        names.getOrDefault(challenge.challenged(), ""),
        challenge.options(),
        ClockDocument.of(challenge.clock()),
        challenge.state(),
        challenge.madeAt(),
        challenge.expiresAt(),
        challenge.consequence(),
        challenge.tableId(),
        challenge.gameId());
  }
}
