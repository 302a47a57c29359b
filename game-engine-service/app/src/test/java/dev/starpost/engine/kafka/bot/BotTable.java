package dev.starpost.engine.kafka.bot;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.mongodb.client.MongoDatabase;
import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.game.BotLevel;
import dev.starpost.contracts.game.GameCommand;
import dev.starpost.contracts.game.Visibility;
import dev.starpost.engine.bot.BotDecisions;
import dev.starpost.engine.bot.BotMetrics;
import dev.starpost.engine.command.Bookkeeping;
import dev.starpost.engine.command.CommandOutcome;
import dev.starpost.engine.command.CommandProcessor;
import dev.starpost.engine.command.GameRepository;
import dev.starpost.engine.command.GameStarter;
import dev.starpost.engine.command.ParkingLot;
import dev.starpost.engine.command.ProcessorMetrics;
import dev.starpost.engine.command.Publisher;
import dev.starpost.engine.command.ReceivedCommand;
import dev.starpost.engine.command.SnapshotTaker;
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
import dev.starpost.engine.kafka.Await;
import dev.starpost.engine.kafka.ConsumerMetrics;
import dev.starpost.engine.kafka.DeadLetterTopic;
import dev.starpost.engine.kafka.KafkaSettings;
import dev.starpost.engine.kafka.MessageSender;
import dev.starpost.engine.kafka.Topics;
import dev.starpost.engine.kafka.command.CommandLoop;
import dev.starpost.engine.kafka.event.CommitRepublisher;
import dev.starpost.kernel.Game;
import dev.starpost.kernel.play.AutomaticPlayer;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.opentelemetry.context.Context;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.common.TopicPartition;

/** An engine that decides commands of Salvage, on topics of its own; bots come and go. */
final class BotTable implements Publisher, AutoCloseable {
  private static final int GAMES = 1_000;

  private final Topics topics;
  private final KafkaSettings settings;
  private final MessageSender sender;
  private final History history;
  private final SeedVault seeds;
  private final GameRepository games;
  private final SnapshotTaker snapshots;
  private final CommandLoop commands;
  private final SimpleMeterRegistry registry = new SimpleMeterRegistry();
  private final List<BotLoop> loops = new ArrayList<>();
  private final ParkedGames parked;
  private final AtomicInteger notTaken = new AtomicInteger();

  BotTable(String kafka, String prefix, MongoDatabase database) throws Exception {
    GameKinds kinds = new GameKinds(Game.all());
    this.topics = new Topics(prefix);
    this.settings = new KafkaSettings(Map.of("bootstrap.servers", kafka));
    this.sender = new MessageSender(settings);
    this.history = new History(database);
    this.seeds = new SeedVault(database);
    history.prepare();
    this.parked = new ParkedGames(database);
    Deadlines deadlines = new Deadlines(database);
    deadlines.prepare();
    Snapshots stored = new Snapshots(database);
    this.games = new GameRepository(kinds, history, stored, GAMES);
    this.snapshots = new SnapshotTaker(stored, games, 50);
    try (Admin admin = Admin.create(settings.admin())) {
      admin.createTopics(topics.all(kinds.all())).all().get();
    }
    CommandHandlers handlers = new CommandHandlers(RestHours.NONE);
    CommandProcessor processor =
        new CommandProcessor(
            games,
            history,
            new GameStarter(kinds, seeds, handlers),
            handlers,
            new ParkingLot(parked, GAMES),
            snapshots,
            this,
            new Bookkeeping(games, deadlines, new RefusalLedger(database, RefusalLedger.KEPT)),
            new ProcessorMetrics(registry));
    this.commands =
        new CommandLoop(
            kinds.named("salvage").orElseThrow(),
            topics,
            settings,
            processor,
            new DeadLetterTopic(topics, sender),
            new ConsumerMetrics(registry));
    commands.start();
  }

  @Override
  public CompletableFuture<Void> publish(Commit commit, ReceivedCommand cause) {
    return sender.send(
        topics.events(),
        commit.gameId(),
        commit.announcement().text().getBytes(StandardCharsets.UTF_8),
        Context.root(),
        Optional.empty());
  }

  @Override
  public void reply(ReceivedCommand received, CommandOutcome outcome) {
    if (outcome instanceof CommandOutcome.Parked) {
      notTaken.incrementAndGet();
    }
  }

  void park(String gameId) {
    parked.park(
        new ParkedGames.ParkedGame(
            gameId, 1, "c", "{}", "a mistake", Optional.empty(), Instant.now()));
  }

  /** Until a command has found its game parked. */
  void awaitNotTaken() {
    Await.until(() -> notTaken.get() > 0);
  }

  void release(String gameId) {
    assertThat(parked.release(gameId)).isTrue();
    new CommitRepublisher(games, history, topics, sender).republish(gameId);
  }

  /** An instance that answers for bots, all of whom play like this. */
  BotLoop bots(AutomaticPlayer player) {
    var decisions = new BotDecisions(games, level -> player, new BotMetrics(registry));
    BotLoop loop = new BotLoop(topics, settings, decisions, sender, 2);
    loops.add(loop);
    loop.start();
    return loop;
  }

  /** Opens a game of Ann and some bots. */
  String open(int bots) throws Exception {
    return open("sv-" + UUID.randomUUID(), bots);
  }

  String open(String gameId, int bots) throws Exception {
    List<GameCommand.Player> seated = new ArrayList<>();
    seated.add(new GameCommand.Player("ann", "Ann", ""));
    for (int bot = 0; bot < bots; bot++) {
      seated.add(GameCommand.Player.bot(BotLevel.GREEDY, "Bot"));
    }
    send(
        new GameCommand.StartGame(
            UUID.randomUUID().toString(),
            gameId,
            Optional.empty(),
            "salvage",
            seated,
            JsonNodeFactory.instance.objectNode(),
            seeds.seal(),
            Visibility.PUBLIC,
            Optional.empty(),
            Optional.empty()));
    return gameId;
  }

  /** Ann bids nothing, which is always allowed. */
  void annBids(String gameId, long known) throws Exception {
    String id = UUID.randomUUID().toString();
    send(new GameCommand.Move(id, gameId, Optional.empty(), 1, known, noBid()));
  }

  static ObjectNode noBid() {
    ObjectNode bid = JsonNodeFactory.instance.objectNode().put("type", "bid");
    bid.putArray("crew");
    return bid;
  }

  void send(GameCommand command) throws Exception {
    sender
        .send(
            topics.commands("salvage"),
            command.gameId(),
            ContractJson.write(command),
            Context.root(),
            Optional.empty())
        .get();
  }

  List<Commit> commits(String gameId) {
    return history.after(gameId, 0);
  }

  /** Until the game has come so far. */
  List<Commit> awaitCommits(String gameId, int count) {
    Await.until(() -> commits(gameId).size() >= count);
    return commits(gameId);
  }

  /** From where bots would read on in the game's partition, if everybody went; 0 at first. */
  long committed(String gameId) throws Exception {
    TopicPartition partition = new TopicPartition(topics.events(), Topics.partitionOf(gameId));
    try (Admin admin = Admin.create(settings.admin())) {
      var offsets =
          admin.listConsumerGroupOffsets(topics.botGroup()).partitionsToOffsetAndMetadata().get();
      return offsets.get(partition) == null ? 0 : offsets.get(partition).offset();
    }
  }

  @Override
  public void close() {
    loops.forEach(BotLoop::close);
    commands.close();
    snapshots.close();
    sender.close();
  }
}
