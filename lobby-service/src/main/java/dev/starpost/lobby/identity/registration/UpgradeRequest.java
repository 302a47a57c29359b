package dev.starpost.lobby.identity.registration;

import jakarta.validation.constraints.NotNull;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Request of a guest who wants to stay. */
@Schema(requiredProperties = {"name", "password"})
public record UpgradeRequest(
    @NotNull @Schema(examples = "Ann") String name,
    @Schema(examples = "ann@example.org") Optional<String> email,
    @Schema(description = "10 characters or more.", examples = "correct horse battery") @NotNull
        String password) {}
