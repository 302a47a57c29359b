package dev.starpost.rating.ladder;

import dev.starpost.rating.player.PlayerName;
import dev.starpost.rating.problem.RatingProblem;
import dev.starpost.rating.season.Season;
import dev.starpost.rating.season.Seasons;
import dev.starpost.rating.standing.Listing;
import dev.starpost.text.Language;
import dev.starpost.web.problem.Problem;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Ladders as people look at them. */
@ApplicationScoped
public class LadderView {
  private final Ladders ladders;
  private final LadderNames names;
  private final Seasons seasons;
  private final Clock clock;

  LadderView(Ladders ladders, LadderNames names, Seasons seasons, Clock clock) {
    this.ladders = ladders;
    this.names = names;
    this.seasons = seasons;
    this.clock = clock;
  }

  /** What somebody wants to see of a ladder. */
  record Wish(
      String game,
      Optional<String> season,
      Listing listing,
      Optional<Division> division,
      Optional<Position> after,
      int most) {}

  /**
   * A part of it.
   *
   * @param next after whom it goes on
   */
  record View(LadderDocument document, Optional<Position> next) {}

  View page(Wish wish, Language language) {
    String game = names.require(wish.game());
    Season season = season(game, wish.season());
    var which = new Ladders.Which(game, season.id(), wish.listing());
    Ladders.Page page = ladders.page(which, wish.division(), wish.after(), wish.most());
    Instant now = clock.instant();
    LadderDocument document =
        new LadderDocument(
            game,
            SeasonDocument.of(season, now),
            wish.listing().word(),
            page.players(),
            divisions(language),
            documents(page.lines(), page.place(), until(season, now)));
    Optional<Position> next =
        page.goesOn()
            ? Optional.of(Position.of(page.lines().get(page.lines().size() - 1).standing()))
            : Optional.empty();
    return new View(document, next);
  }

  private static List<LadderDocument.DivisionDocument> divisions(Language language) {
    return Arrays.stream(Division.values())
        .map(
            division ->
                new LadderDocument.DivisionDocument(
                    division.word(),
                    division.name(language),
                    division == Division.CADET ? Optional.empty() : Optional.of(division.least())))
        .toList();
  }

  private static List<StandingDocument> documents(
      List<Ladders.Line> lines, long place, Instant until) {
    List<StandingDocument> documents = new ArrayList<>();
    lines.forEach(
        line -> documents.add(StandingDocument.of(line, place + documents.size(), until)));
    return documents;
  }

  /** Somebody, and those around them on the same list. */
  LadderResource.Neighbourhood around(String game, String name, Optional<String> wanted, int most) {
    names.require(game);
    Season season = season(game, wanted);
    Ladders.Line line =
        PlayerName.wanted(name)
            .flatMap(folded -> ladders.find(game, season.id(), folded))
            .orElseThrow(() -> Problem.of(RatingProblem.NOT_ON_LADDER, "name", name, "game", game));
    Position position = Position.of(line.standing());
    var which = new Ladders.Which(game, season.id(), line.standing().listing());
    Ladders.Neighbours neighbours = ladders.around(which, position, most);
    List<Ladders.Line> ahead = neighbours.ahead();
    long place = neighbours.place();
    Instant now = clock.instant();
    Instant until = until(season, now);
    return new LadderResource.Neighbourhood(
        game,
        SeasonDocument.of(season, now),
        neighbours.players(),
        StandingDocument.of(line, place, until),
        documents(ahead, place - ahead.size(), until),
        documents(neighbours.behind(), place + 1, until));
  }

  /** In which somebody has played, and the present one. */
  List<SeasonDocument> seasons(String game) {
    names.require(game);
    Instant now = clock.instant();
    List<String> ids = new ArrayList<>(ladders.seasons(game));
    String current = seasons.current().id();
    if (!ids.contains(current)) {
      ids.add(0, current);
    }
    return ids.stream()
        .map(seasons::find)
        .flatMap(Optional::stream)
        .map(season -> SeasonDocument.of(season, now))
        .toList();
  }

  /** The present one, or one in which somebody has played. */
  private Season season(String game, Optional<String> wanted) {
    Season current = seasons.current();
    String id = wanted.orElse(current.id());
    if (id.equals(current.id())) {
      return current;
    }
    return seasons
        .find(id)
        .filter(season -> ladders.seasons(game).contains(id))
        .orElseThrow(() -> Problem.of(RatingProblem.NO_SUCH_SEASON, "game", game, "season", id));
  }

  /** Until when inactivity is told. */
  private static Instant until(Season season, Instant now) {
    return season.isOver(now) ? season.end() : now;
  }
}
