package dev.starpost.engine.api.command;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/**
 * Response to a command: what became of it, as its player is told. What does not apply is left out.
 *
 * @param status pending, done or refused
 * @param version of the game after it
 * @param events what happened, as this player may see it
 * @param awaiting the seats that the game waits for now
 * @param finished whether the game is over
 * @param problem why it was refused
 */
@Schema(
    name = "CommandAnswer",
    description = "Outcome of a command. What does not apply is left out.",
    requiredProperties = {"gameId", "commandId", "status"})
@JsonInclude(JsonInclude.Include.NON_NULL)
public record CommandResponse(
    String gameId,
    String commandId,
    @Schema(enumeration = {"pending", "done", "refused"}) String status,
    Integer seat,
    Long version,
    List<JsonNode> events,
    List<Integer> awaiting,
    Boolean finished,
    Map<String, Object> problem) {

  static CommandResponse pending(String gameId, String commandId) {
    return new CommandResponse(gameId, commandId, "pending", null, null, null, null, null, null);
  }

  static CommandResponse refused(
      String gameId, String commandId, int seat, Map<String, Object> problem) {
    return new CommandResponse(gameId, commandId, "refused", seat, null, null, null, null, problem);
  }
}
