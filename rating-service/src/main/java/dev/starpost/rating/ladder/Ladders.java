package dev.starpost.rating.ladder;

import dev.starpost.rating.standing.Listing;
import dev.starpost.rating.standing.Standing;
import dev.starpost.rating.standing.StoredStanding;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.Tuple;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.hibernate.StatelessSession;
import org.hibernate.query.NativeQuery;

/**
 * Queries of ladders. A page is a stretch of one index. What lies ahead of somebody is the sum of a
 * few thousand counts, one for each rating, and those who have the same rating for longer: a ladder
 * of a million costs no more than one of a thousand.
 */
@ApplicationScoped
public class Ladders {
  private static final String ROWS =
      "select s.*, p.name from (select * from standing"
          + " where game = :game and season = :season and listing = :listing ";

  private static final String AFTER = "and (behind, since, account) > (:behind, :since, :account) ";
  private static final String BEFORE =
      "and (behind, since, account) < (:behind, :since, :account) ";
  private static final String DOWN = "order by behind, since, account limit :most";
  private static final String UP = "order by behind desc, since desc, account desc limit :most";
  private static final String NAMED = ") s join person p on p.account = s.account ";

  private final StatelessSession session;

  Ladders(StatelessSession session) {
    this.session = session;
  }

  /** One of the lists of a ladder. */
  record Which(String game, String season, Listing listing) {}

  /** Somebody on it. */
  record Line(Standing standing, String name) {}

  /**
   * A part of a list.
   *
   * @param place of the first line
   * @param players on the whole list
   */
  record Page(List<Line> lines, long place, long players, boolean goesOn) {}

  /**
   * Somebody, and those around them.
   *
   * @param place theirs
   * @param players on the whole list
   */
  record Neighbours(List<Line> ahead, List<Line> behind, long place, long players) {}

  /** Those after somebody, or from the beginning; in a division or in all of them. */
  Page page(Which which, Optional<Division> division, Optional<Position> after, int most) {
    List<Line> lines = down(which, division, after, most + 1);
    boolean goesOn = lines.size() > most;
    List<Line> shown = goesOn ? lines.subList(0, most) : lines;
    Optional<Position> first = shown.stream().findFirst().map(line -> Position.of(line.standing()));
    Count count = count(which, first);
    return new Page(shown, count.place(), count.players(), goesOn);
  }

  private List<Line> down(
      Which which, Optional<Division> division, Optional<Position> from, int most) {
    long first = -(long) division.map(Division::most).orElse(Integer.MAX_VALUE);
    long last = -(long) division.map(Division::least).orElse(Integer.MIN_VALUE);
    // One lower bound, so that the index is entered at the right place.
    Optional<Position> after = from.filter(position -> -(long) position.rating() >= first);
    NativeQuery<Object[]> query =
        rows(
            ROWS
                + "and behind <= :last "
                + (after.isPresent() ? AFTER : "and behind >= :first ")
                + DOWN
                + NAMED
                + "order by s.behind, s.since, s.account");
    query.setParameter("last", last);
    after.ifPresentOrElse(
        position -> bind(query, position), () -> query.setParameter("first", first));
    return lines(query, which, most);
  }

  /**
   * Those around somebody.
   *
   * @param most on either side
   */
  Neighbours around(Which which, Position position, int most) {
    Count count = count(which, Optional.of(position));
    List<Line> ahead = most == 0 ? List.of() : up(which, position, most);
    List<Line> behind =
        most == 0 ? List.of() : down(which, Optional.empty(), Optional.of(position), most);
    return new Neighbours(ahead, behind, count.place(), count.players());
  }

  /** Those right ahead of somebody, the best first. */
  private List<Line> up(Which which, Position position, int most) {
    NativeQuery<Object[]> query =
        rows(ROWS + BEFORE + UP + NAMED + "order by s.behind desc, s.since desc, s.account desc");
    bind(query, position);
    List<Line> lines = new ArrayList<>(lines(query, which, most));
    Collections.reverse(lines);
    return lines;
  }

  private NativeQuery<Object[]> rows(String sql) {
    return session
        .createNativeQuery(sql, Object[].class)
        .addEntity("s", StoredStanding.class)
        .addScalar("name", String.class);
  }

  private static void bind(NativeQuery<?> query, Position position) {
    query
        .setParameter("behind", -(long) position.rating())
        .setParameter("since", position.since())
        .setParameter("account", position.account());
  }

  private static List<Line> lines(NativeQuery<Object[]> query, Which which, int most) {
    return query
        .setParameter("game", which.game())
        .setParameter("season", which.season())
        .setParameter("listing", which.listing().word())
        .setParameter("most", most)
        .getResultList()
        .stream()
        .map(Ladders::line)
        .toList();
  }

  private static Line line(Object[] row) {
    return new Line(((StoredStanding) row[0]).standing(), (String) row[1]);
  }

  /** The first is 1. */
  long place(Which which, Position position) {
    return count(which, Optional.of(position)).place();
  }

  private record Count(long place, long players) {}

  /** Both at once, since both are read from the same few thousand rows. */
  private Count count(Which which, Optional<Position> position) {
    NativeQuery<Tuple> query =
        session.createNativeQuery(
            "select cast(coalesce(sum(players), 0) as bigint) as players, cast("
                + (position.isPresent()
                    ? "1 + coalesce(sum(players) filter (where rating > :rating), 0)"
                        + " + (select count(*) from standing where game = :game"
                        + " and season = :season and listing = :listing and behind = :behind"
                        + " and (since, account) < (:since, :account))"
                    : "0")
                + " as bigint) as place from standing_count where game = :game"
                + " and season = :season and listing = :listing",
            Tuple.class);
    position.ifPresent(
        one -> {
          bind(query, one);
          query.setParameter("rating", one.rating());
        });
    Tuple counted =
        query
            .setParameter("game", which.game())
            .setParameter("season", which.season())
            .setParameter("listing", which.listing().word())
            .getSingleResult();
    return new Count(counted.get("place", Long.class), counted.get("players", Long.class));
  }

  /** How somebody of that name stands, if they have played in the season. */
  Optional<Line> find(String game, String season, String foldedName) {
    return rows("select s.*, p.name from person p join standing s on s.account = p.account"
            + " where p.folded_name = :name and s.game = :game and s.season = :season"
            + " and s.listing <> 'none'"
            // Two have one name only as long as we have not heard of the last change.
            + " order by p.revision desc limit 1")
        .setParameter("name", foldedName)
        .setParameter("game", game)
        .setParameter("season", season)
        .uniqueResultOptional()
        .map(Ladders::line);
  }

  /** The last standing of each of them in a game, of whichever season. */
  List<Standing> latest(String game, Collection<String> accounts) {
    return session
        .createNativeQuery(
            "select distinct on (account) * from standing where game = :game"
                + " and account = any (:accounts) order by account, season desc",
            StoredStanding.class)
        .setParameter("game", game)
        .setParameter("accounts", accounts.toArray(String[]::new))
        .getResultList()
        .stream()
        .map(StoredStanding::standing)
        .toList();
  }

  /** In which somebody has played it, the latest first. */
  List<String> seasons(String game) {
    return session
        .createNativeQuery(
            "select distinct season from standing_count where game = :game order by season desc",
            Tuple.class)
        .setParameter("game", game)
        .getResultList()
        .stream()
        .map(row -> row.get(0, String.class))
        .toList();
  }

  /** Whether anybody has ever played it here. */
  boolean isPlayed(String game) {
    return session
        .createNativeQuery(
            "select exists (select 1 from standing_count where game = :game)", Tuple.class)
        .setParameter("game", game)
        .getSingleResult()
        .get(0, Boolean.class);
  }
}
