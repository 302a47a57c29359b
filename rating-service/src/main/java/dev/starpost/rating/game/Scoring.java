package dev.starpost.rating.game;

import dev.starpost.contracts.game.GameFact.Place;
import dev.starpost.rating.elo.Contender;
import dev.starpost.rating.elo.Elo;
import dev.starpost.rating.player.PlayerRecord;
import dev.starpost.rating.result.RatedGame;
import dev.starpost.rating.result.RatedGames;
import dev.starpost.rating.result.Result;
import dev.starpost.rating.season.Seasons;
import dev.starpost.rating.standing.Standing;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Scoring of rated games: lets them change ratings. */
@ApplicationScoped
public class Scoring {
  private static final double THOUSANDTHS = 1000;

  private final Seasons seasons;
  private final RatedGames rated;

  Scoring(Seasons seasons, RatedGames rated) {
    this.seasons = seasons;
    this.rated = rated;
  }

  /** In their order, each on what those before it left; in the present transaction. */
  void score(List<Ending> endings, Map<String, PlayerRecord> people) {
    List<RatedGame> scored = new ArrayList<>();
    for (Ending ending : endings) {
      if (ending.counts() && isAmongAccounts(ending, people)) {
        scored.add(score(ending, people));
      }
    }
    rated.add(scored);
  }

  /** A game that began while guests could still play for ratings counts for nobody. */
  private static boolean isAmongAccounts(Ending ending, Map<String, PlayerRecord> people) {
    return ending.places().stream()
        .allMatch(place -> people.get(place.account()).isRatedAt(ending.at()));
  }

  private RatedGame score(Ending ending, Map<String, PlayerRecord> people) {
    String season = season(ending, people);
    List<Contender> contenders = new ArrayList<>();
    for (Place place : ending.places()) {
      Standing standing = people.get(place.account()).enter(ending.game(), season, ending.at());
      contenders.add(
          new Contender(standing.rating(), standing.games(), place.rank(), place.abandoned()));
    }
    List<Integer> changes = Elo.changes(contenders);
    List<Double> scores = Elo.scores(contenders);
    List<Double> expectations = Elo.expectations(contenders);
    List<Result> results = new ArrayList<>();
    for (int i = 0; i < contenders.size(); i++) {
      Place place = ending.places().get(i);
      people
          .get(place.account())
          .play(ending.game(), changes.get(i), ending.at(), ending.gameId(), ending.hidden());
      results.add(
          new Result(
              place.seat(),
              place.account(),
              place.rank(),
              place.abandoned(),
              contenders.get(i).rating(),
              changes.get(i),
              thousandths(scores.get(i)),
              thousandths(expectations.get(i))));
    }
    return new RatedGame(
        ending.gameId(),
        ending.game(),
        season,
        ending.at(),
        ending.hidden(),
        results,
        Optional.empty(),
        false);
  }

  /**
   * The one in which the game ended; or, if it is told so late that one of its players has begun
   * the next already, that one: seasons of a player follow one another.
   */
  private String season(Ending ending, Map<String, PlayerRecord> people) {
    String season = seasons.at(ending.at()).id();
    for (Place place : ending.places()) {
      String last = people.get(place.account()).lastSeason(ending.game()).orElse(season);
      season = last.compareTo(season) > 0 ? last : season;
    }
    return season;
  }

  private static int thousandths(double part) {
    return (int) Math.rint(part * THOUSANDTHS);
  }
}
