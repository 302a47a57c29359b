package dev.starpost.engine;

import dev.starpost.engine.bot.BotDecisions;
import dev.starpost.engine.clock.ClockLoop;
import dev.starpost.engine.clock.ClockWatch;
import dev.starpost.engine.command.CommandProcessor;
import dev.starpost.engine.game.GameKind;
import dev.starpost.engine.game.GameKinds;
import dev.starpost.engine.history.Deadlines;
import dev.starpost.engine.history.History;
import dev.starpost.engine.history.StorageSweep;
import dev.starpost.engine.kafka.BrokerProbe;
import dev.starpost.engine.kafka.ConsumerMetrics;
import dev.starpost.engine.kafka.DeadLetterTopic;
import dev.starpost.engine.kafka.KafkaSettings;
import dev.starpost.engine.kafka.MessageSender;
import dev.starpost.engine.kafka.TopicCreator;
import dev.starpost.engine.kafka.Topics;
import dev.starpost.engine.kafka.account.AccountDirectory;
import dev.starpost.engine.kafka.bot.BotLoop;
import dev.starpost.engine.kafka.command.CommandLoop;
import dev.starpost.engine.kafka.command.CommandLoops;
import dev.starpost.engine.kafka.command.ReplyTail;
import dev.starpost.engine.kafka.event.CommitSignal;
import dev.starpost.engine.lifecycle.StartSequence;
import dev.starpost.engine.lifecycle.StartSequence.Preparation;
import dev.starpost.engine.lifecycle.Startable;
import dev.starpost.engine.settings.EngineSettings;
import dev.starpost.engine.settings.EngineSettings.Role;
import io.micrometer.core.instrument.MeterRegistry;
import jakarta.enterprise.inject.Instance;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.apache.kafka.clients.admin.Admin;

/** Wiring of what an instance starts, by its roles. */
@Singleton
final class StartupParts {
  private static final Duration BROKER_TIMEOUT = Duration.ofSeconds(2);

  private final EngineSettings settings;
  private final GameKinds kinds;
  private final List<GameKind<?, ?, ?>> hosted;
  private final Topics topics;
  private final KafkaSettings kafka;

  StartupParts(EngineSettings settings, GameKinds kinds, Topics topics, KafkaSettings kafka) {
    this.settings = settings;
    this.kinds = kinds;
    // A misspelt name stops the start, not the first command.
    this.hosted = hosted(settings, kinds);
    this.topics = topics;
    this.kafka = kafka;
  }

  private static List<GameKind<?, ?, ?>> hosted(EngineSettings settings, GameKinds kinds) {
    List<GameKind<?, ?, ?>> hosted = new ArrayList<>();
    settings
        .engine()
        .games()
        .ifPresentOrElse(
            names -> names.forEach(name -> hosted.add(named(name, kinds))),
            () -> hosted.addAll(kinds.all()));
    return hosted;
  }

  private static GameKind<?, ?, ?> named(String name, GameKinds kinds) {
    return kinds
        .named(name)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "starpost.engine.games names '%s', which is not installed".formatted(name)));
  }

  @Produces
  @Singleton
  CommandLoops commandLoops(
      CommandProcessor processor, MessageSender sender, MeterRegistry registry) {
    var deadLetters = new DeadLetterTopic(topics, sender);
    List<CommandLoop> loops = new ArrayList<>();
    for (GameKind<?, ?, ?> game : hosted) {
      var metrics = new ConsumerMetrics(registry);
      loops.add(new CommandLoop(game, topics, kafka, processor, deadLetters, metrics));
    }
    return new CommandLoops(loops);
  }

  @Produces
  @Singleton
  ClockLoop clockLoop(
      ClockWatch watch, BrokerProbe broker, CommandLoops loops, AccountDirectory accounts) {
    return new ClockLoop(
        watch,
        () -> broker.answers(BROKER_TIMEOUT),
        loops::owns,
        accounts::listen,
        settings.clocks().pollInterval());
  }

  @Produces
  @Singleton
  BotLoop botLoop(BotDecisions bots, MessageSender sender) {
    int half = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
    return new BotLoop(topics, kafka, bots, sender, settings.engine().botThreads().orElse(half));
  }

  /** Loops are made only where the instance has their role. */
  @Produces
  @Singleton
  List<Startable> workers(
      Instance<CommandLoops> commands,
      Instance<ClockLoop> clocks,
      StorageSweep sweep,
      Instance<BotLoop> bots) {
    List<Startable> workers = new ArrayList<>();
    if (has(Role.COMMANDS)) {
      workers.addAll(List.of(commands.get(), clocks.get(), sweep));
    }
    if (has(Role.BOTS)) {
      workers.add(bots.get());
    }
    return workers;
  }

  private boolean has(Role role) {
    return settings.engine().roles().map(roles -> roles.contains(role)).orElse(true);
  }

  /** What is read by every instance is there before anything is decided or answered. */
  @Produces
  @Singleton
  StartSequence sequence(
      History history,
      Deadlines deadlines,
      ReplyTail replies,
      CommitSignal signal,
      AccountDirectory accounts,
      List<Startable> workers) {
    List<Preparation> preparations = new ArrayList<>();
    preparations.add(history::prepare);
    preparations.add(deadlines::prepare);
    if (settings.topics().create()) {
      preparations.add(this::createTopics);
    }
    List<Startable> parts = new ArrayList<>();
    parts.add(Startable.together(replies, signal, accounts));
    parts.addAll(workers);
    return new StartSequence(preparations, parts);
  }

  private void createTopics() throws InterruptedException {
    try (Admin admin = Admin.create(kafka.admin())) {
      new TopicCreator(admin).create(topics.all(kinds.all()));
    }
  }
}
