package dev.starpost.rating.result;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.starpost.rating.database.Columns;
import io.quarkus.arc.All;
import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.Tuple;
import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Repository of rated games, and what they were to their players. */
@ApplicationScoped
public class RatedGames implements PanacheRepositoryBase<StoredRatedGame, String> {
  private static final TypeReference<TreeMap<String, String>> OPTIONS = new TypeReference<>() {};

  private final ObjectMapper json;
  private final List<RatedGameListener> listeners;

  RatedGames(ObjectMapper json, @All List<RatedGameListener> listeners) {
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
    storeGames(complete);
    storeResults(complete);
    listeners.forEach(listener -> listener.counted(complete));
  }

  private void storeGames(List<RatedGame> games) {
    Columns<RatedGame> rows = Columns.of(games);
    getSession()
        .createNativeMutationQuery(
            "insert into rated_game (id, game, season, at, hidden, options)"
                + " select * from unnest(:id, :game, :season, cast(:at as timestamptz[]), :hidden,"
                + " cast(:options as jsonb[]))")
        .setParameter("id", rows.texts(RatedGame::id))
        .setParameter("game", rows.texts(RatedGame::game))
        .setParameter("season", rows.texts(RatedGame::season))
        .setParameter("at", rows.texts(game -> game.at().toString()))
        .setParameter("hidden", rows.flags(RatedGame::hidden))
        .setParameter("options", rows.texts(game -> game.options().map(this::text).orElse(null)))
        .executeUpdate();
  }

  private void storeResults(List<RatedGame> games) {
    record Row(String game, Result result) {}
    Columns<Row> rows =
        Columns.of(
            games.stream()
                .flatMap(game -> game.results().stream().map(result -> new Row(game.id(), result)))
                .toList());
    getSession()
        .createNativeMutationQuery(
            "insert into result (game_id, seat, account, rank, abandoned, before, after, score,"
                + " expected) select * from unnest(:game, :seat, :account, :rank, :abandoned,"
                + " :before, :after, :score, :expected)")
        .setParameter("game", rows.texts(Row::game))
        .setParameter("seat", rows.numbers(row -> row.result().seat()))
        .setParameter("account", rows.texts(row -> row.result().account()))
        .setParameter("rank", rows.numbers(row -> row.result().rank()))
        .setParameter("abandoned", rows.flags(row -> row.result().abandoned()))
        .setParameter("before", rows.numbers(row -> row.result().before()))
        .setParameter("after", rows.numbers(row -> row.result().before() + row.result().change()))
        .setParameter("score", rows.numbers(row -> row.result().score()))
        .setParameter("expected", rows.numbers(row -> row.result().expected()))
        .executeUpdate();
  }

  private Map<String, Map<String, String>> takeOptions(Collection<String> ids) {
    Map<String, Map<String, String>> known = new HashMap<>();
    getSession()
        .createNativeQuery(
            "delete from game_options where game_id = any (:ids)"
                + " returning game_id, cast(options as text) as options",
            Tuple.class)
        .setParameter("ids", ids.toArray(String[]::new))
        .getResultList()
        .forEach(
            row ->
                known.put(
                    row.get("game_id", String.class), options(row.get("options", String.class))));
    return known;
  }

  /** With which options a game is played, whether it is over already or not. */
  public void learnOptions(String id, Map<String, String> options) {
    Optional<StoredRatedGame> stored = findByIdOptional(id);
    if (stored.isEmpty()) {
      keepOptions(id, options);
      return;
    }
    RatedGame rated = whole(stored.get());
    if (rated.options().isEmpty() && !rated.voided()) {
      stored.get().learnOptions(text(options));
      RatedGame complete = rated.playedWith(options);
      listeners.forEach(listener -> listener.optionsLearned(complete));
    }
  }

  /** Until the game is over, unless it is. */
  private void keepOptions(String id, Map<String, String> options) {
    getSession()
        .createNativeMutationQuery(
            "insert into game_options (game_id, options)"
                + " select :id, cast(:options as jsonb) where not exists"
                + " (select 1 from game where id = :id and finished)"
                + " on conflict do nothing")
        .setParameter("id", id)
        .setParameter("options", text(options))
        .executeUpdate();
  }

  public Optional<RatedGame> whole(String id) {
    return findByIdOptional(id).map(this::whole);
  }

  private RatedGame whole(StoredRatedGame game) {
    List<Result> results =
        getSession()
            .createSelectionQuery(
                "from StoredResult where position.gameId = ?1 order by position.seat",
                StoredResult.class)
            .setParameter(1, game.id())
            .getResultList()
            .stream()
            .map(StoredResult::result)
            .toList();
    return game.with(results, this::options);
  }

  /** It counts no longer. */
  public void markVoid(RatedGame game, Instant at, String by, String reason) {
    findById(game.id()).markVoid(at, by, reason);
    listeners.forEach(listener -> listener.voided(game));
  }

  /** Those that an operator has declared void, in that order. */
  public List<VoidedGame> voidedBy(String operator) {
    return list("voidedBy = ?1 order by voidedAt", operator).stream()
        .map(StoredRatedGame::voidedGame)
        .toList();
  }

  /** That they are void stays, and why. */
  public void forgetVoidedBy(String operator) {
    update("voidedBy = null where voidedBy = ?1", operator);
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
