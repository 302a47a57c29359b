package dev.starpost.lobby.identity.registration;

import jakarta.validation.constraints.NotNull;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Request for an account. */
@Schema(requiredProperties = {"name", "password"})
public record RegistrationRequest(
    @Schema(description = "3 to 24 letters, digits, - _ and single spaces.", examples = "Ann")
        @NotNull
        String name,
    @Schema(examples = "ann@example.org") Optional<String> email,
    @Schema(description = "10 characters or more.", examples = "correct horse battery") @NotNull
        String password,
    @Schema(description = "en or fr; that of Accept-Language if missing.", examples = "en")
        Optional<String> language,
    @Schema(description = "By its IANA name; UTC if missing.", examples = "Europe/Paris")
        Optional<String> timeZone) {}
