package dev.starpost.lobby.identity.auth;

import dev.starpost.lobby.identity.account.Account;
import dev.starpost.lobby.identity.account.AccountName;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Operators, the accounts that may run the platform, by name. */
@ApplicationScoped
public class Operators {
  private final List<String> names;

  Operators(@ConfigProperty(name = "starpost.operators") Optional<List<String>> names) {
    this.names = List.copyOf(names.orElse(List.of()));
  }

  /**
   * What the account's owner may do when they have signed in. A program that acts for them never
   * operates.
   */
  public List<String> scopesOf(Account account) {
    List<String> scopes = new ArrayList<>(Scope.ofPerson());
    if (isOperator(account)) {
      scopes.add(Scope.OPERATE);
    }
    return scopes;
  }

  private boolean isOperator(Account account) {
    AccountName name = AccountName.of(account.name());
    return !account.isGuest() && names.stream().map(String::strip).anyMatch(name::isSameAs);
  }
}
