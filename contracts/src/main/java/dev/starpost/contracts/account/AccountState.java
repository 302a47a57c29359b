package dev.starpost.contracts.account;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import dev.starpost.contracts.Required;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.util.List;
import java.util.Optional;

/**
 * What other services know of an account: a record of {@code account.events}, by account. Each one
 * says all of it, so that the latest replaces those before it, and the topic keeps only that one.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
  @JsonSubTypes.Type(AccountState.AccountChanged.class),
  @JsonSubTypes.Type(AccountState.AccountDeleted.class)
})
public sealed interface AccountState {
  /** Characters of a name, in the normal form NFC: a longer one is nobody's. */
  int LONGEST_NAME = 24;

  String account();

  /** Grows with every change; consumers pass over those they have seen. */
  long revision();

  Instant at();

  /**
   * The account is new, or something of it is.
   *
   * @param guest whether it has no password yet
   * @param timeZone by its IANA name
   * @param earlierQuiet the quiet hours of before they or the time zone were last changed
   * @param blocked the accounts that this one does not want to meet
   */
  @JsonTypeName("account-changed.v1")
  record AccountChanged(
      String account,
      long revision,
      Instant at,
      String name,
      boolean guest,
      String language,
      String timeZone,
      Optional<Vacation> vacation,
      Optional<QuietHours> quietHours,
      Optional<EarlierQuiet> earlierQuiet,
      List<String> blocked)
      implements AccountState {
    public AccountChanged {
      Required.word("account", account);
      Required.field("at", at);
      Required.word("name", name);
      Required.word("language", language);
      Required.word("timeZone", timeZone);
      blocked = List.copyOf(Required.field("blocked", blocked));
    }

    /** One whose quiet hours were never changed. */
    public AccountChanged(
        String account,
        long revision,
        Instant at,
        String name,
        boolean guest,
        String language,
        String timeZone,
        Optional<Vacation> vacation,
        Optional<QuietHours> quietHours,
        List<String> blocked) {
      this(
          account,
          revision,
          at,
          name,
          guest,
          language,
          timeZone,
          vacation,
          quietHours,
          Optional.empty(),
          blocked);
    }

    /** When this account's clocks stand still. */
    public Hours hours() {
      return new Hours(revision, timeZone, quietHours, vacation, earlierQuiet);
    }
  }

  /**
   * Days on which clocks stand still, both included, as the player's calendar shows them.
   *
   * @param timeZone whose calendar is meant, however often the player's own is changed later; the
   *     player's own where it is not said
   */
  record Vacation(LocalDate from, LocalDate to, Optional<String> timeZone) {
    public Vacation {
      Required.field("from", from);
      Required.field("to", to);
    }

    /** By the player's own time zone. */
    public Vacation(LocalDate from, LocalDate to) {
      this(from, to, Optional.empty());
    }
  }

  /**
   * Hours of every day in which clocks stand still, as the player's wall shows them. Where {@code
   * to} is before {@code from}, they go on past midnight.
   */
  record QuietHours(LocalTime from, LocalTime to) {
    public QuietHours {
      Required.field("from", from);
      Required.field("to", to);
    }
  }

  /**
   * The account is gone; games that others played with it stay.
   *
   * @param name that it bears from now on, which tells nothing of whose it was
   */
  @JsonTypeName("account-deleted.v1")
  record AccountDeleted(String account, long revision, Instant at, String name)
      implements AccountState {
    public AccountDeleted {
      Required.word("account", account);
      Required.field("at", at);
      Required.word("name", name);
    }
  }
}
