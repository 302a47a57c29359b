package dev.starpost.lobby.identity.session;

import jakarta.validation.constraints.NotNull;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Request for new tokens. */
@Schema(requiredProperties = "refreshToken")
public record RefreshRequest(@NotNull @Schema(examples = "str_…") String refreshToken) {}
