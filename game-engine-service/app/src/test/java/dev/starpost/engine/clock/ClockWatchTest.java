package dev.starpost.engine.clock;

import static dev.starpost.engine.command.ProcessorTable.bid;
import static org.assertj.core.api.Assertions.assertThat;

import com.mongodb.client.MongoClient;
import com.mongodb.client.MongoClients;
import com.mongodb.client.MongoDatabase;
import dev.starpost.contracts.account.AccountState.Vacation;
import dev.starpost.contracts.account.Hours;
import dev.starpost.contracts.game.GameCommand;
import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.testservers.ServersForTest;
import dev.starpost.deploy.testservers.WithServers;
import dev.starpost.engine.command.CommandOutcome;
import dev.starpost.engine.command.ProcessorTable;
import dev.starpost.engine.game.clock.Outage;
import dev.starpost.engine.history.Heartbeat;
import dev.starpost.kernel.play.Ply;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Instances that watch the clocks of the same games, on a real database and at any time we like.
 */
@Tag("storage")
@WithServers(Backing.MONGO)
class ClockWatchTest {
  private static final Duration TOLERANCE = Duration.ofMinutes(2);
  private static final Duration DAY = Duration.ofDays(1);

  private static MongoClient client;
  private static MongoDatabase database;

  /** An instance: a processor, and what it sends when it looks at the clocks. */
  private static final class Instance {
    final ProcessorTable table = new ProcessorTable(database);
    final List<GameCommand> sent = new ArrayList<>();
    final ClockWatch watch =
        new ClockWatch(
            table.deadlines,
            new Heartbeat(database, TOLERANCE),
            table.games,
            table.restHours,
            (game, command) -> sent.add(command));

    List<GameCommand> look(Instant now) {
      sent.clear();
      watch.look(now, gameId -> true);
      return List.copyOf(sent);
    }

    /** Looks without gap until then, as an instance does that is always there. */
    void watchUntil(Instant from, Instant to) {
      for (Instant at = from; at.isBefore(to); at = at.plus(TOLERANCE)) {
        assertThat(look(at)).isEmpty();
      }
    }
  }

  private final Instance one = new Instance();
  private final Instance other = new Instance();
  private Instant begin;

  @BeforeAll
  static void connect(ServersForTest servers) {
    client = MongoClients.create(servers.mongo());
    database = client.getDatabase(servers.mongoDatabase());
  }

  @AfterAll
  static void disconnect() {
    client.close();
  }

  @BeforeEach
  void beginAnew() {
    List.of("deadlines", "heartbeat", "outages")
        .forEach(name -> database.getCollection(name).drop());
    begin = one.table.now();
  }

  @Test
  void what_is_due_is_expired_once_however_many_instances_find_it() throws Exception {
    String game = one.table.openTimed(2, "PT1H", "bot-takeover");
    Instant due = begin.plus(Duration.ofHours(1));
    one.watchUntil(begin, due);

    List<GameCommand> first = one.look(due);
    List<GameCommand> second = other.look(due);
    assertThat(first).hasSize(2).isEqualTo(second);

    one.table.at(due.plusSeconds(1)).take(first.toArray(GameCommand[]::new));
    List<CommandOutcome> late =
        other.table.at(due.plusSeconds(2)).take(second.toArray(GameCommand[]::new));

    assertThat(late).allMatch(CommandOutcome.Recorded.class::isInstance);
    assertThat(one.table.kindsOf(game))
        .containsExactly(Ply.Kind.OPENING, Ply.Kind.TAKEOVER, Ply.Kind.TAKEOVER);
    assertThat(other.look(due.plusSeconds(60))).as("nothing is left to do").isEmpty();
  }

  @Test
  void an_end_that_comes_after_a_move_is_passed_over_and_nothing_is_stored_of_it()
      throws Exception {
    String game = one.table.openTimed(2, "PT1H", "forfeit");
    Instant due = begin.plus(Duration.ofHours(1));
    one.watchUntil(begin, due);
    GameCommand end = one.look(due).get(0);

    List<CommandOutcome> outcomes =
        one.table.at(due.plusSeconds(1)).take(bid("late", game, 1, 1), end);

    assertThat(outcomes.get(1)).isInstanceOf(CommandOutcome.Skipped.class);
    assertThat(one.table.history.record(game, end.commandId())).isEmpty();
    assertThat(one.table.commandsOf(game)).endsWith("late").hasSize(2);
  }

  @Test
  void an_end_that_arrives_too_early_counts_when_it_is_sent_again() throws Exception {
    String game = one.table.openTimed(2, "PT1H", "bot-takeover");
    Instant due = begin.plus(Duration.ofHours(1));
    one.watchUntil(begin, due);
    GameCommand end = one.look(due).get(0);

    // By the broker's clock, which is behind ours.
    assertThat(one.table.at(due.minusSeconds(3)).take(end).get(0))
        .isInstanceOf(CommandOutcome.Skipped.class);
    assertThat(one.look(due.plusSeconds(5))).as("it is given some time").isEmpty();
    assertThat(one.look(due.plusSeconds(11))).contains(end);
    one.table.at(due.plusSeconds(11)).take(end);
    assertThat(one.table.kindsOf(game)).endsWith(Ply.Kind.TAKEOVER);
  }

  @Test
  void a_host_that_knows_an_older_game_expires_nothing_that_was_answered() throws Exception {
    String game = one.table.openTimed(2, "PT1H", "forfeit");
    assertThat(other.table.games.current(game)).isPresent();
    Instant due = begin.plus(Duration.ofHours(1));
    one.watchUntil(begin, due);
    GameCommand end = one.look(due).get(0);
    one.table.at(due).take(bid("answer", game, 1, 1));

    assertThat(other.table.at(due.plusSeconds(1)).take(end).get(0))
        .isInstanceOf(CommandOutcome.Skipped.class);
    assertThat(one.table.commandsOf(game)).endsWith("answer");
  }

  @Test
  void deadlines_are_found_again_after_a_restart_and_by_their_owner_only() throws Exception {
    String game = one.table.openTimed(2, "PT1H", "forfeit");
    Instant due = begin.plus(Duration.ofHours(1));
    one.watchUntil(begin, due);

    Instance restarted = new Instance();
    restarted.watch.look(due, gameId -> false);
    assertThat(restarted.sent).isEmpty();
    assertThat(restarted.look(due)).extracting(GameCommand::gameId).containsOnly(game);
  }

  @Test
  void a_reminder_that_is_older_than_the_game_is_put_right() throws Exception {
    String game = one.table.openTimed(2, "PT1H", "forfeit");
    var old = one.table.games.current(game).orElseThrow();
    one.table.take(bid(game, 1, 1), bid(game, 2, 1));
    Instant due = begin.plus(Duration.ofHours(1));
    one.watchUntil(begin, due);
    database.getCollection("deadlines").drop();
    one.table.deadlines.note(List.of(old));
    assertThat(one.table.deadlines.of("account-1")).containsExactly(game);

    one.table.at(due.minusSeconds(1)).take(ProcessorTable.resign(game, 2));
    assertThat(one.table.deadlines.due(due.plus(DAY), 10)).as("it is over").isEmpty();
  }

  @Test
  void an_older_version_never_overwrites_a_later_reminder() throws Exception {
    String game = one.table.openTimed(2, "PT1H", "forfeit");
    var old = one.table.games.current(game).orElseThrow();
    one.table.at(begin.plusSeconds(600)).take(bid(game, 1, 1), bid(game, 2, 1));

    one.table.deadlines.note(List.of(old));

    assertThat(one.table.deadlines.due(begin.plus(Duration.ofMinutes(65)), 10)).isEmpty();
    assertThat(one.table.deadlines.due(begin.plus(Duration.ofMinutes(70)), 10))
        .containsExactly(game);
  }

  @Test
  void the_time_of_an_outage_is_given_back_before_anything_expires() throws Exception {
    String game = one.table.openTimed(2, "PT1H", "forfeit");
    Instant gone = begin.plus(Duration.ofMinutes(40));
    one.watchUntil(begin, gone.plusSeconds(1));
    Instant back = gone.plus(DAY);

    List<GameCommand> first = one.look(back);
    List<GameCommand> second = other.look(back.plusSeconds(1));

    assertThat(first).singleElement().isInstanceOf(GameCommand.ExtendClocks.class);
    assertThat(second).isEqualTo(first);
    one.table.at(back.plusSeconds(2)).take(first.get(0));
    other.table.at(back.plusSeconds(3)).take(second.get(0));
    assertThat(one.table.kindsOf(game)).containsExactly(Ply.Kind.OPENING, Ply.Kind.CLOCK_CHANGE);
    assertThat(one.table.games.current(game).orElseThrow().roster().nextDeadline())
        .contains(begin.plus(Duration.ofHours(1)).plus(DAY));
    assertThat(one.look(back.plusSeconds(20))).isEmpty();
  }

  @Test
  void an_outage_that_was_not_given_back_is_given_back_when_the_deadline_has_come()
      throws Exception {
    one.table.openTimed(2, "PT1H", "forfeit");
    one.watchUntil(begin, begin.plus(Duration.ofMinutes(40)).plusSeconds(1));
    Instant later = begin.plus(DAY).plus(Duration.ofMinutes(20));
    // Whoever is back first decides for other games.
    for (Instant at = begin.plus(DAY); at.isBefore(later); at = at.plus(TOLERANCE)) {
      other.watch.look(at, gameId -> false);
    }
    assertThat(one.look(later)).singleElement().isInstanceOf(GameCommand.ExtendClocks.class);
  }

  @Test
  void of_two_that_find_the_same_silence_the_first_says_how_long_it_was() {
    Heartbeat first = new Heartbeat(database, TOLERANCE);
    Heartbeat second = new Heartbeat(database, TOLERANCE);
    assertThat(first.beat(begin)).isEmpty();
    assertThat(second.beat(begin.plus(TOLERANCE))).isEmpty();
    Instant back = begin.plus(DAY);

    List<Outage> told = List.of(new Outage(begin.plus(TOLERANCE), back));
    assertThat(first.beat(back)).isEqualTo(told);
    assertThat(second.beat(back.plusSeconds(1))).isEqualTo(told);
  }

  @Test
  void a_vacation_moves_the_deadlines_of_ones_games_and_none_is_missed_before() throws Exception {
    one.table.openTimed(2, "PT1H", "forfeit");
    Instant due = begin.plus(Duration.ofHours(1));
    Hours away =
        new Hours(
            4,
            "UTC",
            Optional.empty(),
            Optional.of(new Vacation(LocalDate.of(2026, 11, 16), LocalDate.of(2026, 11, 20))));

    one.watch.rest("account-1", away, begin, gameId -> true);
    assertThat(one.sent).singleElement().isInstanceOf(GameCommand.SetHours.class);

    // That one is lost; whoever finds the deadline later moves it first.
    one.table.hoursByAccount.put("account-1", away);
    one.watchUntil(begin, due);
    List<GameCommand> found = one.look(due);
    assertThat(found)
        .hasSize(2)
        .hasAtLeastOneElementOfType(GameCommand.SetHours.class)
        .hasAtLeastOneElementOfType(GameCommand.ExpireTurn.class);
  }
}
