package dev.starpost.rating.ladder;

import dev.starpost.rating.standing.Standing;
import dev.starpost.rating.standing.Standings;
import dev.starpost.web.export.PersonalData;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** What somebody is and was rated, game by game and season by season. */
@ApplicationScoped
class StandingData implements PersonalData {
  private final Standings standings;

  StandingData(Standings standings) {
    this.standings = standings;
  }

  /**
   * @param carried with which rating the season began
   * @param games rated ones, of all seasons up to this one
   * @param listing where on the ladder
   */
  record Rated(
      String game,
      String season,
      int carried,
      int rating,
      int games,
      int seasonGames,
      Instant since,
      Instant playedAt,
      boolean resting,
      String listing) {
    static Rated of(Standing standing) {
      return new Rated(
          standing.game(),
          standing.season(),
          standing.carried(),
          standing.rating(),
          standing.games(),
          standing.seasonGames(),
          standing.since(),
          standing.playedAt(),
          standing.resting(),
          standing.listing().name().toLowerCase(Locale.ROOT));
    }
  }

  @Override
  public String part() {
    return "ratings";
  }

  @Override
  public List<Rated> of(String account) {
    return standings.of(List.of(account)).stream()
        .sorted(Comparator.comparing(Standing::game).thenComparing(Standing::season))
        .map(Rated::of)
        .toList();
  }

  /**
   * They leave the lists with the record. The numbers stay, without a name: a game that is not over
   * yet, or is declared void, changes the ratings of the others by them.
   */
  @Override
  public void erase(String account) {}
}
