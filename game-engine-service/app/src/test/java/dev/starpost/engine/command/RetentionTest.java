package dev.starpost.engine.command;

import static dev.starpost.engine.command.ProcessorTable.bid;
import static dev.starpost.engine.command.ProcessorTable.illegalBid;
import static org.assertj.core.api.Assertions.assertThat;

import com.mongodb.client.MongoClient;
import com.mongodb.client.MongoClients;
import com.mongodb.client.MongoDatabase;
import dev.starpost.contracts.game.GameCommand;
import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.testservers.ServersForTest;
import dev.starpost.deploy.testservers.WithServers;
import dev.starpost.engine.game.clock.Outage;
import dev.starpost.engine.history.Heartbeat;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What is stored for a time is gone after it, and nothing else is. */
@Tag("storage")
@WithServers(Backing.MONGO)
class RetentionTest {
  private static final Duration DAY = Duration.ofDays(1);

  private static MongoClient client;
  private static MongoDatabase database;

  private final ProcessorTable table = new ProcessorTable(database);

  @BeforeAll
  static void connect(ServersForTest servers) {
    client = MongoClients.create(servers.mongo());
    // Of its own: others need what is forgotten here.
    database = client.getDatabase(servers.mongoDatabase() + "_forgotten");
  }

  @AfterAll
  static void disconnect() {
    client.close();
  }

  private boolean isRecorded(String game, String command) {
    return table.history.record(game, command).isPresent();
  }

  @Test
  void a_refusal_is_forgotten_after_its_time_and_a_commit_never() throws Exception {
    String game = table.open(2);
    String refused = UUID.randomUUID().toString();
    String accepted = UUID.randomUUID().toString();
    table.take(illegalBid(refused, game, 1, 1), bid(accepted, game, 2, 1));
    Instant then = table.now();

    table.refusals.sweep(then.plus(DAY.multipliedBy(29)));
    assertThat(isRecorded(game, refused)).as("it may come again").isTrue();

    table.refusals.sweep(then.plus(DAY.multipliedBy(31)));
    assertThat(isRecorded(game, refused)).isFalse();
    assertThat(isRecorded(game, accepted)).isTrue();
    assertThat(table.commandsOf(game)).hasSize(2);
    assertThat(table.refusals.sweep(then.plus(DAY.multipliedBy(31)))).isZero();
  }

  @Test
  void many_refusals_are_forgotten_page_by_page_whoever_has_refused_them() throws Exception {
    String game = table.open(2);
    ProcessorTable other = new ProcessorTable(database);
    List<String> all = new ArrayList<>();
    for (ProcessorTable one : List.of(table, other)) {
      for (int batch = 0; batch < 3; batch++) {
        GameCommand[] commands = new GameCommand[150];
        for (int i = 0; i < commands.length; i++) {
          all.add(UUID.randomUUID().toString());
          commands[i] = illegalBid(all.get(all.size() - 1), game, 1, 1);
        }
        one.take(commands);
      }
    }
    assertThat(all).allMatch(command -> isRecorded(game, command));

    int forgotten = other.refusals.sweep(table.now().plus(DAY.multipliedBy(31)));

    assertThat(forgotten).isGreaterThanOrEqualTo(all.size());
    assertThat(all).noneMatch(command -> isRecorded(game, command));
  }

  /** The instance may have died between refusing and noting it. */
  @Test
  void a_refusal_that_is_delivered_again_is_forgotten_too() throws Exception {
    String game = table.open(2);
    String refused = UUID.randomUUID().toString();
    table.take(illegalBid(refused, game, 1, 1));
    database.getCollection("refusal_pages").drop();
    new ProcessorTable(database).take(illegalBid(refused, game, 1, 1));

    table.refusals.sweep(table.now().plus(DAY.multipliedBy(31)));

    assertThat(isRecorded(game, refused)).isFalse();
  }

  @Test
  void seeds_of_tables_that_never_began_are_forgotten_and_those_of_games_stay() throws Exception {
    String used = table.seeds.seal();
    String unused = table.seeds.seal();
    GameCommand.StartGame start = ProcessorTable.start(2, used);
    table.take(start);

    assertThat(table.seeds.forgetUnusedBefore(Instant.now().minus(DAY))).isZero();
    assertThat(table.seeds.forgetUnusedBefore(Instant.now().plus(DAY))).isPositive();

    assertThat(database.getCollection("seals").find())
        .extracting(seal -> seal.getString("_id"))
        .contains(used)
        .doesNotContain(unused);
  }

  @Test
  void outages_that_no_clock_can_have_known_are_forgotten() {
    Heartbeat heartbeat = new Heartbeat(database, Duration.ofMinutes(2));
    Instant begin = Instant.parse("2026-11-16T12:00:00Z");
    heartbeat.beat(begin);
    Outage outage = new Outage(begin, begin.plus(DAY));
    assertThat(heartbeat.beat(outage.to())).containsExactly(outage);

    assertThat(heartbeat.sweep(outage.to().plus(DAY.multipliedBy(399)))).isZero();
    assertThat(heartbeat.sweep(outage.to().plus(DAY.multipliedBy(401)))).isEqualTo(1);
  }
}
