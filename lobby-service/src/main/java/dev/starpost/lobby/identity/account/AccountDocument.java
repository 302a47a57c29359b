package dev.starpost.lobby.identity.account;

import dev.starpost.contracts.account.EarlierQuiet;
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
    @Schema(
            description =
                "How many more days of vacation you may plan in this year of your calendar. Told by"
                    + " /v1/me.",
            examples = "23")
        Optional<Integer> vacationDaysLeft,
    Optional<Daily> quietHours,
    @Schema(
            description =
                "When the last change of your quiet hours or time zone counts in full. Until then"
                    + " your clocks stand still only in hours that were quiet before it as well.")
        Optional<Instant> quietHoursSettledAt,
    Instant createdAt) {

  /** Days off, both included. */
  @Schema(name = "Vacation")
  public record Days(LocalDate from, LocalDate to) {
    static Days of(Vacation vacation) {
      return new Days(vacation.from(), vacation.to());
    }
  }

  /** Hours of every day in which clocks stand still. */
  @Schema(
      name = "QuietHours",
      description =
          "Hours of every day in which your clocks stand still, in your time zone; at most 12."
              + " Where `to` is before `from` they go on past midnight.")
  public record Daily(
      @Schema(examples = "22:00") String from, @Schema(examples = "07:30") String to) {
    static Daily of(QuietHours hours) {
      return new Daily(hours.from().toString(), hours.to().toString());
    }
  }

  /** For programs, which do not need to know where their owner is reached. */
  public AccountDocument withoutEmail() {
    return new AccountDocument(
        id,
        name,
        guest,
        Optional.empty(),
        language,
        timeZone,
        vacation,
        vacationDaysLeft,
        quietHours,
        quietHoursSettledAt,
        createdAt);
  }

  public AccountDocument withVacationDaysLeft(int days) {
    return new AccountDocument(
        id,
        name,
        guest,
        email,
        language,
        timeZone,
        vacation,
        Optional.of(days),
        quietHours,
        quietHoursSettledAt,
        createdAt);
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
        Optional.empty(),
        account.quietHours().map(Daily::of),
        account.earlierQuiet().map(EarlierQuiet::until),
        account.createdAt());
  }
}
