package dev.starpost.matchmaking.rating;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;

/** How strong people are, and how fast, as the rating service tells. */
@ApplicationScoped
public class Ratings {
  private final Jdbi jdbi;
  private final RatingSettings settings;

  Ratings(Jdbi jdbi, RatingSettings settings) {
    this.jdbi = jdbi;
    this.settings = settings;
  }

  /** What opponents are sought by. */
  public int of(String account, String game) {
    return jdbi.withHandle(
        sql ->
            sql.createQuery("select rating from rating where account = :account and game = :game")
                .bind("account", account)
                .bind("game", game)
                .mapTo(Integer.class)
                .findOne()
                .orElse(settings.start()));
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

  void setPace(String account, Optional<Long> seconds) {
    jdbi.useHandle(
        sql ->
            sql.createUpdate("update person set pace = :pace where account = :account")
                .bind("account", account)
                .bind("pace", seconds)
                .execute());
  }
}
