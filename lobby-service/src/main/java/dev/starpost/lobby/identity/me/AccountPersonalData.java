package dev.starpost.lobby.identity.me;

import dev.starpost.lobby.identity.account.AccountDocument;
import dev.starpost.lobby.identity.account.AccountName;
import dev.starpost.lobby.identity.account.Accounts;
import dev.starpost.lobby.identity.auth.Caller;
import dev.starpost.web.export.PersonalData;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;

/**
 * Personal data of the account itself. Erased last of all, because whatever else goes is found by
 * it.
 */
@ApplicationScoped
@Priority(-2)
class AccountPersonalData implements PersonalData {
  private final Accounts accounts;
  private final Caller caller;
  private final Clock clock;

  AccountPersonalData(Accounts accounts, Caller caller, Clock clock) {
    this.accounts = accounts;
    this.caller = caller;
    this.clock = clock;
  }

  @Override
  public String part() {
    return "account";
  }

  /** As the caller, whom another issuer may have sent a moment ago, or who may be gone. */
  @Override
  public Object of(String account) {
    return AccountDocument.of(caller.account());
  }

  @Override
  public void erase(String account) {
    accounts
        .locked(account)
        .orElseThrow()
        .anonymise(accounts.free(AccountName::ofNobody), clock.instant());
    accounts.write();
  }
}
