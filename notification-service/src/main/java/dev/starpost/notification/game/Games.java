package dev.starpost.notification.game;

import dev.starpost.notification.database.Times;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.PreparedBatch;

/** Repository of the games that are followed. */
@ApplicationScoped
public class Games {
  private final Jdbi jdbi;

  Games(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  /** How far they have come here. */
  Map<String, Long> versions(Collection<String> ids) {
    return jdbi.withHandle(
        sql ->
            sql.createQuery("select id, version from game where id = any (:ids)")
                .bindArray("ids", String.class, ids)
                .reduceRows(
                    new HashMap<>(),
                    (versions, row) -> {
                      versions.put(
                          row.getColumn("id", String.class), row.getColumn("version", Long.class));
                      return versions;
                    }));
  }

  /** These games, locked in the order of their ids until the transaction ends. */
  Map<String, FollowedGame> locked(Collection<String> ids) {
    return jdbi.withHandle(
        sql -> {
          Map<String, FollowedGame> games = new TreeMap<>();
          Map<String, List<SeatState>> seats = seats(sql, ids);
          sql.createQuery(
                  "select id, game, version, finished from game where id = any (:ids)"
                      + " order by id for update")
              .bindArray("ids", String.class, ids)
              .map(
                  (row, context) ->
                      new FollowedGame(
                          row.getString("id"),
                          row.getString("game"),
                          row.getLong("version"),
                          row.getBoolean("finished"),
                          seats.getOrDefault(row.getString("id"), List.of())))
              .forEach(game -> games.put(game.id(), game));
          return games;
        });
  }

  private static Map<String, List<SeatState>> seats(Handle sql, Collection<String> ids) {
    // Locked before they are read: whoever changes a seat has locked its game.
    sql.createQuery("select id from game where id = any (:ids) order by id for update")
        .bindArray("ids", String.class, ids)
        .mapTo(String.class)
        .list();
    record Row(String game, SeatState seat) {}
    return sql.createQuery("select * from game_seat where game = any (:ids)")
        .bindArray("ids", String.class, ids)
        .map((row, context) -> new Row(row.getString("game"), seat(row)))
        .collect(
            Collectors.groupingBy(Row::game, Collectors.mapping(Row::seat, Collectors.toList())));
  }

  static SeatState seat(ResultSet row) throws SQLException {
    return new SeatState(
        row.getInt("seat"),
        row.getString("account"),
        row.getString("name"),
        row.getBoolean("awaited"),
        row.getLong("turn"),
        row.getLong("asked"),
        Times.perhapsAt(row, "asked_at"),
        Times.perhapsAt(row, "deadline"),
        Times.perhapsAt(row, "remind_at"));
  }

  /** As they are now. */
  void store(Collection<FollowedGame> games) {
    jdbi.useHandle(
        sql -> {
          PreparedBatch rows =
              sql.prepareBatch(
                  "insert into game (id, game, version, finished)"
                      + " values (:id, :game, :version, :finished) on conflict (id) do update"
                      + " set version = :version, finished = :finished");
          PreparedBatch seats =
              sql.prepareBatch(
                  "insert into game_seat (game, seat, account, name, awaited, turn, asked,"
                      + " asked_at, deadline, remind_at) values (:game, :seat, :account,"
                      // Of somebody who is gone, no name comes back.
                      + " case when exists (select 1 from person"
                      + " where person.account = :account and gone) then '' else :name end,"
                      + " :awaited, :turn, :asked, :askedAt, :deadline, :remindAt)"
                      + " on conflict (game, seat) do update set awaited = :awaited,"
                      + " turn = :turn, asked = :asked, asked_at = :askedAt,"
                      + " deadline = :deadline, remind_at = :remindAt");
          for (FollowedGame game : games) {
            rows.bind("id", game.id())
                .bind("game", game.kind())
                .bind("version", game.version())
                .bind("finished", game.isFinished())
                .add();
            game.seats().forEach(seat -> add(game, seat, seats));
          }
          if (rows.size() > 0) {
            rows.execute();
            seats.execute();
          }
        });
  }

  private static void add(FollowedGame game, SeatState seat, PreparedBatch seats) {
    seats
        .bind("game", game.id())
        .bind("seat", seat.seat())
        .bind("account", seat.account())
        .bind("name", seat.name())
        .bind("awaited", seat.awaited())
        .bind("turn", seat.turn())
        .bind("asked", seat.asked())
        .bind("askedAt", seat.askedAt())
        .bind("deadline", seat.deadline())
        .bind("remindAt", seat.remindAt())
        .add();
  }

  /** Who sits in a game: names by account. Empty if the game is not known. */
  public Map<String, String> players(String game) {
    return jdbi.withHandle(
        sql ->
            sql.createQuery("select account, name from game_seat where game = :game order by seat")
                .bind("game", game)
                .reduceRows(
                    new TreeMap<>(),
                    (names, row) -> {
                      names.put(
                          row.getColumn("account", String.class),
                          row.getColumn("name", String.class));
                      return names;
                    }));
  }

  /** Its name, such as {@code salvage}, if it is known. */
  public Optional<String> kind(String game) {
    return jdbi.withHandle(
        sql ->
            sql.createQuery("select game from game where id = :id")
                .bind("id", game)
                .mapTo(String.class)
                .findOne());
  }
}
