package dev.starpost.matchmaking;

import static io.restassured.RestAssured.given;

import com.github.f4b6a3.ulid.UlidCreator;
import dev.starpost.matchmaking.account.AccountIntake;
import dev.starpost.matchmaking.match.TableIntake;
import dev.starpost.matchmaking.rating.RatingIntake;
import dev.starpost.web.testkit.Tokens;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.sql.DataSource;
import org.apache.kafka.clients.consumer.ConsumerRecord;

/** Lets the service know of people and tables at once, as if it had read of them. */
@ApplicationScoped
public class World {
  private static final AtomicLong NUMBERS = new AtomicLong();

  private final AccountIntake accounts;
  private final RatingIntake ratings;
  private final TableIntake tables;
  private final DataSource database;

  World(AccountIntake accounts, RatingIntake ratings, TableIntake tables, DataSource database) {
    this.accounts = accounts;
    this.ratings = ratings;
    this.tables = tables;
    this.database = database;
  }

  /** Somebody whom the lobby has told of. */
  public record Somebody(String account, String name) {
    public RequestSpecification asks() {
      return given()
          .auth()
          .oauth2(Tokens.withScopes(account, "tickets"))
          .contentType("application/json");
    }

    /** With the token of a guest. */
    public RequestSpecification asksAsGuest() {
      return given()
          .auth()
          .oauth2(Tokens.guest(account, "tickets"))
          .contentType("application/json");
    }

    public Response queue(String body) {
      return asks().body(body).post("/v1/tickets");
    }
  }

  public Somebody somebody(String name) {
    long number = NUMBERS.incrementAndGet();
    var who = new Somebody(UlidCreator.getMonotonicUlid().toString(), name + number);
    changed(who, 1);
    return who;
  }

  /** A game that nobody else in any test waits for. */
  public static String freshGame() {
    return "salvage-" + NUMBERS.incrementAndGet();
  }

  public void changed(Somebody who, long revision, Somebody... blocked) {
    changed(who, revision, "", blocked);
  }

  /** With more of the account, as JSON. */
  public void changed(Somebody who, long revision, String more, Somebody... blocked) {
    String others =
        Arrays.stream(blocked)
            .map(other -> "\"" + other.account() + "\"")
            .collect(Collectors.joining(","));
    accounts.take(
        records(
            who.account(),
            """
            {"type":"account-changed.v1","account":"%s","revision":%d,"at":"%s","name":"%s",
             "guest":false,"language":"en","timeZone":"UTC",%s"blocked":[%s]}"""
                .formatted(who.account(), revision, Instant.now(), who.name(), more, others)));
  }

  /** The lobby says whether somebody is a guest. */
  public void guest(Somebody who, long revision, boolean guest) {
    accounts.take(
        records(
            who.account(),
            """
            {"type":"account-changed.v1","account":"%s","revision":%d,"at":"%s","name":"%s",
             "guest":%s,"language":"en","timeZone":"UTC","blocked":[]}"""
                .formatted(who.account(), revision, Instant.now(), who.name(), guest)));
  }

  /** All ratings that somebody has, by a profile. */
  public void profiled(Somebody who, String ratings, long revision) {
    this.ratings.take(
        records(
            who.account(),
            """
            {"type":"profile-changed.v1","account":"%s","revision":%d,"at":"%s","record":[],
             "ratings":[%s],"reliability":{"turns":0,"turnsInTime":0,"games":0,"abandoned":0}}"""
                .formatted(who.account(), revision, Instant.now(), ratings)));
  }

  public void deleted(Somebody who) {
    accounts.take(
        records(
            who.account(),
            """
            {"type":"account-deleted.v1","account":"%s","revision":99,"at":"%s","name":"gone"}"""
                .formatted(who.account(), Instant.now())));
  }

  public void rated(Somebody who, String game, int rating, long revision) {
    ratings.take(
        records(
            who.account(),
            """
            {"type":"rating-changed.v1","account":"%s","name":"%s","game":"%s","season":"2026-q4",
             "before":1500,"after":%d,"games":9,"provisional":false,"revision":%d,"at":"%s",
             "cause":"played"}"""
                .formatted(who.account(), who.name(), game, rating, revision, Instant.now())));
  }

  /**
   * The lobby answers.
   *
   * @param change started, or why the table is cancelled
   */
  public void answered(String table, String change, Somebody... players) {
    boolean started = change.equals("started");
    String seated =
        IntStream.range(0, players.length)
            .mapToObj(
                i ->
                    """
                    {"seat":%d,"account":"%s","name":"%s"}"""
                        .formatted(i + 1, players[i].account(), players[i].name()))
            .collect(Collectors.joining(","));
    String event =
        """
        {"type":"table-%s.v1","table":{"id":"%s","revision":2,"at":"%s","game":"salvage",
         "state":"%s","owner":"o","seats":{"min":2,"max":2},"players":[%s],"options":{},
         "clock":{"kind":"none"},"ranked":true,"visibility":"public","commitment":"00",%s}}"""
            .formatted(
                started ? "started" : "cancelled",
                table,
                Instant.now(),
                started ? "started" : "cancelled",
                seated,
                started ? "\"gameId\":\"sv-" + table + "\"" : "\"cancelled\":\"" + change + "\"");
    tables.take(records(table, event));
  }

  public static List<ConsumerRecord<String, byte[]>> records(String key, String... values) {
    return Arrays.stream(values)
        .map(
            value ->
                new ConsumerRecord<>(
                    "told",
                    0,
                    NUMBERS.incrementAndGet(),
                    key,
                    value.getBytes(StandardCharsets.UTF_8)))
        .toList();
  }

  /** Somebody has waited longer than they have. */
  public void waitedFor(String ticket, String interval) {
    execute(
        "update ticket set since = since - cast(? as interval),"
            + " xid = pg_current_xact_id()::text::bigint where id = ?",
        interval,
        ticket);
  }

  /** What messages about something were written, and not sent yet or sent already. */
  public long count(String sql, Object... arguments) {
    return Long.parseLong(texts(sql, arguments).get(0));
  }

  /** The first column of all rows. */
  public List<String> texts(String sql, Object... arguments) {
    return with(
        sql,
        statement -> {
          List<String> texts = new ArrayList<>();
          try (ResultSet rows = statement.executeQuery()) {
            while (rows.next()) {
              texts.add(rows.getString(1));
            }
          }
          return texts;
        },
        arguments);
  }

  public void execute(String sql, Object... arguments) {
    with(sql, PreparedStatement::executeUpdate, arguments);
  }

  /** The database has not done what it was told. */
  public static final class DatabaseFailed extends RuntimeException {
    private static final long serialVersionUID = 1L;

    DatabaseFailed(SQLException why) {
      super(why);
    }
  }

  @FunctionalInterface
  private interface Work<T> {
    T of(PreparedStatement statement) throws SQLException;
  }

  private <T> T with(String sql, Work<T> work, Object... arguments) {
    try (Connection connection = database.getConnection();
        PreparedStatement statement = connection.prepareStatement(sql)) {
      for (int i = 0; i < arguments.length; i++) {
        statement.setObject(i + 1, arguments[i]);
      }
      return work.of(statement);
    } catch (SQLException e) {
      throw new DatabaseFailed(e);
    }
  }
}
