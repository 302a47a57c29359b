package dev.starpost.lobby.identity.token;

import com.github.f4b6a3.ulid.UlidCreator;
import dev.starpost.jobs.RecurringJob;
import dev.starpost.lobby.identity.account.Accounts;
import dev.starpost.lobby.identity.auth.Scope;
import dev.starpost.lobby.problem.LobbyProblem;
import dev.starpost.messaging.Storable;
import dev.starpost.web.export.PersonalData;
import dev.starpost.web.problem.Problem;
import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import io.quarkus.security.AuthenticationFailedException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Repository of personal access tokens. */
@ApplicationScoped
public class PersonalTokens implements PanacheRepositoryBase<PersonalToken, String>, PersonalData {
  static final int MOST = 50;
  static final int LONGEST_NAME = 60;

  /** Whoever means never says nothing; and no database knows all the times that can be written. */
  private static final int MOST_YEARS = 100;

  /** For how long a token that has expired is still listed. */
  private static final Duration LISTED = Duration.ofDays(30);

  /** Also what cannot be stored. */
  private static final Pattern UNPRINTABLE = Pattern.compile("\\p{C}");

  private final Accounts accounts;
  private final Clock clock;

  PersonalTokens(Accounts accounts, Clock clock) {
    this.accounts = accounts;
    this.clock = clock;
  }

  /** A token and, this once, what it is. */
  record Made(PersonalToken token, Secret secret) {}

  @Transactional(Transactional.TxType.MANDATORY)
  Made make(String account, TokenRequest request) {
    String name = request.name().strip();
    if (name.isEmpty()
        || name.codePointCount(0, name.length()) > LONGEST_NAME
        || UNPRINTABLE.matcher(name).find()) {
      throw Problem.of(LobbyProblem.BAD_TOKEN_NAME, "most", LONGEST_NAME);
    }
    List<String> scopes = scopes(request.scopes());
    Instant now = clock.instant();
    if (request.expiresAt().filter(expires -> !isToCome(expires, now)).isPresent()) {
      throw Problem.of(LobbyProblem.BAD_EXPIRY, "years", MOST_YEARS);
    }
    // One after the other, or two at once could pass the limit.
    if (accounts.locked(account).isEmpty()) {
      throw new AuthenticationFailedException();
    }
    if (count("account", account) >= MOST) {
      throw Problem.of(LobbyProblem.TOO_MANY_TOKENS, "most", MOST);
    }
    Secret secret = Secret.create(Secret.PERSONAL);
    var token =
        new PersonalToken(
            UlidCreator.getMonotonicUlid().toString(),
            account,
            name,
            secret,
            scopes,
            now,
            request.expiresAt());
    persist(token);
    return new Made(token, secret);
  }

  private static boolean isToCome(Instant expires, Instant now) {
    Instant last = now.atOffset(ZoneOffset.UTC).plusYears(MOST_YEARS).toInstant();
    return expires.isAfter(now) && !expires.isAfter(last);
  }

  private static List<String> scopes(List<String> wanted) {
    List<String> known = Scope.ofPrograms();
    if (wanted.isEmpty() || !known.containsAll(wanted)) {
      throw Problem.of(LobbyProblem.BAD_SCOPES, "scopes", String.join(", ", known));
    }
    return known.stream().filter(wanted::contains).toList();
  }

  @Transactional
  List<PersonalToken> ownedBy(String account) {
    return list("account = ?1 order by id", account);
  }

  @Transactional
  void revoke(String account, String id) {
    if (!Storable.isText(id) || delete("id = ?1 and account = ?2", id, account) == 0) {
      throw Problem.of(LobbyProblem.NO_SUCH_TOKEN, "id", id);
    }
  }

  /** The token that somebody shows, if it is one and still good. */
  @Transactional(Transactional.TxType.MANDATORY)
  public Optional<PersonalToken> shown(Secret secret) {
    if (!secret.isA(Secret.PERSONAL)) {
      return Optional.empty();
    }
    Instant now = clock.instant();
    Optional<PersonalToken> token = find("hash", secret.hash()).firstResultOptional();
    Optional<PersonalToken> good = token.filter(found -> found.isGoodAt(now));
    good.ifPresent(found -> found.use(now));
    return good;
  }

  @Produces
  @Singleton
  RecurringJob sweepJob() {
    return new RecurringJob("personal-token-sweep", Duration.ofHours(1), this::sweep);
  }

  @Transactional
  void sweep() {
    delete("expiresAt < ?1", clock.instant().minus(LISTED));
  }

  @Override
  public String part() {
    return "tokens";
  }

  @Override
  public Object of(String account) {
    return ownedBy(account).stream().map(TokenDocument::of).toList();
  }

  @Override
  public void erase(String account) {
    delete("account", account);
  }
}
