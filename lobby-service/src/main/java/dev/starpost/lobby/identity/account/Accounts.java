package dev.starpost.lobby.identity.account;

import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.messaging.Storable;
import dev.starpost.web.problem.Problem;
import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.LockModeType;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.hibernate.exception.ConstraintViolationException;

/** Repository of accounts, also those that are gone. */
@ApplicationScoped
public class Accounts implements PanacheRepositoryBase<Account, String> {

  /** Somebody who is there. */
  public Optional<Account> present(String id) {
    return findByIdOptional(id).filter(account -> !account.isDeleted());
  }

  /** Somebody who is there, by the name in any case. */
  public Optional<Account> named(String name) {
    if (!AccountName.couldBe(name) || !Storable.isText(name)) {
      return Optional.empty();
    }
    return find("foldedName", AccountName.of(name).folded())
        .firstResultOptional()
        .filter(account -> !account.isDeleted())
        .filter(account -> AccountName.of(account.name()).isSameAs(name));
  }

  /** The same for requests that name a player. */
  public Account requireNamed(String name) {
    return named(name).orElseThrow(() -> Problem.of(LobbyProblem.NO_SUCH_PLAYER, "name", name));
  }

  /** What accounts are called now, also those that are gone; those that never were are missing. */
  public Map<String, String> namesOf(Collection<String> ids) {
    Map<String, String> names = new HashMap<>();
    List<Account> found = ids.isEmpty() ? List.of() : list("id in ?1", ids);
    found.forEach(account -> names.put(account.id(), account.name()));
    return names;
  }

  /** Whether it is short enough to be a name or an e-mail address. */
  public static boolean isLogin(String login) {
    return AccountName.couldBe(login) || Email.couldBe(login);
  }

  /** The same however somebody writes their name or their address. */
  public static String foldedLogin(String login) {
    return login.contains("@") || !AccountName.couldBe(login)
        ? Email.fold(login)
        : AccountName.of(login).folded();
  }

  /** By name or e-mail address. No name has an @. */
  public Optional<Account> withLogin(String login) {
    if (!login.contains("@")) {
      return named(login);
    }
    return Email.couldBe(login) && Storable.isText(login)
        ? find("foldedEmail", Email.fold(login)).firstResultOptional()
        : Optional.empty();
  }

  /**
   * As it is now, while nobody else changes it until the transaction ends. Empty for somebody who
   * is gone.
   */
  public Optional<Account> locked(String id) {
    Optional<Account> account = findByIdOptional(id);
    account.ifPresent(found -> getEntityManager().refresh(found, LockModeType.PESSIMISTIC_WRITE));
    return account.filter(found -> !found.isDeleted());
  }

  /** Adds an account, unless its name or address is taken. */
  public void add(Account account) {
    try {
      persistAndFlush(account);
    } catch (ConstraintViolationException e) {
      throw taken(e);
    }
  }

  /** Writes a new name or address, unless it is taken. */
  public void write() {
    try {
      flush();
    } catch (ConstraintViolationException e) {
      throw taken(e);
    }
  }

  /** One that nobody has. */
  public AccountName free(Supplier<AccountName> drawn) {
    AccountName name = drawn.get();
    while (count("foldedName = ?1 or nameAsSeen = ?2", name.folded(), name.asSeen()) > 0) {
      name = drawn.get();
    }
    return name;
  }

  private static RuntimeException taken(ConstraintViolationException violation) {
    String constraint = String.valueOf(violation.getConstraintName());
    return switch (constraint) {
      case "account_folded_name", "account_name_as_seen" -> Problem.of(LobbyProblem.NAME_TAKEN);
      case "account_folded_email" -> Problem.of(LobbyProblem.EMAIL_TAKEN);
      default -> violation;
    };
  }
}
