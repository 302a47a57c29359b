package dev.starpost.lobby.identity.session;

import dev.starpost.lobby.identity.account.Account;
import dev.starpost.lobby.identity.account.Accounts;
import dev.starpost.lobby.identity.password.Passwords;
import dev.starpost.lobby.network.ClientNetwork;
import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.web.problem.Problem;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;

/**
 * Password sign-in: finds out whether somebody is who they say. Whoever guesses is stopped where
 * they are: the name is shut for their network and no other. A name that is tried from everywhere
 * is tried slowly, but not by its owner, who is known from some networks.
 */
@ApplicationScoped
public class SignIn {
  private final Accounts accounts;
  private final Passwords passwords;
  private final KnownNetworks networks;
  private final Throttle addresses;
  private final Throttle loginsFromNetworks;
  private final AttemptTokenBucket logins;

  SignIn(
      Accounts accounts,
      Passwords passwords,
      KnownNetworks networks,
      SessionSettings settings,
      Clock clock) {
    this.accounts = accounts;
    this.passwords = passwords;
    this.networks = networks;
    this.addresses = new Throttle(settings.attemptsPerAddress(), settings.attemptWindow(), clock);
    this.loginsFromNetworks =
        new Throttle(settings.attemptsPerLogin(), settings.attemptWindow(), clock);
    this.logins =
        new AttemptTokenBucket(settings.attemptsAtOnce(), settings.attemptInterval(), clock);
  }

  /** Whom a login names, and whether they have been seen where it comes from. */
  private record Claim(Optional<Account> account, boolean isFromKnownNetwork) {}

  /**
   * The account with this name or address and this password. Whether there is none or the password
   * is another one shows neither in the answer nor in the work.
   */
  Account check(String given, String password, String address) {
    addresses.attempt(address).ifPresent(SignIn::refuse);
    String login = given.strip();
    if (!Accounts.isLogin(login)) {
      throw refused();
    }
    ClientNetwork network = ClientNetwork.of(address).orElse(ClientNetwork.UNKNOWN);
    Claim claim = QuarkusTransaction.requiringNew().call(() -> claim(login, network));
    // Not by account: that would tell whose an e-mail address is.
    String counted = Accounts.foldedLogin(login);
    String countedThere = counted + " " + network.text();
    loginsFromNetworks.attempt(countedThere).ifPresent(SignIn::refuse);
    if (!claim.isFromKnownNetwork()) {
      logins.attempt(counted).ifPresent(SignIn::refuse);
    }
    Optional<Account> account = claim.account();
    Passwords.Check check = passwords.check(password, account.flatMap(Account::passwordHash));
    if (account.isEmpty() || !check.isRight()) {
      throw refused();
    }
    loginsFromNetworks.forget(countedThere);
    if (!claim.isFromKnownNetwork()) {
      logins.takeBack(counted);
    }
    networks.note(account.get().id(), network);
    check.renewed().ifPresent(hash -> renew(account.get().id(), hash));
    return account.get();
  }

  private Claim claim(String login, ClientNetwork network) {
    Optional<Account> account = accounts.withLogin(login);
    return new Claim(
        account, account.filter(found -> networks.isKnown(found.id(), network)).isPresent());
  }

  private void renew(String account, String hash) {
    QuarkusTransaction.requiringNew()
        .run(() -> accounts.locked(account).ifPresent(found -> found.renewPasswordHash(hash)));
  }

  private static Problem refused() {
    return Problem.of(LobbyProblem.SIGN_IN_REFUSED);
  }

  private static void refuse(Duration duration) {
    throw new TooManyAttempts(duration);
  }
}
