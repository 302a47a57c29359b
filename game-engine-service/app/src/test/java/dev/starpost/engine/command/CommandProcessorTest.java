package dev.starpost.engine.command;

import static dev.starpost.engine.command.ProcessorTable.bid;
import static dev.starpost.engine.command.ProcessorTable.illegalBid;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.mongodb.client.MongoClient;
import com.mongodb.client.MongoClients;
import com.mongodb.client.MongoDatabase;
import dev.starpost.contracts.game.GameCommand;
import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.testservers.ServersForTest;
import dev.starpost.deploy.testservers.WithServers;
import dev.starpost.engine.game.CommandRefusal;
import dev.starpost.engine.game.Commit;
import dev.starpost.engine.game.Snapshot;
import dev.starpost.engine.game.StoredRefusal;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What the processor promises whatever fails around it, on a real database. */
@Tag("storage")
@WithServers(Backing.MONGO)
class CommandProcessorTest {
  private static MongoClient client;
  private static MongoDatabase database;

  private final ProcessorTable table = new ProcessorTable(database);

  @BeforeAll
  static void connect(ServersForTest servers) {
    client = MongoClients.create(servers.mongo());
    database = client.getDatabase(servers.mongoDatabase());
  }

  @AfterAll
  static void disconnect() {
    client.close();
  }

  @Test
  void commands_of_one_game_in_one_batch_are_decided_one_after_the_other() throws Exception {
    String game = table.open(3);

    List<CommandOutcome> outcomes =
        table.take(bid("a", game, 1, 1), bid("b", game, 2, 1), bid("c", game, 1, 2));

    assertThat(outcomes).allSatisfy(outcome -> assertThat(versionOf(outcome)).isPositive());
    assertThat(table.commandsOf(game)).hasSize(4).endsWith("a", "b", "c");
    assertThat(table.published).containsExactly(game + ":1", game + ":2", game + ":3", game + ":4");
  }

  @Test
  void a_batch_of_many_games_is_stored_by_one_write() throws Exception {
    String one = table.open(2);
    String other = table.open(2);
    long before = table.writes();

    table.take(bid(one, 1, 1), bid(other, 1, 1), bid(one, 2, 1), bid(other, 2, 1));

    assertThat(table.commandsOf(one)).hasSize(3);
    assertThat(table.commandsOf(other)).hasSize(3);
    assertThat(table.writes() - before).isEqualTo(1);
  }

  @Test
  void what_is_refused_is_judged_on_what_is_stored() throws Exception {
    String game = table.open(2);
    long before = table.writes();

    List<CommandOutcome> outcomes =
        table.take(bid("a", game, 1, 1), illegalBid("b", game, 2, 1), bid("c", game, 2, 1));

    assertThat(versionOf(outcomes.get(0))).isEqualTo(2);
    assertThat(refusalOf(outcomes.get(1)).kind()).isEqualTo(CommandRefusal.Kind.ILLEGAL);
    assertThat(versionOf(outcomes.get(2))).isEqualTo(3);
    assertThat(table.writes() - before).isGreaterThan(1);
  }

  @Test
  void another_writer_in_the_middle_of_a_batch_leaves_no_gap_and_loses_nothing() throws Exception {
    String before = table.open(3);
    String middle = table.open(3);
    String after = table.open(3);
    new ProcessorTable(database).take(bid("theirs", middle, 2, 1));

    List<CommandOutcome> outcomes =
        table.take(
            bid("a", before, 1, 1),
            bid("b", middle, 1, 1),
            bid("c", after, 1, 1),
            bid("d", before, 2, 1),
            bid("e", middle, 3, 1),
            bid("f", after, 2, 1));

    assertThat(outcomes)
        .hasSize(6)
        .allSatisfy(outcome -> assertThat(versionOf(outcome)).isPositive());
    assertThat(table.commandsOf(before)).endsWith("a", "d").hasSize(3);
    assertThat(table.commandsOf(middle)).endsWith("theirs", "b", "e").hasSize(4);
    assertThat(table.commandsOf(after)).endsWith("c", "f").hasSize(3);
  }

  @Test
  void the_same_command_twice_in_a_batch_is_carried_out_once() throws Exception {
    String game = table.open(3);

    List<CommandOutcome> outcomes =
        table.take(bid("a", game, 1, 1), bid("a", game, 1, 1), bid("b", game, 2, 1));

    assertThat(outcomes.get(1)).isEqualTo(outcomes.get(0));
    assertThat(table.commandsOf(game)).endsWith("a", "b").hasSize(3);
  }

  @Test
  void a_game_that_has_begun_cannot_begin_again() throws Exception {
    String game = table.open(2);
    GameCommand.StartGame other = ProcessorTable.start(2, table.seeds.seal());
    GameCommand.StartGame again =
        new GameCommand.StartGame(
            other.commandId(),
            game,
            other.replyTo(),
            other.game(),
            other.players(),
            other.options(),
            other.commitment(),
            other.visibility(),
            other.clock(),
            other.ranked());

    // Neither for a processor that has the game in memory nor for one that has not.
    assertThat(refusalOf(new ProcessorTable(database).take(again).get(0)).code())
        .isEqualTo("started-already");
    assertThat(refusalOf(table.take(again).get(0)).code()).isEqualTo("started-already");
    assertThat(table.commandsOf(game)).hasSize(1);
  }

  @Test
  void a_batch_that_is_delivered_again_changes_nothing_and_is_announced_again() throws Exception {
    String game = table.open(2);
    GameCommand[] batch = {bid("a", game, 1, 1), bid("b", game, 2, 1), illegalBid("c", game, 1, 3)};
    List<CommandOutcome> first = table.take(batch);
    table.published.clear();

    ProcessorTable restarted = new ProcessorTable(database);
    List<CommandOutcome> second = restarted.take(batch);

    assertThat(second).isEqualTo(first);
    assertThat(restarted.commandsOf(game)).hasSize(3);
    assertThat(restarted.published).containsExactly(game + ":2", game + ":3");
  }

  @Test
  void a_host_that_was_held_cannot_write_over_what_another_has_decided() throws Exception {
    String game = table.open(3);
    ProcessorTable other = new ProcessorTable(database);
    other.take(bid("theirs", game, 2, 1));

    // This one still believes that the game is at version 1.
    List<CommandOutcome> outcomes = table.take(bid("mine", game, 1, 1));

    assertThat(versionOf(outcomes.get(0))).isEqualTo(3);
    assertThat(table.commandsOf(game)).endsWith("theirs", "mine");
  }

  @Test
  void a_host_that_was_held_gives_the_answer_that_another_has_given() throws Exception {
    String game = table.open(2);
    ProcessorTable other = new ProcessorTable(database);
    other.take(bid("a", game, 1, 1), bid("b", game, 2, 1));

    List<CommandOutcome> outcomes = table.take(bid("a", game, 1, 1), bid("b", game, 2, 1));

    assertThat(outcomes).extracting(CommandProcessorTest::versionOf).containsExactly(2L, 3L);
    assertThat(table.commandsOf(game)).hasSize(3);
  }

  @Test
  void what_was_refused_stays_refused_by_whoever_is_asked_next() throws Exception {
    String game = table.open(2);
    GameCommand early = bid("early", game, 1, 7);
    assertThat(refusalOf(table.take(early).get(0)).kind()).isEqualTo(CommandRefusal.Kind.STALE);
    for (int round = 0; round < 3; round++) {
      long version = table.games.current(game).orElseThrow().version();
      table.take(bid(game, 1, version), bid(game, 2, version));
    }

    // By now the version that it names exists, and the move would be allowed.
    CommandOutcome again = new ProcessorTable(database).take(early).get(0);

    assertThat(refusalOf(again).kind()).isEqualTo(CommandRefusal.Kind.STALE);
    assertThat(table.commandsOf(game)).doesNotContain("early");
  }

  @Test
  void an_answer_is_stored_once_even_if_two_hosts_disagree() throws Exception {
    String game = table.open(2);
    ProcessorTable other = new ProcessorTable(database);
    other.games.known(game);
    // One processor stores a refusal; the other has not seen it and would accept the same command.
    assertThat(refusalOf(table.take(bid("c", game, 1, 99)).get(0)).kind())
        .isEqualTo(CommandRefusal.Kind.STALE);

    CommandOutcome second = other.take(bid("c", game, 1, 1)).get(0);

    assertThat(refusalOf(second).kind()).isEqualTo(CommandRefusal.Kind.STALE);
    assertThat(table.commandsOf(game)).doesNotContain("c");
  }

  @Test
  void the_same_id_for_something_else_is_told_and_changes_nothing() throws Exception {
    String game = table.open(2);
    table.take(bid("a", game, 1, 1));

    List<CommandOutcome> outcomes = table.take(illegalBid("a", game, 1, 2), bid("a", game, 2, 1));

    assertThat(outcomes).hasOnlyElementsOfType(CommandOutcome.IdReused.class);
    assertThat(table.commandsOf(game)).hasSize(2);
  }

  @Test
  void nobody_is_told_of_a_commit_before_it_is_announced() throws Exception {
    String game = table.open(2);
    GameCommand move = bid("a", game, 1, 1);
    table.breakBroker();

    assertThatThrownBy(() -> table.take(move)).isInstanceOf(PublicationFailed.class);
    assertThat(table.replies).isEmpty();

    table.mendBroker();
    assertThat(versionOf(table.take(move).get(0))).isEqualTo(2);
    assertThat(table.commandsOf(game)).hasSize(2);
    assertThat(table.published).containsExactly(game + ":1", game + ":2");
  }

  @Test
  void a_game_whose_rules_fail_is_parked_and_the_others_go_on() throws Exception {
    FailingSalvage failing = new FailingSalvage();
    ProcessorTable own = new ProcessorTable(database, List.of(failing.game()));
    String game = own.open(2);
    String other = own.open(2);
    failing.fails.set(true);
    assertThat(own.take(bid("a", game, 1, 1))).containsExactly(new CommandOutcome.Parked());
    failing.fails.set(false);

    List<CommandOutcome> outcomes = own.take(bid("b", game, 2, 1), bid("c", other, 1, 1));

    assertThat(outcomes).hasSize(2).contains(new CommandOutcome.Parked());
    assertThat(own.commandsOf(other)).endsWith("c");
    assertThat(own.parked.find(game).orElseThrow().state()).isPresent();
    assertThat(own.parked.find(game).orElseThrow().failure()).contains("a mistake in the rules");

    assertThat(own.parked.release(game)).isTrue();
    assertThat(versionOf(own.take(bid("a", game, 1, 1)).get(0))).isEqualTo(2);
  }

  @Test
  void a_game_whose_rules_fail_badly_is_parked_too() throws Exception {
    FailingSalvage failing = new FailingSalvage();
    failing.worse = true;
    ProcessorTable own = new ProcessorTable(database, List.of(failing.game()));
    String game = own.open(2);
    failing.fails.set(true);

    assertThat(own.take(bid("a", game, 1, 1), bid("b", game, 2, 1)))
        .containsExactly(new CommandOutcome.Parked(), new CommandOutcome.Parked());
    assertThat(own.parked.find(game).orElseThrow().failure()).contains("a bad mistake");
  }

  @Test
  void what_was_answered_before_a_game_was_parked_stays_answered() throws Exception {
    FailingSalvage failing = new FailingSalvage();
    ProcessorTable own = new ProcessorTable(database, List.of(failing.game()));
    String game = own.open(2);
    GameCommand good = bid("a", game, 1, 1);
    List<CommandOutcome> first = own.take(good);
    failing.fails.set(true);
    own.take(bid("b", game, 2, 1));
    own.published.clear();

    assertThat(own.take(good, bid("c", game, 2, 1)))
        .containsExactly(first.get(0), new CommandOutcome.Parked());
    assertThat(own.published).containsExactly(game + ":2");

    // Also where the failure comes first: the answer is there already.
    ProcessorTable other = new ProcessorTable(database, List.of(failing.game()));
    assertThat(other.parked.release(game)).isTrue();
    assertThat(other.take(good)).isEqualTo(first);
    assertThat(other.parked.find(game)).isEmpty();
  }

  @Test
  void a_game_that_cannot_be_announced_does_not_stop_the_others() throws Exception {
    String one = table.open(2);
    String other = table.open(2);
    table.published.clear();
    table.breakBrokerFor(one);

    assertThatThrownBy(
            () ->
                table.take(
                    bid("a", one, 1, 1),
                    bid("b", other, 1, 1),
                    bid("c", one, 2, 1),
                    bid("d", other, 2, 1)))
        .isInstanceOf(PublicationFailed.class);

    assertThat(table.published).containsExactly(other + ":2", other + ":3");
    assertThat(table.replies).extracting(ProcessorTable.Reply::commandId).containsExactly("b", "d");
  }

  @Test
  void a_seed_serves_one_game_only() throws Exception {
    String commitment = table.seeds.seal();
    GameCommand.StartGame first = ProcessorTable.start(2, commitment);
    table.take(first);

    CommandOutcome second = table.take(ProcessorTable.start(2, commitment)).get(0);
    CommandOutcome again = table.take(first).get(0);

    assertThat(refusalOf(second).code()).isEqualTo("unknown-seal");
    assertThat(versionOf(again)).isEqualTo(1);
  }

  @Test
  void of_two_games_in_one_batch_one_gets_the_seed() throws Exception {
    String commitment = table.seeds.seal();

    List<CommandOutcome> outcomes =
        table.take(ProcessorTable.start(2, commitment), ProcessorTable.start(2, commitment));

    assertThat(versionOf(outcomes.get(0))).isEqualTo(1);
    assertThat(refusalOf(outcomes.get(1)).code()).isEqualTo("unknown-seal");
  }

  @Test
  void a_game_that_cannot_be_opened_is_refused() throws Exception {
    assertThat(refusalOf(table.take(ProcessorTable.start(7, table.seeds.seal())).get(0)).code())
        .isEqualTo("bad-players");
    assertThat(refusalOf(table.take(ProcessorTable.start(2, "never sealed")).get(0)).code())
        .isEqualTo("unknown-seal");
  }

  @Test
  void a_command_for_no_game_or_no_seat_is_refused() throws Exception {
    String game = table.open(2);

    assertThat(refusalOf(table.take(bid("sv-nobody", 1, 1)).get(0)).kind())
        .isEqualTo(CommandRefusal.Kind.NO_GAME);
    assertThat(refusalOf(table.take(bid(game, 3, 1)).get(0)).kind())
        .isEqualTo(CommandRefusal.Kind.NOTHING_ASKED);
    assertThat(refusalOf(table.take(bid(game, 77, 1)).get(0)).kind())
        .isEqualTo(CommandRefusal.Kind.NOTHING_ASKED);
  }

  @Test
  void without_its_snapshot_a_game_is_the_same() throws Exception {
    String game = table.open(2);
    for (int round = 0; round < 2 * ProcessorTable.SNAPSHOT_EVERY; round++) {
      long version = table.games.current(game).orElseThrow().version();
      if (table.games.current(game).orElseThrow().isFinished()) {
        break;
      }
      table.take(bid(game, 1, version), bid(game, 2, version));
    }
    table.awaitSnapshots();
    assertThat(table.snapshots.of(game)).isPresent();
    var restored = new ProcessorTable(database).games.current(game).orElseThrow();
    database.getCollection("snapshots").drop();
    var folded = new ProcessorTable(database).games.current(game).orElseThrow();

    assertThat(folded.version()).isEqualTo(restored.version());
    assertThat(folded.stateForOperators()).isEqualTo(restored.stateForOperators());
    assertThat(folded.snapshot()).isEqualTo(restored.snapshot());
  }

  @Test
  void a_snapshot_of_another_make_is_passed_over() throws Exception {
    String game = table.open(2);
    table.take(bid(game, 1, 1));
    var now = table.games.current(game).orElseThrow();
    var old = now.snapshot();
    table.snapshots.keep(
        new Snapshot(
            game, 40, "0.0", old.drawn(), old.askedAt(), old.state(), old.opening(), old.roster()));

    assertThat(new ProcessorTable(database).games.current(game).orElseThrow().version())
        .isEqualTo(2);
  }

  private static long versionOf(CommandOutcome outcome) {
    assertThat(outcome).isInstanceOf(CommandOutcome.Recorded.class);
    assertThat(((CommandOutcome.Recorded) outcome).record()).isInstanceOf(Commit.class);
    return ((Commit) ((CommandOutcome.Recorded) outcome).record()).version();
  }

  private static CommandRefusal refusalOf(CommandOutcome outcome) {
    assertThat(outcome).isInstanceOf(CommandOutcome.Recorded.class);
    assertThat(((CommandOutcome.Recorded) outcome).record()).isInstanceOf(StoredRefusal.class);
    return ((StoredRefusal) ((CommandOutcome.Recorded) outcome).record()).refusal();
  }
}
