package dev.starpost.lobby.identity.registration;

import com.github.f4b6a3.ulid.UlidCreator;
import dev.starpost.lobby.identity.account.Account;
import dev.starpost.lobby.identity.account.AccountMessages;
import dev.starpost.lobby.identity.account.AccountName;
import dev.starpost.lobby.identity.account.Accounts;
import dev.starpost.lobby.identity.account.Email;
import dev.starpost.lobby.identity.account.Preferences;
import dev.starpost.lobby.identity.password.PasswordPolicy;
import dev.starpost.lobby.identity.password.Passwords;
import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.text.Language;
import dev.starpost.web.problem.Problem;
import io.quarkus.security.AuthenticationFailedException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.ZoneId;
import java.util.Optional;

/** Registration: how people get accounts, and guests become registered. */
@ApplicationScoped
public class Registration {
  private final Accounts accounts;
  private final Passwords passwords;
  private final AccountMessages messages;
  private final Clock clock;

  Registration(Accounts accounts, Passwords passwords, AccountMessages messages, Clock clock) {
    this.accounts = accounts;
    this.passwords = passwords;
    this.messages = messages;
    this.clock = clock;
  }

  /** Somebody whose name, address and password would do. */
  public record Applicant(
      AccountName name,
      Optional<Email> email,
      String passwordHash,
      Language language,
      ZoneId timeZone) {}

  /** Checks what can be checked alone. Slow, because of the password: not in a transaction. */
  public Applicant check(RegistrationRequest request, Language spoken) {
    AccountName name = AccountName.chosen(request.name());
    Optional<Email> email = request.email().map(Email::of);
    Language language = request.language().map(Preferences::language).orElse(spoken);
    ZoneId zone = Preferences.timeZone(request.timeZone().orElse(Preferences.DEFAULT_TIME_ZONE));
    PasswordPolicy.check(request.password(), name.text(), email.map(Email::text));
    return new Applicant(name, email, passwords.hash(request.password()), language, zone);
  }

  @Transactional(Transactional.TxType.MANDATORY)
  public Account register(Applicant applicant) {
    Account account =
        Account.registered(
            UlidCreator.getMonotonicUlid().toString(),
            applicant.name(),
            applicant.email(),
            applicant.passwordHash(),
            applicant.language(),
            applicant.timeZone(),
            clock.instant());
    accounts.add(account);
    messages.publishState(account);
    if (applicant.email().isPresent()) {
      messages.publishContact(account);
    }
    return account;
  }

  @Transactional(Transactional.TxType.MANDATORY)
  public Account admitGuest(GuestRequest request, Language spoken) {
    Language language = request.language().map(Preferences::language).orElse(spoken);
    Account account =
        Account.guest(
            UlidCreator.getMonotonicUlid().toString(),
            accounts.free(AccountName::ofGuest),
            language,
            clock.instant());
    accounts.add(account);
    messages.publishState(account);
    return account;
  }

  /** The guest keeps everything but the name. */
  @Transactional(Transactional.TxType.MANDATORY)
  public Account upgrade(String guest, Applicant applicant) {
    Account account = accounts.locked(guest).orElseThrow(AuthenticationFailedException::new);
    if (!account.isGuest()) {
      throw Problem.of(LobbyProblem.NOT_A_GUEST);
    }
    account.upgrade(applicant.name(), applicant.email(), applicant.passwordHash());
    accounts.write();
    messages.publishState(account);
    if (applicant.email().isPresent()) {
      messages.publishContact(account);
    }
    return account;
  }
}
