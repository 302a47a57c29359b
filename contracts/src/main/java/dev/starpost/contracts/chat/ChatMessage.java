package dev.starpost.contracts.chat;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.contracts.Required;
import java.time.Instant;
import java.util.Optional;

/**
 * Somebody has said something in a game: a record of {@code chat.events}, by game id.
 *
 * @param id grows within a channel of a game
 * @param account who said it
 * @param seat empty where a spectator said it
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonTypeName("chat-message.v1")
public record ChatMessage(
    String gameId,
    String id,
    ChatChannel channel,
    String account,
    Optional<Integer> seat,
    Instant at,
    String text) {
  public ChatMessage {
    Required.word("gameId", gameId);
    Required.word("id", id);
    Required.field("channel", channel);
    Required.word("account", account);
    Required.field("at", at);
    Required.word("text", text);
  }
}
