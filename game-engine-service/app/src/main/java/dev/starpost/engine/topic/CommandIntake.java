package dev.starpost.engine.topic;

import com.mongodb.MongoException;
import dev.starpost.engine.EngineSettings;
import dev.starpost.engine.EngineSettings.Role;
import dev.starpost.engine.bot.BotDecisions;
import dev.starpost.engine.game.GameKind;
import dev.starpost.engine.game.GameKinds;
import dev.starpost.engine.history.Deadlines;
import dev.starpost.engine.history.History;
import dev.starpost.engine.history.StorageSweep;
import dev.starpost.engine.host.ClockWatch;
import dev.starpost.engine.host.CommandHost;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.common.KafkaException;
import org.jboss.logging.Logger;

/**
 * Begins to take commands as soon as MongoDB and Kafka answer, and ends tidily. Until then the
 * instance is not ready.
 */
@ApplicationScoped
public class CommandIntake {
  private static final Logger LOG = Logger.getLogger(CommandIntake.class);

  private final EngineSettings settings;
  private final GameKinds kinds;
  private final History history;
  private final Topics topics;
  private final KafkaSettings kafka;
  private final MessageSender sender;
  private final ReplyDesk desk;
  private final Doorbell doorbell;
  private final AccountBook accounts;
  private final Deadlines deadlines;
  private final ClockWatch watch;
  private final BrokerProbe broker;
  private final StorageSweep sweep;
  private final CommandHost host;
  private final BotDecisions bots;
  private final MeterRegistry registry;
  private final List<CommandLoop> loops = new CopyOnWriteArrayList<>();
  private volatile Optional<BotLoop> botLoop = Optional.empty();
  private final Thread starting = new Thread(this::start, "starting");
  private volatile Optional<ClockLoop> clocks = Optional.empty();
  private volatile boolean ready;
  private volatile boolean closed;

  CommandIntake(
      EngineSettings settings,
      GameKinds kinds,
      History history,
      Topics topics,
      KafkaSettings kafka,
      MessageSender sender,
      ReplyDesk desk,
      Doorbell doorbell,
      AccountBook accounts,
      Deadlines deadlines,
      ClockWatch watch,
      BrokerProbe broker,
      StorageSweep sweep,
      CommandHost host,
      BotDecisions bots,
      MeterRegistry registry) {
    this.settings = settings;
    this.kinds = kinds;
    this.history = history;
    this.topics = topics;
    this.kafka = kafka;
    this.sender = sender;
    this.desk = desk;
    this.doorbell = doorbell;
    this.accounts = accounts;
    this.deadlines = deadlines;
    this.watch = watch;
    this.broker = broker;
    this.sweep = sweep;
    this.host = host;
    this.bots = bots;
    this.registry = registry;
  }

  void begin(@Observes StartupEvent event) {
    hosted(); // A misspelt name stops the start, not the first command.
    starting.start();
  }

  /** Whether everything that is sent from now on is heard. */
  public boolean isReady() {
    return ready;
  }

  /** Whether every loop that was begun still runs. */
  public boolean isAlive() {
    return loops.stream().allMatch(CommandLoop::isAlive)
        && clocks.map(ClockLoop::isAlive).orElse(true)
        && botLoop.map(BotLoop::isAlive).orElse(true);
  }

  private boolean owns(String gameId) {
    return loops.stream().anyMatch(loop -> loop.owns(gameId));
  }

  private List<GameKind<?, ?, ?>> hosted() {
    List<GameKind<?, ?, ?>> hosted = new ArrayList<>();
    settings
        .engine()
        .games()
        .ifPresentOrElse(
            names -> names.forEach(name -> hosted.add(named(name))),
            () -> hosted.addAll(kinds.all()));
    return hosted;
  }

  private GameKind<?, ?, ?> named(String name) {
    return kinds
        .named(name)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "starpost.engine.games names '%s', which is not installed".formatted(name)));
  }

  private void start() {
    try {
      prepare();
      if (!closed) {
        listen();
        ready = true;
      }
    } catch (InterruptedException e) {
      LOG.debug("Closed before it was ready");
    }
  }

  /** Returns when the servers have what is needed, or this is closed. */
  private void prepare() throws InterruptedException {
    Pauses pauses = new Pauses();
    boolean prepared = false;
    while (!closed && !prepared) {
      try {
        history.prepare();
        deadlines.prepare();
        if (settings.topics().create()) {
          createTopics();
        }
        prepared = true;
      } catch (KafkaException | MongoException e) {
        LOG.warnf("Not ready yet: %s", e.getMessage());
        pauses.pause();
      }
    }
  }

  private void listen() throws InterruptedException {
    desk.start();
    doorbell.start();
    accounts.start();
    desk.awaitListening();
    doorbell.awaitListening();
    accounts.awaitListening();
    if (has(Role.COMMANDS)) {
      takeCommands();
    }
    if (has(Role.BOTS)) {
      BotLoop loop = new BotLoop(topics, kafka, bots, sender, botThreads());
      botLoop = Optional.of(loop);
      loop.start();
    }
  }

  private boolean has(Role role) {
    return settings.engine().roles().map(roles -> roles.contains(role)).orElse(true);
  }

  private int botThreads() {
    int half = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
    return settings.engine().botThreads().orElse(half);
  }

  private void takeCommands() {
    var deadLetters = new DeadLetters(topics, sender);
    for (GameKind<?, ?, ?> game : hosted()) {
      var loop = new CommandLoop(game, topics, kafka, host, deadLetters, new LoopMetrics(registry));
      loops.add(loop);
      loop.start();
    }
    var loop = new ClockLoop(watch, broker, this::owns, settings.clocks().lookEvery());
    accounts.tell(loop::rest);
    clocks = Optional.of(loop);
    loop.start();
    sweep.start();
  }

  private void createTopics() throws InterruptedException {
    try (Admin admin = Admin.create(kafka.admin())) {
      new TopicMaker(admin).make(topics.all(kinds.all()));
    }
  }

  void end(@Observes ShutdownEvent event) {
    closed = true;
    ready = false;
    starting.interrupt();
    Threads.end(starting);
    clocks.ifPresent(ClockLoop::close);
    sweep.close();
    loops.forEach(CommandLoop::stop);
    botLoop.ifPresent(BotLoop::close);
    loops.forEach(CommandLoop::close);
    desk.close();
    doorbell.close();
    accounts.close();
  }
}
