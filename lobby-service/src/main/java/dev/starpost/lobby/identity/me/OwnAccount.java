package dev.starpost.lobby.identity.me;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.lobby.identity.account.Account;
import dev.starpost.lobby.identity.account.AccountMessages;
import dev.starpost.lobby.identity.account.Accounts;
import dev.starpost.lobby.identity.account.Preferences;
import dev.starpost.lobby.identity.account.QuietHours;
import dev.starpost.lobby.identity.account.Vacation;
import dev.starpost.lobby.identity.account.VacationBudget;
import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.web.Require;
import dev.starpost.web.export.PersonalData;
import dev.starpost.web.problem.Expectation;
import dev.starpost.web.problem.Malformed;
import dev.starpost.web.problem.Problem;
import io.quarkus.arc.All;
import io.quarkus.security.AuthenticationFailedException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.format.DateTimeParseException;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Application service of {@code /v1/me}: what people do with their own account. */
@ApplicationScoped
public class OwnAccount {
  private static final String TIME_ZONE = "timeZone";
  private static final List<String> FIELDS =
      List.of("language", TIME_ZONE, "vacation", "quietHours");

  private final Accounts accounts;
  private final AccountMessages messages;
  private final VacationBudget budget;
  private final List<PersonalData> data;
  private final Clock clock;

  OwnAccount(
      Accounts accounts,
      AccountMessages messages,
      VacationBudget budget,
      @All List<PersonalData> data,
      Clock clock) {
    this.accounts = accounts;
    this.messages = messages;
    this.budget = budget;
    this.data = data;
    this.clock = clock;
  }

  /** Changes what the patch names; null takes away (RFC 7396). All of it, or nothing. */
  @Transactional
  Account change(String id, Optional<String> ifMatch, JsonNode patch) {
    if (!patch.isObject()) {
      throw Malformed.body(Expectation.of(MeResource.Change.class));
    }
    Account account = accounts.locked(id).orElseThrow(AuthenticationFailedException::new);
    if (ifMatch.isPresent() && !ifMatch.get().equals(etag(account))) {
      throw Problem.of(LobbyProblem.STALE_VERSION);
    }
    long before = account.revision();
    // Dates and hours of the same change are meant where it leads to.
    patch.properties().stream()
        .sorted(Comparator.comparing(field -> !field.getKey().equals(TIME_ZONE)))
        .forEach(field -> change(account, field.getKey(), field.getValue()));
    if (account.revision() > before) {
      messages.publishState(account);
    }
    return account;
  }

  /** How many more days off somebody may plan in this year. */
  @Transactional
  int vacationDaysLeft(Account account) {
    return budget.left(account, clock.instant());
  }

  private void change(Account account, String field, JsonNode value) {
    switch (field) {
      case "language" -> account.speak(Preferences.language(text(field, value)));
      case TIME_ZONE -> account.live(Preferences.timeZone(text(field, value)), clock.instant());
      case "vacation" -> budget.plan(account, vacation(account, value), clock.instant());
      case "quietHours" -> account.beQuiet(quietHours(value), clock.instant());
      default -> throw Malformed.unknownField(field, FIELDS);
    }
  }

  private Optional<Vacation> vacation(Account account, JsonNode value) {
    if (value.isNull()) {
      return Optional.empty();
    }
    if (!value.isObject()) {
      throw Vacation.bad();
    }
    return Optional.of(Vacation.planned(date(value, "from"), date(value, "to"), today(account)));
  }

  private LocalDate today(Account account) {
    return LocalDate.ofInstant(clock.instant(), account.timeZone());
  }

  private static Optional<QuietHours> quietHours(JsonNode value) {
    if (value.isNull()) {
      return Optional.empty();
    }
    try {
      return Optional.of(
          QuietHours.chosen(
              LocalTime.parse(value.path("from").asText()),
              LocalTime.parse(value.path("to").asText())));
    } catch (DateTimeParseException e) {
      throw QuietHours.bad();
    }
  }

  private static LocalDate date(JsonNode vacation, String field) {
    try {
      return LocalDate.parse(vacation.path(field).asText());
    } catch (DateTimeParseException e) {
      throw Vacation.bad();
    }
  }

  private static String text(String field, JsonNode value) {
    return Require.present(field, value.textValue(), String.class);
  }

  /** The version of an account, as in {@code ETag}. */
  static String etag(Account account) {
    return "\"" + account.revision() + "\"";
  }

  /** Takes away whatever tells who it was. Games that others played with them stay. */
  @Transactional
  void delete(String id) {
    Account account = accounts.locked(id).orElseThrow(AuthenticationFailedException::new);
    data.forEach(part -> part.erase(id));
    messages.publishState(account);
    messages.publishContact(account);
  }
}
