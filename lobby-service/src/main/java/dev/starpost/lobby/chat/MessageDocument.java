package dev.starpost.lobby.chat;

import dev.starpost.contracts.chat.ChatChannel;
import java.time.Instant;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A chat message as people read it. */
@Schema(name = "ChatMessage")
public record MessageDocument(
    @Schema(
            description = "Grows in the order in which messages were said.",
            examples = "01M7HET38Z5TJFH1Z6F8VZSEZ0")
        String id,
    @Schema(
            implementation = String.class,
            enumeration = {"players", "spectators"})
        ChatChannel channel,
    @Schema(description = "Who said it, as they are called now.", examples = "Ann") String name,
    @Schema(description = "Where they sat; missing for spectators.", examples = "1")
        Optional<Integer> seat,
    @Schema(description = "Missing when it is removed.", examples = "Well played!")
        Optional<String> text,
    @Schema(
            implementation = Boolean.class,
            description = "True when whoever said it has deleted their account; otherwise missing.")
        Optional<Boolean> removed,
    @Schema(examples = "2026-11-16T18:30:00Z") Instant at) {

  static MessageDocument of(SaidMessage message, String name) {
    return new MessageDocument(
        message.id(),
        message.channel(),
        name,
        message.seat(),
        message.text(),
        message.text().isPresent() ? Optional.empty() : Optional.of(true),
        message.saidAt());
  }
}
