package dev.starpost.rating.game;

import dev.starpost.outbox.column.Times;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.PreparedBatch;

/** Repository of the games that are followed. Of one that is over, only how far it went is kept. */
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

  /** These games, as far as they are known. */
  Map<String, FollowedGame> of(Collection<String> ids) {
    return jdbi.withHandle(
        sql -> {
          Map<String, FollowedGame> games = new TreeMap<>();
          Map<String, List<SeatTurn>> seats = seats(sql, ids);
          sql.createQuery("select * from game where id = any (:ids)")
              .bindArray("ids", String.class, ids)
              .map(
                  (row, context) ->
                      new FollowedGame(
                          row.getString("id"),
                          row.getString("game"),
                          row.getLong("version"),
                          row.getBoolean("hidden"),
                          row.getBoolean("finished"),
                          seats.getOrDefault(row.getString("id"), List.of())))
              .forEach(game -> games.put(game.id(), game));
          return games;
        });
  }

  private static Map<String, List<SeatTurn>> seats(Handle sql, Collection<String> ids) {
    record Row(String game, SeatTurn seat) {}
    return sql.createQuery("select * from game_seat where game = any (:ids)")
        .bindArray("ids", String.class, ids)
        .map((row, context) -> new Row(row.getString("game"), seat(row)))
        .collect(
            Collectors.groupingBy(Row::game, Collectors.mapping(Row::seat, Collectors.toList())));
  }

  private static SeatTurn seat(ResultSet row) throws SQLException {
    return new SeatTurn(
        row.getInt("seat"),
        row.getString("account"),
        row.getString("name"),
        Times.perhapsAt(row, "asked_at"),
        row.getBoolean("timed"),
        row.getBoolean("answered"));
  }

  /** As they are now. */
  void store(Collection<FollowedGame> games) {
    if (games.isEmpty()) {
      return;
    }
    jdbi.useHandle(
        sql -> {
          storeGames(sql, games);
          storeSeats(sql, games);
          sql.createUpdate("delete from game_seat where game = any (:over)")
              .bindArray(
                  "over",
                  String.class,
                  games.stream().filter(FollowedGame::isFinished).map(FollowedGame::id).toList())
              .execute();
        });
  }

  private static void storeGames(Handle sql, Collection<FollowedGame> games) {
    PreparedBatch rows =
        sql.prepareBatch(
            "insert into game (id, game, version, hidden, finished)"
                + " values (:id, :game, :version, :hidden, :finished) on conflict (id) do update"
                + " set version = :version, finished = :finished");
    for (FollowedGame game : games) {
      rows.bind("id", game.id())
          .bind("game", game.game())
          .bind("version", game.version())
          .bind("hidden", game.isHidden())
          .bind("finished", game.isFinished())
          .add();
    }
    rows.execute();
  }

  private static void storeSeats(Handle sql, Collection<FollowedGame> games) {
    PreparedBatch rows =
        sql.prepareBatch(
            "insert into game_seat (game, seat, account, name, asked_at, timed, answered)"
                + " values (:game, :seat, :account,"
                // Of somebody who is gone, no name comes back.
                + " case when exists (select 1 from person"
                + " where person.account = :account and gone) then '' else :name end,"
                + " :askedAt, :timed, :answered)"
                + " on conflict (game, seat) do update"
                + " set asked_at = :askedAt, timed = :timed, answered = :answered");
    for (FollowedGame game : games) {
      if (!game.isFinished()) {
        for (SeatTurn seat : game.seats()) {
          rows.bind("game", game.id())
              .bind("seat", seat.seat())
              .bind("account", seat.account())
              .bind("name", seat.name())
              .bind("askedAt", seat.askedAt())
              .bind("timed", seat.timed())
              .bind("answered", seat.answered())
              .add();
        }
      }
    }
    if (rows.size() > 0) {
      rows.execute();
    }
  }
}
