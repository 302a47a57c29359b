package dev.starpost.rating;

import com.github.f4b6a3.ulid.UlidCreator;
import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.account.AccountState;
import dev.starpost.rating.fairness.TableIntake;
import dev.starpost.rating.game.GameIntake;
import dev.starpost.rating.player.AccountIntake;
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
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.apache.kafka.clients.consumer.ConsumerRecord;

/** Lets the service know of people, games and tables at once, as if it had read of them. */
@ApplicationScoped
public class World {
  private static final AtomicLong OFFSETS = new AtomicLong();
  private static final AtomicLong GAMES = new AtomicLong();

  private final AccountIntake accounts;
  private final GameIntake games;
  private final TableIntake tables;
  private final DataSource database;

  World(AccountIntake accounts, GameIntake games, TableIntake tables, DataSource database) {
    this.accounts = accounts;
    this.games = games;
    this.tables = tables;
    this.database = database;
  }

  /** Somebody whom the lobby has told of. */
  public record Somebody(String account, String name) {}

  /** A game that no other test plays. */
  public String newGame() {
    return "game-"
        + GAMES.incrementAndGet()
        + "-"
        + UlidCreator.getMonotonicUlid().toString().substring(20).toLowerCase(Locale.ROOT);
  }

  /** Under a name that is like no other's. */
  public Somebody somebody(String name) {
    String account = UlidCreator.getMonotonicUlid().toString();
    Somebody somebody = new Somebody(account, name + "-" + account.substring(18));
    rename(somebody, 1, somebody.name());
    return somebody;
  }

  public void rename(Somebody who, long revision, String name) {
    tell(who, revision, name, false);
  }

  /** A guest, whom the lobby has told of as one. */
  public Somebody guest(String name) {
    String account = UlidCreator.getMonotonicUlid().toString();
    Somebody guest = new Somebody(account, name + "-" + account.substring(18));
    tell(guest, 1, guest.name(), true);
    return guest;
  }

  /** What the lobby tells of somebody. */
  public void tell(Somebody who, long revision, String name, boolean guest) {
    accounts.take(records(who.account(), changed(who, revision, name, guest)));
  }

  private static String changed(Somebody who, long revision, String name, boolean guest) {
    return ContractJson.text(
        new AccountState.AccountChanged(
            who.account(),
            revision,
            Instant.now(),
            name,
            guest,
            "en",
            "UTC",
            Optional.empty(),
            Optional.empty(),
            List.of()));
  }

  public void delete(Somebody who) {
    accounts.take(records(who.account(), deleted(who)));
  }

  private static String deleted(Somebody who) {
    return ContractJson.text(
        new AccountState.AccountDeleted(who.account(), 9, Instant.now(), "gone-123"));
  }

  /** That somebody is a guest, and gone: both are read at once. */
  public void tellOfGuestAndDelete(Somebody who, long revision) {
    accounts.take(records(who.account(), changed(who, revision, who.name(), true), deleted(who)));
  }

  /** What the engine tells; again, if it is told again. */
  public void tell(Story story) {
    games.take(records(story.id(), story.told()));
  }

  /** Only the end of it, as if the topic had lost the rest. */
  public void tellLastOf(Story story) {
    String[] told = story.told();
    games.take(records(story.id(), told[told.length - 1]));
  }

  /** A table at which a ranked game begins. */
  public void startTable(Story story, String game, String options) {
    String text =
        """
        {"type":"table-started.v1","table":{"id":"%s","revision":1,"at":"%s","game":"%s",
         "state":"started","owner":"x","seats":{"min":2,"max":2},"players":[],"options":%s,
         "clock":{"kind":"none"},"ranked":true,"visibility":"public","commitment":"c",
         "gameId":"%s"}}"""
            .formatted(story.id(), Instant.now(), game, options, story.id());
    tables.take(records(story.id(), text));
  }

  /** A rated duel that the first one wins. */
  public Story duel(String game, Somebody winner, Somebody loser) {
    Story story = new Story(game, winner, loser).at(Instant.now()).begins(1).ends(1, 2);
    tell(story);
    return story;
  }

  /** Somebody who has played enough for a place, with that rating. */
  public Somebody rated(String game, String name, int rating) {
    Somebody somebody = somebody(name);
    for (int i = 0; i < 10; i++) {
      duel(game, somebody, somebody("Other"));
    }
    execute(
        "update standing_count c set players = players - 1 from standing s where"
            + " s.account = ? and s.game = c.game and s.season = c.season"
            + " and s.listing = c.listing and s.rating = c.rating",
        somebody.account());
    execute("update standing set rating = ? where account = ?", rating, somebody.account());
    execute(
        "insert into standing_count as c select game, season, listing, rating, 1"
            + " from standing where account = ? on conflict"
            + " (game, season, listing, rating) do update set players = c.players + 1",
        somebody.account());
    return somebody;
  }

  /** As rows were before it was kept who is a guest. */
  public void forgetWhoIsAGuest(Somebody who) {
    execute("update person set guest = null where account = ?", who.account());
  }

  /** A number of the database. */
  public long count(String query, Object... arguments) {
    return Long.parseLong(texts(query, arguments).get(0));
  }

  /** The first column of all rows. */
  public List<String> texts(String query, Object... arguments) {
    return with(
        query,
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

  private void execute(String sql, Object... arguments) {
    with(sql, PreparedStatement::executeUpdate, arguments);
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
      throw new IllegalStateException(e);
    }
  }

  /** All that ratings are, to see whether something has changed. */
  public List<String> everything() {
    return Stream.of(
            "person",
            "game_record",
            "standing",
            "rating_change",
            "rated_game",
            "result",
            "seat_tally",
            "game")
        .flatMap(table -> texts("select t::text from " + table + " t order by 1").stream())
        .toList();
  }

  public static List<ConsumerRecord<String, byte[]>> records(String key, String... values) {
    return Arrays.stream(values)
        .map(
            value ->
                new ConsumerRecord<>(
                    "told",
                    0,
                    OFFSETS.incrementAndGet(),
                    key,
                    value.getBytes(StandardCharsets.UTF_8)))
        .toList();
  }
}
