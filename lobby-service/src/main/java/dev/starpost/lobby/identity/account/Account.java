package dev.starpost.lobby.identity.account;

import dev.starpost.contracts.account.AccountState;
import dev.starpost.contracts.account.EarlierQuiet;
import dev.starpost.text.Language;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.Optional;

/**
 * Account of somebody. Every change raises the revision, by which others know the newer of two
 * states; what only the lobby knows (the password) is no change to others.
 */
@Entity
@Table(name = "account")
public class Account {
  @Id private String id;
  private String name;

  @Column(name = "folded_name")
  @SuppressWarnings("unused") // Read by queries only.
  private String foldedName;

  @Column(name = "name_as_seen")
  @SuppressWarnings("unused") // Read by queries only.
  private String nameAsSeen;

  private String email;

  @Column(name = "folded_email")
  @SuppressWarnings("unused") // Read by queries only.
  private String foldedEmail;

  @Column(name = "password_hash")
  private String passwordHash;

  private boolean guest;
  private String language;

  @Column(name = "time_zone")
  private String timeZone;

  @Column(name = "vacation_from")
  private LocalDate vacationFrom;

  @Column(name = "vacation_to")
  private LocalDate vacationTo;

  @Column(name = "vacation_zone")
  private String vacationZone;

  @Column(name = "quiet_from")
  private String quietFrom;

  @Column(name = "quiet_to")
  private String quietTo;

  @Column(name = "earlier_zone")
  private String earlierZone;

  @Column(name = "earlier_quiet_from")
  private String earlierQuietFrom;

  @Column(name = "earlier_quiet_to")
  private String earlierQuietTo;

  @Column(name = "quiet_settled_at")
  private Instant quietSettledAt;

  private long revision;

  @Column(name = "created_at")
  private Instant createdAt;

  @Column(name = "deleted_at")
  private Instant deletedAt;

  protected Account() {}

  private Account(
      String id, AccountName name, boolean guest, Language language, ZoneId zone, Instant now) {
    this.id = id;
    this.guest = guest;
    this.language = language.tag();
    this.timeZone = zone.getId();
    this.createdAt = now;
    this.revision = 1;
    take(name);
  }

  public static Account registered(
      String id,
      AccountName name,
      Optional<Email> email,
      String passwordHash,
      Language language,
      ZoneId zone,
      Instant now) {
    Account account = new Account(id, name, false, language, zone, now);
    account.passwordHash = passwordHash;
    account.take(email);
    return account;
  }

  public static Account guest(String id, AccountName name, Language language, Instant now) {
    ZoneId zone = ZoneId.of(Preferences.DEFAULT_TIME_ZONE);
    return new Account(id, name, true, language, zone, now);
  }

  /** Somebody whom another issuer vouches for. */
  public static Account vouchedFor(String id, AccountName name, Language language, Instant now) {
    ZoneId zone = ZoneId.of(Preferences.DEFAULT_TIME_ZONE);
    return new Account(id, name, false, language, zone, now);
  }

  /** A guest becomes somebody with a name and a password, and stays the same account. */
  public void upgrade(AccountName chosen, Optional<Email> address, String hash) {
    take(chosen);
    take(address);
    passwordHash = hash;
    guest = false;
    revision++;
  }

  public void speak(Language chosen) {
    language = chosen.tag();
    revision++;
  }

  /** Moves the quiet hours as well; a vacation stays where it is. */
  public void live(ZoneId zone, Instant now) {
    if (!zone.equals(timeZone())) {
      noteEarlierQuiet(now);
    }
    timeZone = zone.getId();
    revision++;
  }

  void rest(Optional<Vacation> vacation) {
    vacationFrom = vacation.map(Vacation::from).orElse(null);
    vacationTo = vacation.map(Vacation::to).orElse(null);
    vacationZone = vacation.map(days -> timeZone).orElse(null);
    revision++;
  }

  public void beQuiet(Optional<QuietHours> hours, Instant now) {
    if (!hours.equals(quietHours())) {
      noteEarlierQuiet(now);
    }
    quietFrom = hours.map(daily -> daily.from().toString()).orElse(null);
    quietTo = hours.map(daily -> daily.to().toString()).orElse(null);
    revision++;
  }

  private void noteEarlierQuiet(Instant now) {
    settle(
        Optional.of(
            EarlierQuiet.changed(
                timeZone, quietHours().map(QuietHours::told), earlierQuiet(), now)));
  }

  private void settle(Optional<EarlierQuiet> earlier) {
    Optional<AccountState.QuietHours> hours = earlier.flatMap(EarlierQuiet::quietHours);
    earlierZone = earlier.map(EarlierQuiet::timeZone).orElse(null);
    earlierQuietFrom = hours.map(daily -> daily.from().toString()).orElse(null);
    earlierQuietTo = hours.map(daily -> daily.to().toString()).orElse(null);
    quietSettledAt = earlier.map(EarlierQuiet::until).orElse(null);
  }

  /** Whom it blocks is written elsewhere, and told with the account. */
  public void changeBlocks() {
    revision++;
  }

  /** The same password, hashed with the parameters of today. */
  public void renewPasswordHash(String hash) {
    passwordHash = hash;
  }

  /** Nothing that tells whose it was is left. */
  public void anonymise(AccountName nobody, Instant now) {
    take(nobody);
    take(Optional.empty());
    passwordHash = null;
    guest = false;
    language = Language.ENGLISH.tag();
    timeZone = Preferences.DEFAULT_TIME_ZONE;
    vacationFrom = null;
    vacationTo = null;
    vacationZone = null;
    quietFrom = null;
    quietTo = null;
    settle(Optional.empty());
    deletedAt = now;
    revision++;
  }

  private void take(AccountName chosen) {
    name = chosen.text();
    foldedName = chosen.folded();
    nameAsSeen = chosen.asSeen();
  }

  private void take(Optional<Email> address) {
    email = address.map(Email::text).orElse(null);
    foldedEmail = address.map(Email::folded).orElse(null);
  }

  public String id() {
    return id;
  }

  public String name() {
    return name;
  }

  public Optional<String> email() {
    return Optional.ofNullable(email);
  }

  public Optional<String> passwordHash() {
    return Optional.ofNullable(passwordHash);
  }

  public boolean isGuest() {
    return guest;
  }

  public String language() {
    return language;
  }

  public ZoneId timeZone() {
    return ZoneId.of(timeZone);
  }

  public Optional<Vacation> vacation() {
    return vacationFrom == null
        ? Optional.empty()
        : Optional.of(new Vacation(vacationFrom, vacationTo));
  }

  public Optional<QuietHours> quietHours() {
    return quietFrom == null
        ? Optional.empty()
        : Optional.of(new QuietHours(LocalTime.parse(quietFrom), LocalTime.parse(quietTo)));
  }

  /** The quiet hours of before they or the time zone were last changed. */
  public Optional<EarlierQuiet> earlierQuiet() {
    return Optional.ofNullable(quietSettledAt)
        .map(
            until ->
                new EarlierQuiet(
                    earlierZone,
                    Optional.ofNullable(earlierQuietFrom)
                        .map(
                            from ->
                                new AccountState.QuietHours(
                                    LocalTime.parse(from), LocalTime.parse(earlierQuietTo))),
                    until));
  }

  /** The vacation, with the calendar in which it was planned. */
  Optional<DaysOff> daysOff() {
    return vacation().map(days -> new DaysOff(days, vacationZone()));
  }

  /** In which a vacation was planned. */
  public ZoneId vacationZone() {
    return vacationZone == null ? timeZone() : ZoneId.of(vacationZone);
  }

  public boolean isOnVacation(Instant now) {
    return daysOff().filter(days -> days.contains(now)).isPresent();
  }

  public long revision() {
    return revision;
  }

  public Instant createdAt() {
    return createdAt;
  }

  public boolean isDeleted() {
    return deletedAt != null;
  }
}
