package dev.starpost.matchmaking.rating;

import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.Embeddable;
import jakarta.persistence.Tuple;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Repository of ratings and pace, as the rating service tells them. */
@ApplicationScoped
public class Ratings implements PanacheRepositoryBase<StoredRating, Ratings.Rated> {
  private final RatingSettings settings;

  Ratings(RatingSettings settings) {
    this.settings = settings;
  }

  /** Somebody, at a game. */
  @Embeddable
  public record Rated(String account, String game) {}

  /** What opponents are sought by, for each of them. */
  public Map<Rated, Integer> of(Collection<Rated> wanted) {
    Map<Rated, Integer> ratings = new HashMap<>();
    wanted.forEach(rated -> ratings.put(rated, settings.start()));
    getSession()
        .createNativeQuery(
            "select account, game, rating from rating"
                + " join unnest(:accounts, :games) as wanted (account, game)"
                + " using (account, game)",
            Tuple.class)
        .setParameter("accounts", wanted.stream().map(Rated::account).toArray(String[]::new))
        .setParameter("games", wanted.stream().map(Rated::game).toArray(String[]::new))
        .getResultList()
        .forEach(
            row ->
                ratings.put(
                    new Rated(row.get("account", String.class), row.get("game", String.class)),
                    row.get("rating", Integer.class)));
    return ratings;
  }

  /** All of somebody, in the order of the games. */
  public List<StoredRating> allOf(String account) {
    return list("rated.account = ?1 order by rated.game", account);
  }

  /** Whether nothing later was told of the account, which is still there. */
  boolean isNew(String account, long revision) {
    return getSession()
            .createNativeMutationQuery(
                "insert into person (account, rating_revision)"
                    + " values (:account, :revision)"
                    + " on conflict (account) do update"
                    + " set rating_revision = excluded.rating_revision"
                    + " where person.rating_revision < excluded.rating_revision"
                    + " and not person.gone")
            .setParameter("account", account)
            .setParameter("revision", revision)
            .executeUpdate()
        == 1;
  }

  void set(String account, String game, int rating) {
    getSession()
        .createNativeMutationQuery(
            "insert into rating (account, game, rating) values (:account, :game, :rating)"
                + " on conflict (account, game) do update set rating = excluded.rating")
        .setParameter("account", account)
        .setParameter("game", game)
        .setParameter("rating", rating)
        .executeUpdate();
  }

  /** Of the other games there is none any more. */
  void keepOnly(String account, List<String> games) {
    getSession()
        .createNativeMutationQuery(
            "delete from rating where account = :account and game <> all (:games)")
        .setParameter("account", account)
        .setParameter("games", games.toArray(String[]::new))
        .executeUpdate();
  }

  void setPace(String account, Optional<Long> seconds) {
    getSession()
        .createNativeMutationQuery("update person set pace = :pace where account = :account")
        .setParameter("account", account)
        .setParameter("pace", seconds.orElse(null))
        .executeUpdate();
  }

  public void forget(String account) {
    delete("rated.account", account);
  }
}
