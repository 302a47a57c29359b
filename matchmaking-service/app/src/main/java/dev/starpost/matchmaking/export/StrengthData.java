package dev.starpost.matchmaking.export;

import dev.starpost.matchmaking.account.Player;
import dev.starpost.matchmaking.account.Players;
import dev.starpost.web.export.PersonalData;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;

/** By what opponents are sought for somebody. */
@ApplicationScoped
class StrengthData implements PersonalData {
  private final Jdbi jdbi;
  private final Players people;

  StrengthData(Jdbi jdbi, Players people) {
    this.jdbi = jdbi;
    this.people = people;
  }

  /**
   * @param pace the seconds in which they usually answer
   */
  record Sought(
      Optional<String> name,
      Optional<String> timeZone,
      Optional<Player.Vacation> vacation,
      Optional<Long> pace,
      List<Rated> ratings) {}

  /** As the rating service has told. */
  record Rated(String game, int rating) {}

  @Override
  public String part() {
    return "matchmaking";
  }

  @Override
  public Sought of(String account) {
    Optional<Player> person = people.find(account);
    return jdbi.withHandle(
        sql ->
            new Sought(
                person.map(Player::name),
                person.map(Player::timeZone),
                person.flatMap(Player::vacation),
                sql.createQuery(
                        "select pace from person where account = :account and pace is not null")
                    .bind("account", account)
                    .mapTo(Long.class)
                    .findOne(),
                sql.createQuery("select * from rating where account = :account order by game")
                    .bind("account", account)
                    .map((row, context) -> new Rated(row.getString("game"), row.getInt("rating")))
                    .list()));
  }

  /** The rest is in the person's row, which is emptied when they go. */
  @Override
  public void erase(String account) {
    jdbi.useHandle(
        sql ->
            sql.createUpdate("delete from rating where account = :account")
                .bind("account", account)
                .execute());
  }
}
