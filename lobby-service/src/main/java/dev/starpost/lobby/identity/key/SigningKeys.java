package dev.starpost.lobby.identity.key;

import dev.starpost.jobs.RecurringJob;
import dev.starpost.lobby.database.AdvisoryLocks;
import dev.starpost.lobby.identity.issuer.TokenIssuer;
import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import jakarta.transaction.Transactional;
import java.security.PrivateKey;
import java.security.interfaces.RSAPublicKey;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Repository and cache of the signing keys of this platform. They are in the database, so that all
 * instances have the same ones; each remembers them for a moment.
 */
@ApplicationScoped
public class SigningKeys implements PanacheRepositoryBase<SigningKey, String> {
  private static final String TURN = "signing keys";
  private static final Duration FRESH = Duration.ofSeconds(10);

  /** How often the database is asked at most for keys that tokens name: anybody can make one up. */
  private static final Duration PATIENCE = Duration.ofSeconds(1);

  private final KeySettings settings;
  private final TokenIssuer issuer;
  private final AdvisoryLocks locks;
  private final Clock clock;
  private Known known = new Known(List.of(), Instant.MIN);

  SigningKeys(KeySettings settings, TokenIssuer issuer, AdvisoryLocks locks, Clock clock) {
    this.settings = settings;
    this.issuer = issuer;
    this.locks = locks;
    this.clock = clock;
  }

  /** A key, ready to be used. */
  public record Key(String id, PrivateKey signing, RSAPublicKey checking, Instant signsFrom) {
    static Key of(SigningKey stored) {
      return new Key(stored.id(), stored.privateKey(), stored.publicKey(), stored.signsFrom());
    }
  }

  /** What was in the database at a time, the key that signs last of all first. */
  private record Known(List<Key> keys, Instant at) {}

  void begin(@Observes StartupEvent event) {
    if (!issuer.isExternal()) {
      QuarkusTransaction.requiringNew().run(this::ensureOne);
      // Whoever has looked before, as a job may, has found none.
      forget();
    }
  }

  /** Two instances that start at once wait for each other, and the second finds one. */
  void ensureOne() {
    locks.take(TURN);
    if (count() == 0) {
      Instant now = clock.instant();
      persist(SigningKey.create(now, now));
    }
  }

  /** Makes a key that will sign soon. */
  @Transactional
  public String rotate() {
    locks.take(TURN);
    Instant now = clock.instant();
    SigningKey key = SigningKey.create(now, now.plus(settings.announced()));
    persist(key);
    forget();
    return key.id();
  }

  /** The one that signs now. */
  public Key current() {
    Instant now = clock.instant();
    return fresh(FRESH).stream()
        .filter(key -> !key.signsFrom().isAfter(now))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("there is no key that signs"));
  }

  /** All by which a token may be signed that is still good, or will be. */
  public List<Key> published() {
    return stillGood(fresh(FRESH));
  }

  /** One of the published. */
  public Optional<Key> named(String id) {
    Optional<Key> found = find(id, published());
    return found.isPresent() ? found : find(id, stillGood(fresh(PATIENCE)));
  }

  private static Optional<Key> find(String id, List<Key> keys) {
    return keys.stream().filter(key -> key.id().equals(id)).findFirst();
  }

  private List<Key> stillGood(List<Key> keys) {
    Instant now = clock.instant();
    List<Key> good = new ArrayList<>();
    for (Key key : keys) {
      good.add(key);
      if (!key.signsFrom().plus(settings.kept()).isAfter(now)) {
        break; // It has signed for so long that nothing is good any more that others signed.
      }
    }
    return good;
  }

  private synchronized List<Key> fresh(Duration age) {
    Instant now = clock.instant();
    if (!known.at().isAfter(now.minus(age))) {
      List<Key> keys =
          QuarkusTransaction.requiringNew()
              .call(() -> listAll().stream().map(Key::of).toList())
              .stream()
              .sorted(Comparator.comparing(Key::signsFrom).thenComparing(Key::id).reversed())
              .toList();
      known = new Known(keys, now);
    }
    return known.keys();
  }

  private synchronized void forget() {
    known = new Known(List.of(), Instant.MIN);
  }

  @Produces
  @Singleton
  RecurringJob sweepJob() {
    return new RecurringJob("signing-key-sweep", Duration.ofHours(1), this::sweep);
  }

  @Transactional
  void sweep() {
    List<String> good = published().stream().map(Key::id).toList();
    if (!good.isEmpty()) {
      delete("id not in ?1 and signsFrom < ?2", good, clock.instant().minus(settings.kept()));
    }
  }
}
