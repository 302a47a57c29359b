package dev.starpost.lobby.session;

import dev.starpost.lobby.account.Account;
import dev.starpost.lobby.account.Accounts;
import dev.starpost.lobby.password.Passwords;
import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.web.problem.Problem;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;

/** Finds out whether somebody is who they say. */
@ApplicationScoped
public class SignIn {
  private final Accounts accounts;
  private final Passwords passwords;
  private final Throttle logins;
  private final Throttle addresses;

  SignIn(Accounts accounts, Passwords passwords, SessionSettings settings, Clock clock) {
    this.accounts = accounts;
    this.passwords = passwords;
    this.logins = new Throttle(settings.attemptsPerLogin(), settings.attemptWindow(), clock);
    this.addresses = new Throttle(settings.attemptsPerAddress(), settings.attemptWindow(), clock);
  }

  /**
   * The account with this name or address and this password. Whether there is none or the password
   * is another one shows neither in the answer nor in the work.
   */
  Account check(String login, String password, String address) {
    String counted = login.strip().toLowerCase(Locale.ROOT);
    addresses.attempt(address).ifPresent(SignIn::refuse);
    logins.attempt(counted).ifPresent(SignIn::refuse);
    Optional<Account> account =
        QuarkusTransaction.requiringNew().call(() -> accounts.withLogin(login.strip()));
    Passwords.Check check = passwords.check(password, account.flatMap(Account::passwordHash));
    if (account.isEmpty() || !check.isRight()) {
      throw Problem.of(LobbyProblem.SIGN_IN_REFUSED);
    }
    logins.forget(counted);
    check.renewed().ifPresent(hash -> renew(account.get().id(), hash));
    return account.get();
  }

  private void renew(String account, String hash) {
    QuarkusTransaction.requiringNew()
        .run(() -> accounts.locked(account).ifPresent(found -> found.renewPasswordHash(hash)));
  }

  private static void refuse(Duration duration) {
    throw new TooManyAttempts(duration);
  }
}
