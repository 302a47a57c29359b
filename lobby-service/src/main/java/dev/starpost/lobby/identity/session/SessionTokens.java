package dev.starpost.lobby.identity.session;

import java.time.Duration;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** Tokens of a session: what a client needs to act for somebody. */
@Schema(name = "SessionTokens")
public record SessionTokens(
    @Schema(description = "For the header Authorization: Bearer.") String accessToken,
    @Schema(description = "Seconds until the access token is of no use any more.", examples = "900")
        long expiresIn,
    @Schema(description = "For new tokens, once: with them comes the next one.", examples = "str_…")
        String refreshToken) {
  SessionTokens expiringAfter(Duration time) {
    return new SessionTokens(accessToken, time.toSeconds(), refreshToken);
  }
}
