package dev.starpost.messaging;

import dev.starpost.contracts.ContractJson;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Collection;
import java.util.HashSet;
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
   * What was heard of a game.
   *
   * @param version the last one
   * @param letter the record that told of it
   */
  record Heard(String gameId, long version, DeadLetter letter) {}

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
  void add(Heard heard, Optional<String> failure) {
    run(
        "insert into game_behind as b (game_id, heard, letter, last_failure)"
            + " values (?, ?, ?, ?) on conflict (game_id) do update"
            + " set letter = case when b.heard < excluded.heard then excluded.letter"
            + " else b.letter end,"
            + " heard = greatest(b.heard, excluded.heard),"
            + " last_failure = coalesce(excluded.last_failure, b.last_failure)",
        insert -> {
          insert.setString(1, heard.gameId());
          insert.setLong(2, heard.version());
          insert.setString(3, ContractJson.text(heard.letter()));
          insert.setString(4, failure.orElse(null));
          insert.executeUpdate();
        });
  }

  /** One that is due; nobody else gets it until the lease is over. */
  Optional<GameBehind> lease(Duration lease) {
    GameBehind[] leased = new GameBehind[1];
    run(
        "update game_behind set attempts = attempts + 1,"
            + " next_attempt_at = now() + make_interval(secs => ?)"
            + " where game_id = (select game_id from game_behind where next_attempt_at <= now()"
            + " order by next_attempt_at limit 1 for update skip locked)"
            + " returning game_id, heard, letter, attempts",
        update -> {
          update.setDouble(1, seconds(lease));
          try (ResultSet row = update.executeQuery()) {
            if (row.next()) {
              leased[0] =
                  new GameBehind(
                      row.getString(1), row.getLong(2), letter(row.getString(3)), row.getInt(4));
            }
          }
        });
    return Optional.ofNullable(leased[0]);
  }

  /** Up to which version it was heard of; locked until the transaction ends. */
  OptionalLong heard(String game) {
    OptionalLong[] heard = {OptionalLong.empty()};
    run(
        "select heard from game_behind where game_id = ? for update",
        select -> {
          select.setString(1, game);
          try (ResultSet row = select.executeQuery()) {
            if (row.next()) {
              heard[0] = OptionalLong.of(row.getLong(1));
            }
          }
        });
    return heard[0];
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
    long[] count = new long[1];
    run(
        "select count(*) from game_behind",
        select -> {
          try (ResultSet row = select.executeQuery()) {
            row.next();
            count[0] = row.getLong(1);
          }
        });
    return count[0];
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
