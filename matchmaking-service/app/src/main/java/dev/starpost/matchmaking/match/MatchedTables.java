package dev.starpost.matchmaking.match;

import dev.starpost.contracts.matchmaking.LobbyCommand;
import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Repository of the tables that the lobby was asked for, and who was to meet at them. */
@ApplicationScoped
public class MatchedTables implements PanacheRepositoryBase<MatchedTable, String> {
  private static final String ASKED = "asked";

  /** Of columns, because a round makes hundreds. */
  private static final String INSERT =
      "insert into matched_table (id, game, why, players, state, made_at, score,"
          + " spread, waited) select id, game, why, string_to_array(players, ' '),"
          + " 'asked', :now, score, spread, waited from unnest(:ids, :games, :whys,"
          + " :players, :scores, :spreads, :waits)"
          + " as asked (id, game, why, players, score, spread, waited)";

  /** Each of these has an index by account; the tables themselves have none. */
  private static final String OF_ACCOUNT =
      "select * from matched_table where id in ("
          + "select table_id from meeting where one = :account"
          + " union select table_id from meeting where other = :account"
          + " union select table_id from ticket where account = :account"
          + " union select table_id from challenge where challenger = :account"
          + " union select table_id from challenge where challenged = :account)"
          + " and :account = any (players) order by id";

  private final Meetings meetings;

  MatchedTables(Meetings meetings) {
    this.meetings = meetings;
  }

  /**
   * A table that the lobby is asked for.
   *
   * @param players the accounts, in seating order
   * @param quality of a match
   */
  public record Asked(
      String id,
      String game,
      LobbyCommand.Why why,
      List<String> players,
      Optional<Quality> quality) {
    static Asked match(String id, PlannedMatch planned, List<String> players) {
      var match = planned.match();
      return new Asked(
          id,
          planned.terms().game(),
          LobbyCommand.Why.MATCH,
          players,
          Optional.of(new Quality(match.score(), match.spread(), match.waited().toSeconds())));
    }

    public static Asked challenge(String id, String game, List<String> players) {
      return new Asked(id, game, LobbyCommand.Why.CHALLENGE, players, Optional.empty());
    }
  }

  /** How good a match is. */
  record Quality(int score, int spread, long waited) {}

  /** In the present transaction. */
  public void add(List<Asked> asked, Instant now) {
    getSession()
        .createNativeMutationQuery(INSERT)
        .setParameter("now", now)
        .setParameter("ids", texts(asked, Asked::id))
        .setParameter("games", texts(asked, Asked::game))
        .setParameter("whys", texts(asked, table -> word(table.why())))
        // An array of arrays would have to be a rectangle; no account has a space.
        .setParameter("players", texts(asked, table -> String.join(" ", table.players())))
        .setParameter("scores", qualities(asked, Quality::score).toArray(Integer[]::new))
        .setParameter("spreads", qualities(asked, Quality::spread).toArray(Integer[]::new))
        .setParameter("waits", qualities(asked, Quality::waited).toArray(Long[]::new))
        .executeUpdate();
    meetings.add(asked, now);
  }

  private static String word(LobbyCommand.Why why) {
    return why == LobbyCommand.Why.MATCH ? "match" : "challenge";
  }

  private static String[] texts(List<Asked> asked, Function<Asked, String> column) {
    return asked.stream().map(column).toArray(String[]::new);
  }

  /** Null of a challenge. */
  private static <T> Stream<T> qualities(List<Asked> asked, Function<Quality, T> part) {
    return asked.stream().map(table -> table.quality().map(part).orElse(null));
  }

  /** Whether the lobby was asked for it and had not answered. */
  boolean start(String id, String gameId) {
    return update("state = 'started', gameId = ?1 where id = ?2 and state = ?3", gameId, id, ASKED)
        == 1;
  }

  /** The same for a table that came to nothing. */
  boolean cancel(String id) {
    return update("state = 'cancelled' where id = ?1 and state = ?2", id, ASKED) == 1;
  }

  /** Those who were to meet at a table have not met. */
  void unmeet(String id) {
    meetings.forgetAt(id);
  }

  /** All that were made for somebody, oldest first. */
  public List<MatchedTable> of(String account) {
    return getSession()
        .createNativeQuery(OF_ACCOUNT, MatchedTable.class)
        .setParameter("account", account)
        .getResultList();
  }

  /** Forgets what is older than anybody asks for. */
  void forgetBefore(Instant then) {
    meetings.forgetBefore(then);
    getSession()
        .createNativeMutationQuery(
            "delete from matched_table m where m.made_at < :then and m.state <> 'asked'"
                + " and not exists (select 1 from ticket t where t.table_id = m.id)"
                + " and not exists (select 1 from challenge c where c.table_id = m.id)")
        .setParameter("then", then)
        .executeUpdate();
  }
}
