package dev.starpost.lobby.profile;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.rating.RatingEvent.ProfileChanged;
import dev.starpost.lobby.identity.account.Accounts;
import dev.starpost.web.export.PersonalData;
import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Repository of profiles, what everybody may know of players' games. It is told by the rating
 * service, and kept here, so that profiles are there when that service is not.
 */
@ApplicationScoped
public class Profiles implements PanacheRepositoryBase<StoredProfile, String>, PersonalData {
  private final Accounts accounts;

  Profiles(Accounts accounts) {
    this.accounts = accounts;
  }

  /** Of somebody; empty if nothing was told yet. */
  public Optional<ProfileChanged> told(String account) {
    return findByIdOptional(account).map(Profiles::read);
  }

  /** In the present transaction. Of somebody who is gone nothing is kept. */
  void learn(Collection<ProfileChanged> told) {
    // In order, because rows of accounts are locked.
    SortedMap<String, ProfileChanged> latest = new TreeMap<>();
    told.forEach(
        profile ->
            latest.merge(
                profile.account(),
                profile,
                (one, other) -> one.revision() > other.revision() ? one : other));
    latest.forEach(
        (account, profile) -> {
          if (accounts.locked(account).isPresent()) {
            StoredProfile row =
                findByIdOptional(account).orElseGet(() -> new StoredProfile(account));
            row.learn(profile.revision(), ContractJson.text(profile));
            persist(row);
          }
        });
  }

  private static ProfileChanged read(StoredProfile stored) {
    try {
      return ContractJson.read(
          stored.profile().getBytes(StandardCharsets.UTF_8), ProfileChanged.class);
    } catch (ContractJson.Malformed e) {
      throw new IllegalStateException("a stored profile cannot be read", e);
    }
  }

  @Override
  public String part() {
    return "profile";
  }

  @Override
  public Object of(String account) {
    return ProfileDocument.of(told(account));
  }

  @Override
  public void erase(String account) {
    deleteById(account);
  }
}
