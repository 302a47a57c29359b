package dev.starpost.lobby.account;

import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** An account as its owner sees it. */
@Schema(name = "Account")
public record AccountDocument(
    @Schema(examples = "01M7HET38Z5TJFH1Z6F8VZSEZ0") String id,
    @Schema(examples = "Ann") String name,
    @Schema(description = "Whether it has no password yet.") boolean guest,
    @Schema(description = "Shown with the scope account only.") Optional<String> email,
    @Schema(examples = "en") String language,
    @Schema(examples = "Europe/Paris") String timeZone,
    Optional<Days> vacation,
    Instant createdAt) {

  /** Days off, both included. */
  @Schema(name = "Vacation")
  public record Days(LocalDate from, LocalDate to) {
    static Days of(Vacation vacation) {
      return new Days(vacation.from(), vacation.to());
    }
  }

  /** For programs, which do not need to know where their owner is reached. */
  AccountDocument withoutEmail() {
    return new AccountDocument(
        id, name, guest, Optional.empty(), language, timeZone, vacation, createdAt);
  }

  public static AccountDocument of(Account account) {
    return new AccountDocument(
        account.id(),
        account.name(),
        account.isGuest(),
        account.email(),
        account.language(),
        account.timeZone().getId(),
        account.vacation().map(Days::of),
        account.createdAt());
  }
}
