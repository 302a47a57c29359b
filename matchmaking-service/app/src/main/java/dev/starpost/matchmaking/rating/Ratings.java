package dev.starpost.matchmaking.rating;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;

/** Repository of ratings and pace, as the rating service tells them. */
@ApplicationScoped
public class Ratings {
  private final Jdbi jdbi;
  private final RatingSettings settings;

  Ratings(Jdbi jdbi, RatingSettings settings) {
    this.jdbi = jdbi;
    this.settings = settings;
  }

  /** Somebody, at a game. */
  public record Rated(String account, String game) {}

  /** What opponents are sought by, for each of them. */
  public Map<Rated, Integer> of(Collection<Rated> wanted) {
    Map<Rated, Integer> ratings = new HashMap<>();
    wanted.forEach(rated -> ratings.put(rated, settings.start()));
    jdbi.useHandle(
        sql ->
            sql.createQuery(
                    "select account, game, rating from rating"
                        + " join unnest(:accounts, :games) as wanted (account, game)"
                        + " using (account, game)")
                .bindArray("accounts", String.class, wanted.stream().map(Rated::account).toList())
                .bindArray("games", String.class, wanted.stream().map(Rated::game).toList())
                .map(
                    (row, context) ->
                        Map.entry(new Rated(row.getString(1), row.getString(2)), row.getInt(3)))
                .forEach(found -> ratings.put(found.getKey(), found.getValue())));
    return ratings;
  }

  /** Whether nothing later was told of the account, which is still there. */
  boolean isNew(String account, long revision) {
    return jdbi.withHandle(
        sql ->
            sql.createUpdate(
                        "insert into person (account, rating_revision)"
                            + " values (:account, :revision)"
                            + " on conflict (account) do update set rating_revision = :revision"
                            + " where person.rating_revision < :revision and not person.gone")
                    .bind("account", account)
                    .bind("revision", revision)
                    .execute()
                == 1);
  }

  void set(String account, String game, int rating) {
    jdbi.useHandle(
        sql ->
            sql.createUpdate(
                    "insert into rating (account, game, rating) values (:account, :game, :rating)"
                        + " on conflict (account, game) do update set rating = :rating")
                .bind("account", account)
                .bind("game", game)
                .bind("rating", rating)
                .execute());
  }

  /** Of the other games there is none any more. */
  void keepOnly(String account, List<String> games) {
    jdbi.useHandle(
        sql ->
            sql.createUpdate("delete from rating where account = :account and game <> all (:games)")
                .bind("account", account)
                .bindArray("games", String.class, games)
                .execute());
  }

  void setPace(String account, Optional<Long> seconds) {
    jdbi.useHandle(
        sql ->
            sql.createUpdate("update person set pace = :pace where account = :account")
                .bind("account", account)
                .bind("pace", seconds)
                .execute());
  }
}
