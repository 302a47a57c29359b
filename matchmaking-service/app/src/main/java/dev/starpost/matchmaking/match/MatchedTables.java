package dev.starpost.matchmaking.match;

import dev.starpost.contracts.matchmaking.LobbyCommand;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Repository of the tables that the lobby was asked for, and who was to meet at them. */
@ApplicationScoped
public class MatchedTables {
  private final Jdbi jdbi;

  MatchedTables(Jdbi jdbi) {
    this.jdbi = jdbi;
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
    jdbi.useHandle(
        sql -> {
          sql.createUpdate(
                  "insert into matched_table (id, game, why, players, state, made_at, score,"
                      + " spread, waited) select id, game, why, string_to_array(players, ' '),"
                      + " 'asked', :now, score, spread, waited from unnest(:ids, :games, :whys,"
                      + " :players, :scores, :spreads, :waits)"
                      + " as asked (id, game, why, players, score, spread, waited)")
              .bind("now", now)
              .bindArray("ids", String.class, column(asked, Asked::id))
              .bindArray("games", String.class, column(asked, Asked::game))
              .bindArray("whys", String.class, column(asked, table -> word(table.why())))
              // An array of arrays would have to be a rectangle; no account has a space.
              .bindArray(
                  "players",
                  String.class,
                  column(asked, table -> String.join(" ", table.players())))
              .bindArray(
                  "scores", Integer.class, column(asked, table -> quality(table, Quality::score)))
              .bindArray(
                  "spreads", Integer.class, column(asked, table -> quality(table, Quality::spread)))
              .bindArray(
                  "waits", Long.class, column(asked, table -> quality(table, Quality::waited)))
              .execute();
          addMeetings(sql, asked, now);
        });
  }

  private static String word(LobbyCommand.Why why) {
    return why == LobbyCommand.Why.MATCH ? "match" : "challenge";
  }

  private static <T> List<T> column(List<Asked> asked, Function<Asked, T> column) {
    List<T> values = new ArrayList<>();
    asked.forEach(table -> values.add(column.apply(table)));
    return values;
  }

  /** Null of a challenge. */
  private static <T> T quality(Asked table, Function<Quality, T> part) {
    return table.quality().map(part).orElse(null);
  }

  private static void addMeetings(Handle sql, List<Asked> asked, Instant now) {
    List<String> ones = new ArrayList<>();
    List<String> others = new ArrayList<>();
    List<String> tables = new ArrayList<>();
    for (Asked table : asked) {
      var inOrder = new TreeSet<>(table.players());
      for (String one : inOrder) {
        for (String other : inOrder.tailSet(one, false)) {
          ones.add(one);
          others.add(other);
          tables.add(table.id());
        }
      }
    }
    sql.createUpdate(
            "insert into meeting (one, other, table_id, at)"
                + " select one, other, table_id, :now"
                + " from unnest(:ones, :others, :tables) as met (one, other, table_id)")
        .bind("now", now)
        .bindArray("ones", String.class, ones)
        .bindArray("others", String.class, others)
        .bindArray("tables", String.class, tables)
        .execute();
  }

  /** Whether the lobby was asked for it and had not answered. */
  boolean start(String id, String gameId) {
    return answer(id, "started", Optional.of(gameId));
  }

  /** The same for a table that came to nothing. */
  boolean cancel(String id) {
    return answer(id, "cancelled", Optional.empty());
  }

  private boolean answer(String id, String state, Optional<String> gameId) {
    return jdbi.withHandle(
        sql ->
            sql.createUpdate(
                        "update matched_table set state = :state, game_id = :game"
                            + " where id = :id and state = 'asked'")
                    .bind("state", state)
                    .bind("game", gameId)
                    .bind("id", id)
                    .execute()
                == 1);
  }

  /** Those who were to meet at a table have not met. */
  void unmeet(String id) {
    jdbi.useHandle(
        sql ->
            sql.createUpdate("delete from meeting where table_id = :id").bind("id", id).execute());
  }

  /** Forgets what is older than anybody asks for. */
  void forgetBefore(Instant then) {
    jdbi.useHandle(
        sql -> {
          sql.createUpdate("delete from meeting where at < :then").bind("then", then).execute();
          sql.createUpdate(
                  "delete from matched_table m where m.made_at < :then and m.state <> 'asked'"
                      + " and not exists (select 1 from ticket t where t.table_id = m.id)"
                      + " and not exists (select 1 from challenge c where c.table_id = m.id)")
              .bind("then", then)
              .execute();
        });
  }
}
