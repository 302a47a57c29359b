package dev.starpost.rating.result;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.starpost.outbox.column.Times;
import io.quarkus.arc.All;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.PreparedBatch;

/** Repository of rated games, and what they were to their players. */
@ApplicationScoped
public class RatedGames {
  private static final TypeReference<TreeMap<String, String>> OPTIONS = new TypeReference<>() {};

  private final Jdbi jdbi;
  private final ObjectMapper json;
  private final List<RatedGameListener> listeners;

  RatedGames(Jdbi jdbi, ObjectMapper json, @All List<RatedGameListener> listeners) {
    this.jdbi = jdbi;
    this.json = json;
    this.listeners = listeners;
  }

  /** In the present transaction; one that is there already is refused with all others. */
  public void add(List<RatedGame> games) {
    if (games.isEmpty()) {
      return;
    }
    Map<String, Map<String, String>> known =
        takeOptions(games.stream().map(RatedGame::id).toList());
    List<RatedGame> complete =
        games.stream()
            .map(
                game -> known.containsKey(game.id()) ? game.playedWith(known.get(game.id())) : game)
            .toList();
    jdbi.useHandle(
        sql -> {
          storeGames(sql, complete);
          storeResults(sql, complete);
        });
    listeners.forEach(listener -> listener.counted(complete));
  }

  private void storeGames(Handle sql, List<RatedGame> games) {
    PreparedBatch rows =
        sql.prepareBatch(
            "insert into rated_game (id, game, season, at, hidden, options)"
                + " values (:id, :game, :season, :at, :hidden, cast(:options as jsonb))");
    for (RatedGame game : games) {
      rows.bind("id", game.id())
          .bind("game", game.game())
          .bind("season", game.season())
          .bind("at", game.at())
          .bind("hidden", game.hidden())
          .bind("options", game.options().map(this::text))
          .add();
    }
    rows.execute();
  }

  private static void storeResults(Handle sql, List<RatedGame> games) {
    PreparedBatch rows =
        sql.prepareBatch(
            "insert into result (game_id, seat, account, rank, abandoned, before, after, score,"
                + " expected) values (:game, :seat, :account, :rank, :abandoned, :before,"
                + " :before + :change, :score, :expected)");
    for (RatedGame game : games) {
      for (Result result : game.results()) {
        rows.bind("game", game.id())
            .bind("seat", result.seat())
            .bind("account", result.account())
            .bind("rank", result.rank())
            .bind("abandoned", result.abandoned())
            .bind("before", result.before())
            .bind("change", result.change())
            .bind("score", result.score())
            .bind("expected", result.expected())
            .add();
      }
    }
    rows.execute();
  }

  private Map<String, Map<String, String>> takeOptions(Collection<String> ids) {
    return jdbi.withHandle(
        sql ->
            sql.createQuery(
                    "delete from game_options where game_id = any (:ids)"
                        + " returning game_id, options")
                .bindArray("ids", String.class, ids)
                .reduceRows(
                    new HashMap<>(),
                    (known, row) -> {
                      known.put(
                          row.getColumn("game_id", String.class),
                          options(row.getColumn("options", String.class)));
                      return known;
                    }));
  }

  /** With which options a game is played, whether it is over already or not. */
  public void learnOptions(String id, Map<String, String> options) {
    Optional<RatedGame> rated = find(id);
    if (rated.isEmpty()) {
      jdbi.useHandle(
          sql ->
              sql.createUpdate(
                      "insert into game_options (game_id, options)"
                          + " select :id, cast(:options as jsonb) where not exists"
                          + " (select 1 from game where id = :id and finished)"
                          + " on conflict do nothing")
                  .bind("id", id)
                  .bind("options", text(options))
                  .execute());
    } else if (rated.get().options().isEmpty() && !rated.get().voided()) {
      jdbi.useHandle(
          sql ->
              sql.createUpdate(
                      "update rated_game set options = cast(:options as jsonb) where id = :id")
                  .bind("id", id)
                  .bind("options", text(options))
                  .execute());
      RatedGame complete = rated.get().playedWith(options);
      listeners.forEach(listener -> listener.optionsLearned(complete));
    }
  }

  public Optional<RatedGame> find(String id) {
    return jdbi.withHandle(
        sql -> {
          List<Result> results =
              sql.createQuery("select * from result where game_id = :id order by seat")
                  .bind("id", id)
                  .map((row, context) -> result(row))
                  .list();
          return sql.createQuery("select * from rated_game where id = :id")
              .bind("id", id)
              .map(
                  (row, context) ->
                      new RatedGame(
                          row.getString("id"),
                          row.getString("game"),
                          row.getString("season"),
                          Times.at(row, "at"),
                          row.getBoolean("hidden"),
                          results,
                          Optional.ofNullable(row.getString("options")).map(this::options),
                          Times.perhapsAt(row, "voided_at").isPresent()))
              .findOne();
        });
  }

  private static Result result(ResultSet row) throws SQLException {
    int before = row.getInt("before");
    return new Result(
        row.getInt("seat"),
        row.getString("account"),
        row.getInt("rank"),
        row.getBoolean("abandoned"),
        before,
        row.getInt("after") - before,
        row.getInt("score"),
        row.getInt("expected"));
  }

  /** It counts no longer. */
  public void markVoid(RatedGame game, Instant at, String by, String reason) {
    jdbi.useHandle(
        sql ->
            sql.createUpdate(
                    "update rated_game set voided_at = :at, voided_by = :by, reason = :reason"
                        + " where id = :id")
                .bind("id", game.id())
                .bind("at", at)
                .bind("by", by)
                .bind("reason", reason)
                .execute());
    listeners.forEach(listener -> listener.voided(game));
  }

  private String text(Map<String, String> options) {
    try {
      return json.writeValueAsString(options);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  private Map<String, String> options(String column) {
    try {
      return json.readValue(column, OPTIONS);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("stored options cannot be read", e);
    }
  }
}
