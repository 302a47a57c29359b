package dev.starpost.lobby.identity.session;

import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Request for new tokens. */
@Schema(requiredProperties = "refreshToken")
public record RefreshRequest(@Schema(examples = "str_…") String refreshToken) {}
