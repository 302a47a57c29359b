package dev.starpost.lobby.identity.registration;

import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Request of somebody who wants to look around as a guest. */
public record GuestRequest(
    @Schema(description = "en or fr; that of Accept-Language if missing.", examples = "en")
        Optional<String> language) {}
