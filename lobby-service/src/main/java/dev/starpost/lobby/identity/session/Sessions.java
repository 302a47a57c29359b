package dev.starpost.lobby.identity.session;

import com.github.f4b6a3.ulid.UlidCreator;
import dev.starpost.jobs.RecurringJob;
import dev.starpost.lobby.identity.account.Account;
import dev.starpost.lobby.identity.account.Accounts;
import dev.starpost.lobby.identity.auth.AccessTokens;
import dev.starpost.lobby.identity.auth.Operators;
import dev.starpost.lobby.identity.token.Secret;
import dev.starpost.web.export.PersonalData;
import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import jakarta.persistence.LockModeType;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jboss.logging.Logger;

/** Repository and life of sessions: who is signed in where. */
@ApplicationScoped
public class Sessions implements PanacheRepositoryBase<Session, String>, PersonalData {
  private static final Logger LOG = Logger.getLogger(Sessions.class);

  private final Accounts accounts;
  private final AccessTokens tokens;
  private final RefreshTokens refreshTokens;
  private final Operators operators;
  private final SessionSettings settings;
  private final Clock clock;

  Sessions(
      Accounts accounts,
      AccessTokens tokens,
      RefreshTokens refreshTokens,
      Operators operators,
      SessionSettings settings,
      Clock clock) {
    this.accounts = accounts;
    this.tokens = tokens;
    this.refreshTokens = refreshTokens;
    this.operators = operators;
    this.settings = settings;
    this.clock = clock;
  }

  /** A session whose tokens the client keeps. */
  @Transactional
  public SessionTokens begin(Account account) {
    Session session = newSession(account);
    persist(session);
    return tokens(account, session);
  }

  /** A session that the browser keeps as a cookie. */
  @Transactional
  public Secret beginInBrowser(Account account) {
    Session session = newSession(account);
    Secret cookie = Secret.create(Secret.COOKIE);
    session.carry(cookie);
    persist(session);
    return cookie;
  }

  /**
   * New tokens for a refresh token; for a moment the same ones again, because answers get lost. One
   * that was used longer ago, or whose successor has been used, has been copied by somebody:
   * whether that is who asks now or who asked then cannot be known, so the session ends for both.
   */
  @Transactional
  Optional<SessionTokens> refresh(Secret secret) {
    if (!secret.isA(Secret.REFRESH)) {
      return Optional.empty();
    }
    // Whoever refreshTokens this session waits here for whoever came first.
    Optional<Session> found =
        refreshTokens.sessionOf(secret).map(id -> findById(id, LockModeType.PESSIMISTIC_WRITE));
    if (found.isEmpty()) {
      return Optional.empty();
    }
    Session session = found.get();
    Instant now = clock.instant();
    RefreshToken token = refreshTokens.find(secret);
    Optional<SessionTokens> before = refreshTokens.answeredBefore(token, secret, now);
    if (token.isUsed() && before.isEmpty()) {
      LOG.infof(
          "Refresh token was reused, so one of its copies may be stolen; ending its session:"
              + " session=%s account=%s",
          session.id(), session.account());
      deleteById(session.id());
      return Optional.empty();
    }
    Optional<Account> account = accounts.present(session.account());
    if (account.isEmpty() || !session.isGoodAt(now)) {
      return Optional.empty();
    }
    if (before.isPresent()) {
      return before;
    }
    session.goOn(now, settings);
    SessionTokens next = tokens(account.get(), session);
    refreshTokens.use(token, secret, next, now);
    return Optional.of(next);
  }

  /** The session of a cookie, if it is still good. */
  @Transactional(Transactional.TxType.MANDATORY)
  public Optional<Session> shown(Secret cookie) {
    if (!cookie.isA(Secret.COOKIE)) {
      return Optional.empty();
    }
    Instant now = clock.instant();
    Optional<Session> session = find("cookieHash", cookie.hash()).firstResultOptional();
    Optional<Session> good = session.filter(found -> found.isGoodAt(now));
    good.ifPresent(found -> found.note(now, settings));
    return good;
  }

  @Transactional
  void end(String account, String id) {
    delete("id = ?1 and account = ?2", id, account);
  }

  @Produces
  @Singleton
  RecurringJob sweepJob() {
    return new RecurringJob("session-sweep", Duration.ofMinutes(10), this::sweep);
  }

  @Transactional
  void sweep() {
    delete("expiresAt < ?1", clock.instant());
    refreshTokens.forgetAnswers(clock.instant());
  }

  private Session newSession(Account account) {
    return new Session(
        UlidCreator.getMonotonicUlid().toString(), account.id(), clock.instant(), settings);
  }

  private SessionTokens tokens(Account account, Session session) {
    Secret refresh = refreshTokens.create(session.id(), clock.instant());
    String access =
        tokens.issue(
            account, operators.scopesOf(account), Optional.of(session.id()), AccessTokens.LIFE);
    return new SessionTokens(access, AccessTokens.LIFE.toSeconds(), refresh.text());
  }

  /** A session as its owner sees it in the export. */
  public record SessionDocument(
      boolean browser, Instant begunAt, Instant usedAt, Instant expiresAt, Instant endsAt) {}

  @Override
  public String part() {
    return "sessions";
  }

  @Override
  public Object of(String account) {
    List<Session> all = list("account = ?1 order by begunAt", account);
    return all.stream()
        .map(
            session ->
                new SessionDocument(
                    session.isOfBrowser(),
                    session.begunAt(),
                    session.usedAt(),
                    session.expiresAt(),
                    session.endsAt()))
        .toList();
  }

  @Override
  public void erase(String account) {
    delete("account", account);
  }
}
