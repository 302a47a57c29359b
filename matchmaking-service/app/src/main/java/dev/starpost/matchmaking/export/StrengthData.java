package dev.starpost.matchmaking.export;

import dev.starpost.matchmaking.account.Player;
import dev.starpost.matchmaking.account.Players;
import dev.starpost.matchmaking.rating.Ratings;
import dev.starpost.web.export.PersonalData;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;

/** By what opponents are sought for somebody. */
@ApplicationScoped
class StrengthData implements PersonalData {
  private final Players people;
  private final Ratings ratings;

  StrengthData(Players people, Ratings ratings) {
    this.people = people;
    this.ratings = ratings;
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
    Optional<Player> person = people.present(account);
    return new Sought(
        person.map(Player::name),
        person.map(Player::timeZone),
        person.flatMap(Player::vacation),
        people.findByIdOptional(account).flatMap(Player::pace),
        ratings.allOf(account).stream()
            .map(stored -> new Rated(stored.game(), stored.rating()))
            .toList());
  }

  /** The rest is in the person's row, which is emptied when they go. */
  @Override
  public void erase(String account) {
    ratings.forget(account);
  }
}
