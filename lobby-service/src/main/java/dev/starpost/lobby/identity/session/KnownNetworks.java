package dev.starpost.lobby.identity.session;

import dev.starpost.jobs.RecurringJob;
import dev.starpost.lobby.identity.account.Accounts;
import dev.starpost.lobby.network.ClientNetwork;
import dev.starpost.web.export.PersonalData;
import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Known networks, from where people have signed in lately. There nobody else's wrong passwords hold
 * them up. A few for each account, for some weeks, and none that could be read.
 */
@ApplicationScoped
public class KnownNetworks
    implements PanacheRepositoryBase<KnownNetwork, KnownNetwork.Place>, PersonalData {
  private final Accounts accounts;
  private final NetworkHash hash;
  private final SessionSettings settings;
  private final Clock clock;

  KnownNetworks(Accounts accounts, NetworkHash hash, SessionSettings settings, Clock clock) {
    this.accounts = accounts;
    this.hash = hash;
    this.settings = settings;
    this.clock = clock;
  }

  @Transactional(Transactional.TxType.MANDATORY)
  boolean isKnown(String account, ClientNetwork network) {
    return find(account, network).filter(this::isKept).isPresent();
  }

  /** Somebody has signed in there. */
  @Transactional
  void note(String account, ClientNetwork network) {
    Instant now = clock.instant();
    if (find(account, network).filter(known -> known.isNoted(now)).isPresent()) {
      return;
    }
    // One after the other, or two at once could pass the limit; and none after they are gone.
    if (accounts.locked(account).isEmpty()) {
      return;
    }
    find(account, network)
        .ifPresentOrElse(known -> known.use(now), () -> add(account, network, now));
  }

  private void add(String account, ClientNetwork network, Instant now) {
    persist(new KnownNetwork(place(account, network), now));
    List<KnownNetwork> all = list("place.account = ?1 order by usedAt desc", account);
    all.stream().skip(settings.mostNetworks()).forEach(this::delete);
  }

  private Optional<KnownNetwork> find(String account, ClientNetwork network) {
    return findByIdOptional(place(account, network));
  }

  private KnownNetwork.Place place(String account, ClientNetwork network) {
    return new KnownNetwork.Place(account, hash.of(account, network));
  }

  private boolean isKept(KnownNetwork network) {
    return network.usedAt().isAfter(forgottenBefore());
  }

  private Instant forgottenBefore() {
    return clock.instant().minus(settings.networkKept());
  }

  @Produces
  @Singleton
  RecurringJob sweepJob() {
    return new RecurringJob("known-network-sweep", Duration.ofHours(1), this::sweep);
  }

  @Transactional
  void sweep() {
    delete("usedAt <= ?1", forgottenBefore());
  }

  /** A network as it is stored. */
  public record NetworkDocument(String network, Instant usedAt) {}

  @Override
  public String part() {
    return "networks";
  }

  @Override
  public Object of(String account) {
    List<KnownNetwork> all = list("place.account = ?1 order by usedAt", account);
    return all.stream()
        .map(known -> new NetworkDocument(known.place().network(), known.usedAt()))
        .toList();
  }

  @Override
  public void erase(String account) {
    delete("place.account", account);
  }
}
