package dev.starpost.lobby.chat;

import dev.starpost.contracts.chat.ChatChannel;
import jakarta.validation.constraints.NotNull;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Request to say something in a game. */
@Schema(requiredProperties = "text")
public record MessageRequest(
    @Schema(description = "1 to 2000 characters; lines may break.", examples = "Well played!")
        @NotNull
        String text,
    @Schema(
            implementation = String.class,
            enumeration = {"players", "spectators"},
            description = "Where you belong, if missing.")
        Optional<ChatChannel> channel) {}
