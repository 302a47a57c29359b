package dev.starpost.engine.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.mongodb.client.MongoDatabase;
import dev.starpost.contracts.account.Hours;
import dev.starpost.contracts.game.GameCommand;
import dev.starpost.contracts.game.TableClock;
import dev.starpost.contracts.game.Visibility;
import dev.starpost.engine.game.CommandHandlers;
import dev.starpost.engine.game.Commit;
import dev.starpost.engine.game.GameKinds;
import dev.starpost.engine.game.RestHours;
import dev.starpost.engine.history.Deadlines;
import dev.starpost.engine.history.History;
import dev.starpost.engine.history.ParkedGames;
import dev.starpost.engine.history.RefusalLedger;
import dev.starpost.engine.history.SeedVault;
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

/** A command processor with everything around it but Kafka, on a real MongoDB. */
public final class ProcessorTable implements Publisher {
  public static final int SNAPSHOT_EVERY = 5;

  /** What was replied, in order. */
  public record Reply(String commandId, CommandOutcome outcome) {}

  public final History history;
  public final Snapshots snapshots;
  public final SeedVault seeds;
  public final ParkedGames parked;
  public final GameRepository games;
  public final CommandProcessor processor;
  public final List<String> published = new ArrayList<>();
  public final List<Reply> replies = new ArrayList<>();
  private final SimpleMeterRegistry registry = new SimpleMeterRegistry();
  private final SnapshotTaker taker;
  public final Deadlines deadlines;
  public final RefusalLedger refusals;
  public final Map<String, Hours> hoursByAccount = new HashMap<>();
  public final RestHours restHours = account -> hoursByAccount.getOrDefault(account, Hours.ALL);
  private Instant now = Instant.parse("2026-11-16T12:00:00Z");
  private boolean brokerIsDown;
  private String unpublished = "";

  public ProcessorTable(MongoDatabase database) {
    this(database, Game.all());
  }

  public ProcessorTable(MongoDatabase database, List<Game<?, ?, ?>> installed) {
    GameKinds kinds = new GameKinds(installed);
    history = new History(database);
    history.prepare();
    snapshots = new Snapshots(database);
    seeds = new SeedVault(database);
    parked = new ParkedGames(database);
    deadlines = new Deadlines(database);
    deadlines.prepare();
    games = new GameRepository(kinds, history, snapshots, 1000);
    taker = new SnapshotTaker(snapshots, games, SNAPSHOT_EVERY);
    refusals = new RefusalLedger(database, RefusalLedger.KEPT);
    CommandHandlers handlers = new CommandHandlers(restHours);
    processor =
        new CommandProcessor(
            games,
            history,
            new GameStarter(kinds, seeds, handlers),
            handlers,
            new ParkingLot(parked, 1000),
            taker,
            this,
            new Bookkeeping(games, deadlines, refusals),
            new ProcessorMetrics(registry));
  }

  @Override
  public synchronized CompletableFuture<Void> publish(Commit commit, ReceivedCommand cause) {
    if (brokerIsDown || commit.gameId().equals(unpublished)) {
      return CompletableFuture.failedFuture(new IllegalStateException("the broker is down"));
    }
    published.add(commit.gameId() + ":" + commit.version());
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public synchronized void reply(ReceivedCommand received, CommandOutcome outcome) {
    replies.add(new Reply(received.command().commandId(), outcome));
  }

  /** How often records were written. */
  public long writes() {
    return registry.get("starpost.commit").timer().count();
  }

  public void breakBroker() {
    brokerIsDown = true;
  }

  public void breakBrokerFor(String gameId) {
    unpublished = gameId;
  }

  public void mendBroker() {
    brokerIsDown = false;
  }

  /** Waits for the snapshots that were begun. */
  public void awaitSnapshots() throws InterruptedException {
    taker.close();
    assertThat(taker.awaitEnd()).isTrue();
  }

  /** Takes one batch, and gives the outcomes in the order in which they were replied. */
  public List<CommandOutcome> take(GameCommand... commands) throws Exception {
    replies.clear();
    List<ReceivedCommand> batch = new ArrayList<>();
    for (GameCommand command : commands) {
      batch.add(new ReceivedCommand(command, now, Span.getInvalid(), Optional.empty()));
    }
    processor.process(batch).publish();
    return replies.stream().map(Reply::outcome).toList();
  }

  /** Opens a game for that many players, and gives its id. */
  public String open(int players) throws Exception {
    GameCommand.StartGame start = start(players, seeds.seal());
    take(start);
    return start.gameId();
  }

  /** Opens a game with a clock per move. */
  public String openTimed(int players, String move, String timeout) throws Exception {
    var clock =
        new TableClock(
            "per-move",
            Optional.of(move),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.of(timeout));
    GameCommand.StartGame start = start(players, seeds.seal(), Optional.of(clock));
    take(start);
    return start.gameId();
  }

  public static GameCommand.StartGame start(int players, String commitment) {
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
  public static GameCommand.Move bid(String gameId, int seat, long known) {
    return bid(UUID.randomUUID().toString(), gameId, seat, known);
  }

  public static GameCommand.Move bid(String commandId, String gameId, int seat, long known) {
    ObjectNode move = JsonNodeFactory.instance.objectNode().put("type", "bid");
    move.putArray("crew");
    return new GameCommand.Move(commandId, gameId, Optional.empty(), seat, known, move);
  }

  /** A bid with a card that nobody has. */
  public static GameCommand.Move illegalBid(String commandId, String gameId, int seat, long known) {
    ObjectNode move = JsonNodeFactory.instance.objectNode().put("type", "bid");
    move.putArray("crew").add(99);
    return new GameCommand.Move(commandId, gameId, Optional.empty(), seat, known, move);
  }

  public static GameCommand resign(String gameId, int seat) {
    return new GameCommand.Resign(
        UUID.randomUUID().toString(), gameId, Optional.empty(), seat, Optional.empty());
  }

  public Instant now() {
    return now;
  }

  /** What comes next arrives then. */
  public ProcessorTable at(Instant time) {
    now = time;
    return this;
  }

  public List<Ply.Kind> kindsOf(String gameId) {
    return history.after(gameId, 0).stream().map(Commit::kind).toList();
  }

  public List<String> commandsOf(String gameId) {
    return history.after(gameId, 0).stream().map(Commit::commandId).toList();
  }
}
