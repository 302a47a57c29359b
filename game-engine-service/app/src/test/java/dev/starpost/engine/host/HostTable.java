package dev.starpost.engine.host;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.mongodb.client.MongoDatabase;
import dev.starpost.contracts.account.Hours;
import dev.starpost.contracts.game.GameCommand;
import dev.starpost.contracts.game.Visibility;
import dev.starpost.contracts.table.TableClock;
import dev.starpost.engine.game.Commit;
import dev.starpost.engine.game.Diary;
import dev.starpost.engine.game.GameKinds;
import dev.starpost.engine.history.Deadlines;
import dev.starpost.engine.history.History;
import dev.starpost.engine.history.ParkedGames;
import dev.starpost.engine.history.RefusalLedger;
import dev.starpost.engine.history.Seals;
import dev.starpost.engine.history.Snapshots;
import dev.starpost.kernel.Game;
import dev.starpost.kernel.play.Ply;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.opentelemetry.api.trace.Span;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

/** An instance of the host with everything around it but Kafka, on a real MongoDB. */
final class HostTable implements Outbox {
  static final int SNAPSHOT_EVERY = 5;

  /** What was told, in order. */
  record Told(String commandId, Outcome outcome) {}

  final History history;
  final Snapshots snapshots;
  final Seals seals;
  final ParkedGames parked;
  final GameStates states;
  final CommandHost host;
  final List<String> announced = new ArrayList<>();
  final List<Told> told = new ArrayList<>();
  private final SimpleMeterRegistry registry = new SimpleMeterRegistry();
  private final SnapshotTaker taker;
  final Deadlines deadlines;
  final RefusalLedger refusals;
  final Map<String, Hours> diaryPages = new HashMap<>();
  final Diary diary = account -> diaryPages.getOrDefault(account, Hours.ALL);
  private Instant now = Instant.parse("2026-11-16T12:00:00Z");
  private boolean brokerIsDown;
  private String unannounced = "";

  HostTable(MongoDatabase database) {
    this(database, Game.all());
  }

  HostTable(MongoDatabase database, List<Game<?, ?, ?>> games) {
    GameKinds kinds = new GameKinds(games);
    history = new History(database);
    history.prepare();
    snapshots = new Snapshots(database);
    seals = new Seals(database);
    parked = new ParkedGames(database);
    deadlines = new Deadlines(database);
    deadlines.prepare();
    states = new GameStates(kinds, history, snapshots, 1000);
    taker = new SnapshotTaker(snapshots, states, SNAPSHOT_EVERY);
    refusals = new RefusalLedger(database, RefusalLedger.KEPT);
    host =
        new CommandHost(
            kinds,
            states,
            history,
            seals,
            new ParkingLot(parked, 1000),
            taker,
            this,
            new HostMetrics(registry),
            diary,
            deadlines,
            refusals);
  }

  @Override
  public synchronized CompletableFuture<Void> announce(Commit commit, Delivery cause) {
    if (brokerIsDown || commit.gameId().equals(unannounced)) {
      return CompletableFuture.failedFuture(new IllegalStateException("the broker is down"));
    }
    announced.add(commit.gameId() + ":" + commit.version());
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public synchronized void reply(Delivery delivery, Outcome outcome) {
    told.add(new Told(delivery.command().commandId(), outcome));
  }

  /** How often answers were written. */
  long writes() {
    return registry.get("starpost.commit").timer().count();
  }

  void breakBroker() {
    brokerIsDown = true;
  }

  void breakBrokerFor(String gameId) {
    unannounced = gameId;
  }

  void mendBroker() {
    brokerIsDown = false;
  }

  /** Waits for the snapshots that were begun. */
  void awaitSnapshots() throws InterruptedException {
    taker.close();
    assertThat(taker.awaitEnd()).isTrue();
  }

  /** Takes one batch, and gives the outcomes in the order in which they were told. */
  List<Outcome> take(GameCommand... commands) throws Exception {
    told.clear();
    List<Delivery> batch = new ArrayList<>();
    for (GameCommand command : commands) {
      batch.add(new Delivery(command, now, Span.getInvalid(), Optional.empty()));
    }
    host.decide(batch).tell();
    return told.stream().map(Told::outcome).toList();
  }

  /** Opens a game for that many players, and gives its id. */
  String open(int players) throws Exception {
    GameCommand.StartGame start = start(players, seals.seal());
    take(start);
    return start.gameId();
  }

  /** Opens a game with a clock per move. */
  String openTimed(int players, String move, String timeout) throws Exception {
    var clock =
        new TableClock(
            "per-move",
            Optional.of(move),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.of(timeout));
    GameCommand.StartGame start = start(players, seals.seal(), Optional.of(clock));
    take(start);
    return start.gameId();
  }

  static GameCommand.StartGame start(int players, String commitment) {
    return start(players, commitment, Optional.empty());
  }

  private static GameCommand.StartGame start(
      int players, String commitment, Optional<TableClock> clock) {
    List<GameCommand.Player> seated = new ArrayList<>();
    for (int seat = 1; seat <= players; seat++) {
      seated.add(new GameCommand.Player("account-" + seat, "Player " + seat, ""));
    }
    String table = UUID.randomUUID().toString();
    return new GameCommand.StartGame(
        table,
        "sv-" + table,
        Optional.empty(),
        "salvage",
        seated,
        JsonNodeFactory.instance.objectNode(),
        commitment,
        Visibility.PUBLIC,
        clock,
        Optional.empty());
  }

  /** The bid that is always allowed. */
  static GameCommand.Move bid(String gameId, int seat, long known) {
    return bid(UUID.randomUUID().toString(), gameId, seat, known);
  }

  static GameCommand.Move bid(String commandId, String gameId, int seat, long known) {
    ObjectNode move = JsonNodeFactory.instance.objectNode().put("type", "bid");
    move.putArray("crew");
    return new GameCommand.Move(commandId, gameId, Optional.empty(), seat, known, move);
  }

  /** A bid with a card that nobody has. */
  static GameCommand.Move illegalBid(String commandId, String gameId, int seat, long known) {
    ObjectNode move = JsonNodeFactory.instance.objectNode().put("type", "bid");
    move.putArray("crew").add(99);
    return new GameCommand.Move(commandId, gameId, Optional.empty(), seat, known, move);
  }

  static GameCommand resign(String gameId, int seat) {
    return new GameCommand.Resign(
        UUID.randomUUID().toString(), gameId, Optional.empty(), seat, Optional.empty());
  }

  Instant now() {
    return now;
  }

  /** What comes next arrives then. */
  HostTable at(Instant time) {
    now = time;
    return this;
  }

  List<Ply.Kind> kindsOf(String gameId) {
    return history.after(gameId, 0).stream().map(Commit::kind).toList();
  }

  List<String> commandsOf(String gameId) {
    return history.after(gameId, 0).stream().map(Commit::commandId).toList();
  }
}
