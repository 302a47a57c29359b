package dev.starpost.lobby.identity.auth;

import dev.starpost.lobby.database.AdvisoryLocks;
import dev.starpost.lobby.identity.account.Account;
import dev.starpost.lobby.identity.account.AccountMessages;
import dev.starpost.lobby.identity.account.AccountName;
import dev.starpost.lobby.identity.account.Accounts;
import dev.starpost.text.Language;
import dev.starpost.web.problem.Problem;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.Optional;
import org.eclipse.microprofile.jwt.JsonWebToken;

/**
 * Just-in-time provisioning: people who come with a token of another issuer get an account when
 * they are first seen.
 */
@ApplicationScoped
public class AccountProvisioning {
  private static final int ATTEMPTS = 20;

  private final Accounts accounts;
  private final AccountMessages messages;
  private final AdvisoryLocks locks;
  private final Clock clock;

  AccountProvisioning(
      Accounts accounts, AccountMessages messages, AdvisoryLocks locks, Clock clock) {
    this.accounts = accounts;
    this.locks = locks;
    this.messages = messages;
    this.clock = clock;
  }

  /**
   * Makes sure of an account. Its id is the subject of the token, because the other services know
   * the caller by nothing else.
   */
  void admit(JsonWebToken token, Language language) {
    String id = token.getSubject();
    if (QuarkusTransaction.requiringNew().call(() -> accounts.findById(id) != null)) {
      return;
    }
    Optional<String> wanted = Optional.ofNullable(token.getClaim("preferred_username"));
    for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
      AccountName name = name(wanted, attempt);
      try {
        QuarkusTransaction.requiringNew().run(() -> add(id, name, language));
        return;
      } catch (Problem taken) {
        // Somebody else has the name; the next attempt has another one.
      }
    }
    throw new IllegalStateException("no free name was found");
  }

  private void add(String id, AccountName name, Language language) {
    // Two first requests may come at once.
    locks.take("newcomer " + id);
    if (accounts.findById(id) == null) {
      Account account = Account.vouchedFor(id, name, language, clock.instant());
      accounts.add(account);
      messages.publishState(account);
    }
  }

  /** As the issuer says; with a number if it is taken, and drawn if it can be no name. */
  private static AccountName name(Optional<String> wanted, int attempt) {
    if (wanted.isEmpty() || attempt == ATTEMPTS) {
      return AccountName.ofGuest();
    }
    String number = attempt == 1 ? "" : "-" + attempt;
    String plain = wanted.get().replaceAll("@.*", "").replace('.', '-');
    String cut = plain.substring(0, Math.min(plain.length(), AccountName.MOST - number.length()));
    try {
      return AccountName.chosen(cut + number);
    } catch (Problem unfit) {
      return AccountName.ofGuest();
    }
  }
}
