package dev.starpost.messaging;

import dev.starpost.contracts.ContractJson;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;

/**
 * Repository of the games that are behind. Each method is part of the present transaction, and
 * rings nothing by itself: whoever adds one rings when it is committed.
 */
@ApplicationScoped
public class GamesBehind {
  private final DataSource database;
  private final Semaphore bell = new Semaphore(0);

  GamesBehind(DataSource database) {
    this.database = database;
  }

  /**
   * A commit of a game that is behind, as the topic tells of it.
   *
   * @param letter the record, if the engine should know nothing of the commit
   */
  record Heard(long version, DeadLetter letter) {}

  /** Those of the games that are behind; they stay so until the transaction ends. */
  Set<String> among(Collection<String> games) {
    Set<String> behind = new HashSet<>();
    run(
        "select game_id from game_behind where game_id = any (?) order by game_id for update",
        select -> {
          select.setArray(1, select.getConnection().createArrayOf("text", games.toArray()));
          try (ResultSet found = select.executeQuery()) {
            while (found.next()) {
              behind.add(found.getString(1));
            }
          }
        });
    return behind;
  }

  /** A game is behind now, or has more to catch up with. */
  void add(String game, List<Heard> heard, Optional<String> failure) {
    run(
        "insert into game_behind as b (game_id, heard, last_failure)"
            + " values (?, ?, ?) on conflict (game_id) do update"
            + " set heard = greatest(b.heard, excluded.heard),"
            + " last_failure = coalesce(excluded.last_failure, b.last_failure)",
        insert -> {
          insert.setString(1, game);
          insert.setLong(2, heard.stream().mapToLong(Heard::version).max().orElse(0));
          insert.setString(3, failure.orElse(null));
          insert.executeUpdate();
        });
    run(
        "insert into game_behind_record (game_id, version, letter)"
            + " select ?, version, letter from unnest(?, ?) as heard (version, letter)",
        insert -> {
          Connection connection = insert.getConnection();
          insert.setString(1, game);
          insert.setArray(
              2, connection.createArrayOf("bigint", heard.stream().map(Heard::version).toArray()));
          insert.setArray(
              3,
              connection.createArrayOf(
                  "text", heard.stream().map(each -> ContractJson.text(each.letter())).toArray()));
          insert.executeUpdate();
        });
  }

  /** One that is due; nobody else gets it until the lease is over. */
  Optional<GameBehind> lease(Duration lease) {
    GameBehind[] leased = new GameBehind[1];
    run(
        "update game_behind b set attempts = attempts + 1,"
            + " next_attempt_at = now() + make_interval(secs => ?)"
            + " where game_id = (select game_id from game_behind where next_attempt_at <= now()"
            + " order by next_attempt_at limit 1 for update skip locked)"
            + " returning game_id, heard, (select max(r.id) from game_behind_record r"
            + " where r.game_id = b.game_id), attempts",
        update -> {
          update.setDouble(1, seconds(lease));
          try (ResultSet row = update.executeQuery()) {
            if (row.next()) {
              leased[0] =
                  new GameBehind(row.getString(1), row.getLong(2), row.getLong(3), row.getInt(4));
            }
          }
        });
    return Optional.ofNullable(leased[0]);
  }

  /**
   * Whoever works on it goes on doing so for that long.
   *
   * @return up to which version it was heard of; locked until the transaction ends
   */
  OptionalLong renew(String game, Duration lease) {
    return number(
        "update game_behind set next_attempt_at = now() + make_interval(secs => ?)"
            + " where game_id = ? returning heard",
        update -> {
          update.setDouble(1, seconds(lease));
          update.setString(2, game);
        });
  }

  /** The last record that is stored of it; the game is locked until the transaction ends. */
  OptionalLong lastRecord(String game) {
    Set<String> locked = among(Set.of(game));
    return locked.isEmpty()
        ? OptionalLong.empty()
        : number(
            "select max(id) from game_behind_record where game_id = ?",
            select -> select.setString(1, game));
  }

  /** What the topic has told of it beyond this version, in the order in which it came. */
  List<DeadLetter> letters(String game, long version) {
    List<DeadLetter> letters = new ArrayList<>();
    run(
        "select letter from game_behind_record where game_id = ? and version > ? order by id",
        select -> {
          select.setString(1, game);
          select.setLong(2, version);
          try (ResultSet row = select.executeQuery()) {
            while (row.next()) {
              letters.add(letter(row.getString(1)));
            }
          }
        });
    return letters;
  }

  /** It was tried in vain, and is due after a while. */
  void failed(String game, String failure, Duration backoff) {
    run(
        "update game_behind set last_failure = ?,"
            + " next_attempt_at = now() + make_interval(secs => ?) where game_id = ?",
        update -> {
          update.setString(1, failure);
          update.setDouble(2, seconds(backoff));
          update.setString(3, game);
          update.executeUpdate();
        });
  }

  /** It is due at once, for whoever looks next. */
  void release(String game) {
    run(
        "update game_behind set next_attempt_at = now() where game_id = ?",
        update -> {
          update.setString(1, game);
          update.executeUpdate();
        });
  }

  void remove(String game) {
    run(
        "delete from game_behind where game_id = ?",
        delete -> {
          delete.setString(1, game);
          delete.executeUpdate();
        });
  }

  long count() {
    return number("select count(*) from game_behind", select -> {}).orElse(0);
  }

  /** One has been added. */
  void ring() {
    bell.release();
  }

  /** Until one is added here, at most so long; another instance may add one, too. */
  void await(Duration most) throws InterruptedException {
    if (bell.tryAcquire(most.toMillis(), TimeUnit.MILLISECONDS)) {
      bell.drainPermits();
    }
  }

  /** The number in the first row, if there is one. */
  private OptionalLong number(String sql, Work parameters) {
    OptionalLong[] number = {OptionalLong.empty()};
    run(
        sql,
        statement -> {
          parameters.with(statement);
          try (ResultSet row = statement.executeQuery()) {
            if (row.next()) {
              number[0] = OptionalLong.of(row.getLong(1));
            }
          }
        });
    return number[0];
  }

  private static double seconds(Duration duration) {
    return duration.toMillis() / 1e3;
  }

  private static DeadLetter letter(String stored) {
    try {
      return ContractJson.read(stored.getBytes(StandardCharsets.UTF_8), DeadLetter.class);
    } catch (ContractJson.Malformed e) {
      throw new IllegalStateException("a stored letter cannot be read", e);
    }
  }

  /** What is done with a statement. */
  @FunctionalInterface
  private interface Work {
    void with(PreparedStatement statement) throws SQLException;
  }

  private void run(String sql, Work work) {
    // Within a transaction the data source gives out the transaction's own connection.
    try (Connection connection = database.getConnection();
        PreparedStatement statement = connection.prepareStatement(sql)) {
      work.with(statement);
    } catch (SQLException e) {
      throw new IllegalStateException("the games that are behind cannot be reached", e);
    }
  }
}
