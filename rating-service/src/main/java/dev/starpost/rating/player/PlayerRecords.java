package dev.starpost.rating.player;

import dev.starpost.outbox.column.Times;
import dev.starpost.rating.standing.Standings;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.Array;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.PreparedBatch;

/** Repository of player records: read and written for many at once. */
@ApplicationScoped
public class PlayerRecords {
  private final Jdbi jdbi;
  private final Standings standings;
  private final RatingMessages messages;
  private final Clock clock;

  PlayerRecords(Jdbi jdbi, Standings standings, RatingMessages messages, Clock clock) {
    this.jdbi = jdbi;
    this.standings = standings;
    this.messages = messages;
    this.clock = clock;
  }

  /** Of each of them, whether we have heard of them or not. */
  public SortedMap<String, PlayerRecord> of(Collection<String> accounts) {
    SortedMap<String, PlayerRecord> all = new TreeMap<>();
    if (accounts.isEmpty()) {
      return all;
    }
    jdbi.useHandle(
        sql -> {
          sql.createQuery("select * from person where account = any (:accounts)")
              .bindArray("accounts", String.class, accounts)
              .map((row, context) -> person(row))
              .forEach(person -> all.put(person.account(), person));
          accounts.forEach(account -> all.computeIfAbsent(account, PlayerRecord::ofStranger));
          readRecords(sql, accounts, all);
        });
    standings.of(accounts).forEach(standing -> all.get(standing.account()).remember(standing));
    return all;
  }

  /** Of those of whom we have heard. */
  public SortedMap<String, PlayerRecord> known(Collection<String> accounts) {
    List<String> known =
        jdbi.withHandle(
            sql ->
                sql.createQuery("select account from person where account = any (:accounts)")
                    .bindArray("accounts", String.class, accounts)
                    .mapTo(String.class)
                    .list());
    return of(known);
  }

  private static PlayerRecord person(ResultSet row) throws SQLException {
    return new PlayerRecord(
        row.getString("account"),
        Optional.ofNullable(row.getString("name")),
        row.getBoolean("gone"),
        new Eligibility(row.getBoolean("guest"), Times.perhapsAt(row, "rated_from")),
        row.getLong("told"),
        new Punctuality(
            row.getInt("turns"),
            row.getInt("turns_in_time"),
            row.getInt("games"),
            row.getInt("abandoned"),
            numbers(row.getArray("answers"))));
  }

  private static List<Integer> numbers(Array stored) throws SQLException {
    return Arrays.asList((Integer[]) stored.getArray());
  }

  private static void readRecords(
      Handle sql, Collection<String> accounts, SortedMap<String, PlayerRecord> all) {
    record Row(String account, String game, GameRecord games) {}
    sql.createQuery("select * from game_record where account = any (:accounts)")
        .bindArray("accounts", String.class, accounts)
        .map(
            (row, context) ->
                new Row(
                    row.getString("account"),
                    row.getString("game"),
                    new GameRecord(
                        row.getInt("finished"), row.getInt("won"), row.getInt("abandoned"))))
        .forEach(row -> all.get(row.account()).remember(row.game(), row.games()));
  }

  /** All that has become of them, and what there is to tell of it; in the present transaction. */
  public void store(SortedMap<String, PlayerRecord> players) {
    if (players.isEmpty()) {
      return;
    }
    jdbi.useHandle(
        sql -> {
          storePeople(sql, players.values());
          storeRecords(sql, players.values());
          dropChanges(sql, players.values());
          storeChanges(sql, players.values());
        });
    standings.drop(players.values().stream().flatMap(one -> one.dropped().stream()).toList());
    standings.store(
        players.values().stream().flatMap(one -> one.standingChanges().stream()).toList());
    messages.tell(players.values(), clock.instant());
  }

  private void storePeople(Handle sql, Collection<PlayerRecord> players) {
    PreparedBatch rows =
        sql.prepareBatch(
            "insert into person (account, name, folded_name, told, turns, turns_in_time, games,"
                + " abandoned, answers) values (:account, :name, :folded, :told, :turns, :inTime,"
                + " :games, :abandoned, :answers) on conflict (account) do update"
                + " set name = :name, folded_name = :folded, told = :told, turns = :turns,"
                + " turns_in_time = :inTime, games = :games, abandoned = :abandoned,"
                + " answers = :answers");
    for (PlayerRecord player : players) {
      Punctuality punctuality = player.punctuality();
      rows.bind("account", player.account())
          .bind("name", player.name())
          .bind("folded", player.name().map(PlayerName::folded))
          .bind("told", player.told() + RatingMessages.of(player, clock.instant()).size())
          .bind("turns", punctuality.turns())
          .bind("inTime", punctuality.turnsInTime())
          .bind("games", punctuality.games())
          .bind("abandoned", punctuality.abandoned())
          .bindArray("answers", Integer.class, punctuality.answers())
          .add();
    }
    rows.execute();
  }

  private static void storeRecords(Handle sql, Collection<PlayerRecord> players) {
    PreparedBatch rows =
        sql.prepareBatch(
            "insert into game_record (account, game, finished, won, abandoned)"
                + " values (:account, :game, :finished, :won, :abandoned)"
                + " on conflict (account, game) do update"
                + " set finished = :finished, won = :won, abandoned = :abandoned");
    for (PlayerRecord player : players) {
      player
          .records()
          .forEach(
              (game, record) ->
                  rows.bind("account", player.account())
                      .bind("game", game)
                      .bind("finished", record.finished())
                      .bind("won", record.won())
                      .bind("abandoned", record.abandoned())
                      .add());
    }
    execute(rows);
  }

  private static void dropChanges(Handle sql, Collection<PlayerRecord> players) {
    List<String> unrated =
        players.stream()
            .filter(player -> !player.dropped().isEmpty())
            .map(PlayerRecord::account)
            .toList();
    if (!unrated.isEmpty()) {
      sql.createUpdate("delete from rating_change where account = any (:unrated)")
          .bindArray("unrated", String.class, unrated)
          .execute();
    }
  }

  private static void storeChanges(Handle sql, Collection<PlayerRecord> players) {
    PreparedBatch rows =
        sql.prepareBatch(
            "insert into rating_change (account, game, season, at, cause, game_id, hidden, before,"
                + " after) values (:account, :game, :season, :at, :cause, :gameId, :hidden,"
                + " :before, :after)");
    for (PlayerRecord player : players) {
      for (RatingChange change : player.changes()) {
        rows.bind("account", player.account())
            .bind("game", change.game())
            .bind("season", change.season())
            .bind("at", change.at())
            .bind("cause", RatingChange.word(change.cause()))
            .bind("gameId", change.gameId())
            .bind("hidden", change.hidden())
            .bind("before", change.before())
            .bind("after", change.after())
            .add();
      }
    }
    execute(rows);
  }

  private static void execute(PreparedBatch rows) {
    if (rows.size() > 0) {
      rows.execute();
    }
  }
}
