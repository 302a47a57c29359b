package dev.starpost.contracts.game;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.contracts.Required;
import java.util.Optional;

/**
 * What became of a command: a record of {@code engine.replies}, in the partition of the instance
 * that waits. Holds nothing that is not for everybody: the details are in the history.
 *
 * @param instance who waits for it
 * @param version of the commit, if there is one
 * @param code of the refusal, if there is one
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonTypeName("command-reply.v1")
public record CommandReply(
    String commandId,
    String gameId,
    String instance,
    Status status,
    Optional<Long> version,
    Optional<String> code) {

  /** How it ended. */
  public enum Status {
    /** Stored as a version of the game. */
    @JsonProperty("committed")
    COMMITTED,
    /** Stored as a refusal. */
    @JsonProperty("refused")
    REFUSED,
    /** Another command has the same id. */
    @JsonProperty("id-reused")
    ID_REUSED,
    /** The game is parked, because its rules failed. */
    @JsonProperty("parked")
    PARKED
  }

  public CommandReply {
    Required.word("commandId", commandId);
    Required.word("gameId", gameId);
    Required.word("instance", instance);
    Required.field("status", status);
  }
}
