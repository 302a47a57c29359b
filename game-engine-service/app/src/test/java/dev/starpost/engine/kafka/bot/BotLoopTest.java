package dev.starpost.engine.kafka.bot;

import static org.assertj.core.api.Assertions.assertThat;

import com.mongodb.client.MongoClient;
import com.mongodb.client.MongoClients;
import com.mongodb.client.MongoDatabase;
import dev.starpost.contracts.game.GameCommand.BotMove;
import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.testservers.ServersForTest;
import dev.starpost.deploy.testservers.WithServers;
import dev.starpost.engine.game.Commit;
import dev.starpost.engine.kafka.Await;
import dev.starpost.engine.kafka.Topics;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.bot.Bot;
import dev.starpost.kernel.play.AutomaticPlayer;
import dev.starpost.kernel.play.Ply;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What bots answer, whoever of them goes, on real servers. */
@Tag("storage")
@WithServers({Backing.KAFKA, Backing.MONGO})
class BotLoopTest {
  private static MongoClient client;
  private static MongoDatabase database;

  private final HeldPlayer held = new HeldPlayer();
  private BotTable table;

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
  void open(ServersForTest servers) throws Exception {
    String prefix = servers.topicPrefix() + UUID.randomUUID() + ".";
    table = new BotTable(servers.kafka(), prefix, database);
  }

  @AfterEach
  void close() {
    held.letGo();
    table.close();
  }

  @Test
  void bots_answer_once_each_and_nobody_answers_for_a_person() throws Exception {
    table.bots(Bot.GREEDY);
    String game = table.open(2);

    List<Commit> commits = table.awaitCommits(game, 3);
    assertThat(commits.subList(1, 3))
        .allSatisfy(commit -> assertThat(commit.kind()).isEqualTo(Ply.Kind.BOT_DECISION))
        .extracting(Commit::seat)
        .containsExactlyInAnyOrder(Optional.of(Seat.of(2)), Optional.of(Seat.of(3)));
    assertThat(commits.get(2).announcement().content().awaiting()).containsExactly(1);

    // What bots had sent besides would have been decided before Ann's bid.
    table.annBids(game, 1);
    assertThat(table.awaitCommits(game, 4).get(3).seat()).isEqualTo(Optional.of(Seat.of(1)));
  }

  @Test
  void a_turn_that_an_instance_leaves_in_mid_decision_is_taken_up_by_another_once()
      throws Exception {
    BotLoop first = table.bots(held);
    String game = table.open(1);
    held.awaitThinking();
    first.close();
    assertThat(table.commits(game)).hasSize(1);

    table.bots(AutomaticPlayer.RANDOM);
    Commit answer = table.awaitCommits(game, 2).get(1);
    assertThat(answer.commandId()).isEqualTo(BotMove.idOf(game, 2, 1));

    // The first one may send its answer after all; it is the same command.
    held.letGo();
    table.send(BotMove.of(game, 2, 1, BotTable.noBid()));
    table.annBids(game, 1);
    assertThat(table.awaitCommits(game, 3))
        .extracting(Commit::commandId)
        .filteredOn(BotMove.idOf(game, 2, 1)::equals)
        .hasSize(1);
    assertThat(table.commits(game).get(2).seat()).isEqualTo(Optional.of(Seat.of(1)));
  }

  @Test
  void a_bot_that_thinks_long_holds_up_no_other_game() throws Exception {
    table.bots(held);
    String slow = table.open(1);
    held.awaitThinking();
    String quick = table.open(inThePartitionOf(slow), 1);

    Commit answer = table.awaitCommits(quick, 2).get(1);
    assertThat(answer.kind()).isEqualTo(Ply.Kind.BOT_DECISION);
    assertThat(table.commits(slow)).as("still thinking").hasSize(1);
    assertThat(table.committed(slow)).as("its turn would be read again").isZero();

    held.letGo();
    table.awaitCommits(slow, 2);
    Await.until(() -> committed(slow) == 4);
  }

  @Test
  void a_bot_whose_answer_found_its_game_parked_answers_when_it_goes_on() throws Exception {
    String game = "sv-" + UUID.randomUUID();
    table.park(game);
    table.bots(AutomaticPlayer.RANDOM);
    table.open(game, 1);
    table.awaitNotTaken();
    assertThat(table.commits(game)).hasSize(1);

    table.release(game);

    assertThat(table.awaitCommits(game, 2).get(1).kind()).isEqualTo(Ply.Kind.BOT_DECISION);
  }

  private long committed(String game) {
    try {
      return table.committed(game);
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  private static String inThePartitionOf(String game) {
    while (true) {
      String id = "sv-" + UUID.randomUUID();
      if (Topics.partitionOf(id) == Topics.partitionOf(game)) {
        return id;
      }
    }
  }
}
