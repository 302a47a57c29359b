package dev.starpost.lobby.identity.token;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** A personal access token as its owner sees it. */
@Schema(name = "PersonalToken")
public record TokenDocument(
    String id,
    @Schema(examples = "my bot") String name,
    @Schema(examples = "[\"read\", \"play\"]") List<String> scopes,
    Instant createdAt,
    Optional<Instant> expiresAt,
    @Schema(description = "The day of its last use.") Optional<LocalDate> usedOn,
    @Schema(
            description = "The token itself: only in the answer to its creation.",
            examples = "stp_…")
        Optional<String> token) {

  static TokenDocument of(PersonalToken token) {
    return of(token, Optional.empty());
  }

  static TokenDocument of(PersonalTokens.Made made) {
    return of(made.token(), Optional.of(made.secret().text()));
  }

  private static TokenDocument of(PersonalToken token, Optional<String> secret) {
    return new TokenDocument(
        token.id(),
        token.name(),
        token.scopes(),
        token.createdAt(),
        token.expiresAt(),
        token.usedOn(),
        secret);
  }
}
