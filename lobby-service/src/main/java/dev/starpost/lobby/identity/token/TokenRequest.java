package dev.starpost.lobby.identity.token;

import jakarta.validation.constraints.NotNull;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Request for a personal access token: what a program shall be allowed. */
@Schema(requiredProperties = {"name", "scopes"})
public record TokenRequest(
    @NotNull @Schema(description = "By which you know it again.", examples = "my bot") String name,
    @Schema(
            description = "One or more of read, play, tables, tickets, webhooks.",
            examples = "[\"read\", \"play\"]")
        @NotNull
        List<String> scopes,
    @Schema(description = "Within the next 100 years; never if missing.")
        Optional<Instant> expiresAt) {}
