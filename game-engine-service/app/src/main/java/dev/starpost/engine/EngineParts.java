package dev.starpost.engine;

import com.mongodb.client.MongoClient;
import com.mongodb.client.MongoDatabase;
import dev.starpost.engine.bot.BotDecisions;
import dev.starpost.engine.bot.BotMetrics;
import dev.starpost.engine.game.GameKinds;
import dev.starpost.engine.history.DatabaseProbe;
import dev.starpost.engine.history.Deadlines;
import dev.starpost.engine.history.Heartbeat;
import dev.starpost.engine.history.History;
import dev.starpost.engine.history.ParkedGames;
import dev.starpost.engine.history.RefusalLedger;
import dev.starpost.engine.history.Seals;
import dev.starpost.engine.history.Snapshots;
import dev.starpost.engine.history.StorageSweep;
import dev.starpost.engine.host.ClockWatch;
import dev.starpost.engine.host.CommandHost;
import dev.starpost.engine.host.GameStates;
import dev.starpost.engine.host.HostMetrics;
import dev.starpost.engine.host.ParkingLot;
import dev.starpost.engine.host.SnapshotTaker;
import dev.starpost.engine.topic.AccountBook;
import dev.starpost.engine.topic.BrokerProbe;
import dev.starpost.engine.topic.CommandSender;
import dev.starpost.engine.topic.Doorbell;
import dev.starpost.engine.topic.KafkaSettings;
import dev.starpost.engine.topic.LastWord;
import dev.starpost.engine.topic.MachineCommands;
import dev.starpost.engine.topic.MessageSender;
import dev.starpost.engine.topic.ReplyDesk;
import dev.starpost.engine.topic.TopicOutbox;
import dev.starpost.engine.topic.Topics;
import dev.starpost.kernel.bot.Bot;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.cache.CaffeineCacheMetrics;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.enterprise.inject.Disposes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import java.util.Map;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Puts the engine together; its parts themselves know nothing of the framework. */
@Singleton
final class EngineParts {
  private final EngineSettings settings;

  EngineParts(EngineSettings settings) {
    this.settings = settings;
  }

  @Produces
  @Singleton
  MongoDatabase database(
      MongoClient client, @ConfigProperty(name = "quarkus.mongodb.database") String name) {
    return client.getDatabase(name);
  }

  @Produces
  @Singleton
  History history(MongoDatabase database) {
    Duration kept = settings.engine().refusalsKept();
    if (kept.compareTo(Topics.COMMANDS_KEPT) <= 0) {
      throw new IllegalArgumentException(
          "starpost.engine.refusals-kept is %s, but commands stay in their topic for %s"
              .formatted(kept, Topics.COMMANDS_KEPT));
    }
    return new History(database, kept);
  }

  @Produces
  @Singleton
  RefusalLedger refusals(MongoDatabase database) {
    return new RefusalLedger(database, settings.engine().refusalsKept());
  }

  @Produces
  @Singleton
  Heartbeat heartbeat(MongoDatabase database) {
    return new Heartbeat(database, settings.clocks().tolerance());
  }

  @Produces
  @Singleton
  StorageSweep sweep(RefusalLedger refusals, Seals seals, Heartbeat heartbeat) {
    return new StorageSweep(
        refusals,
        seals,
        heartbeat,
        settings.engine().unusedSealsKept(),
        settings.engine().sweepEvery(),
        Clock.systemUTC());
  }

  void close(@Disposes StorageSweep sweep) {
    sweep.close();
  }

  @Produces
  @Singleton
  Snapshots snapshots(MongoDatabase database) {
    return new Snapshots(database);
  }

  @Produces
  @Singleton
  Seals seals(MongoDatabase database) {
    return new Seals(database);
  }

  @Produces
  @Singleton
  ParkedGames parkedGames(MongoDatabase database) {
    return new ParkedGames(database);
  }

  @Produces
  @Singleton
  GameStates states(GameKinds kinds, History history, Snapshots snapshots, MeterRegistry registry) {
    var states = new GameStates(kinds, history, snapshots, settings.engine().cachedGames());
    CaffeineCacheMetrics.monitor(registry, states.cache(), "games");
    return states;
  }

  @Produces
  @Singleton
  Topics topics() {
    return new Topics(settings.topics().prefix().orElse(""));
  }

  @Produces
  @Singleton
  KafkaSettings kafka(@Identifier("default-kafka-broker") Map<String, Object> common) {
    return new KafkaSettings(common);
  }

  @Produces
  @Singleton
  MessageSender sender(KafkaSettings kafka) {
    return new MessageSender(kafka);
  }

  void close(@Disposes MessageSender sender) {
    sender.close();
  }

  @Produces
  @Singleton
  ReplyDesk desk(Topics topics, KafkaSettings kafka, History history) {
    return new ReplyDesk(topics, kafka, history, Infrastructure.getDefaultWorkerPool());
  }

  @Produces
  @Singleton
  Doorbell doorbell(Topics topics, KafkaSettings kafka) {
    return new Doorbell(topics, kafka);
  }

  @Produces
  @Singleton
  AccountBook accounts(Topics topics, KafkaSettings kafka) {
    return new AccountBook(topics, kafka);
  }

  @Produces
  @Singleton
  Deadlines deadlines(MongoDatabase database) {
    return new Deadlines(database);
  }

  @Produces
  @Singleton
  ClockWatch watch(
      Heartbeat heartbeat,
      Deadlines deadlines,
      GameStates states,
      AccountBook accounts,
      Topics topics,
      MessageSender sender) {
    return new ClockWatch(
        deadlines, heartbeat, states, accounts, new MachineCommands(topics, sender));
  }

  @Produces
  @Singleton
  DatabaseProbe databaseProbe(MongoDatabase database) {
    return new DatabaseProbe(database);
  }

  @Produces
  @Singleton
  BrokerProbe brokerProbe(KafkaSettings kafka) {
    return new BrokerProbe(kafka);
  }

  void close(@Disposes BrokerProbe probe) {
    probe.close();
  }

  @Produces
  @Singleton
  CommandSender commands(Topics topics, MessageSender sender, ReplyDesk desk, History history) {
    return new CommandSender(topics, sender, desk, history, Infrastructure.getDefaultWorkerPool());
  }

  @Produces
  @Singleton
  LastWord lastWord(GameStates states, History history, Topics topics, MessageSender sender) {
    return new LastWord(states, history, topics, sender);
  }

  @Produces
  @Singleton
  SnapshotTaker snapshotTaker(Snapshots snapshots, GameStates states) {
    return new SnapshotTaker(snapshots, states, settings.engine().snapshotEvery());
  }

  void close(@Disposes SnapshotTaker taker) {
    taker.close();
  }

  @Produces
  @Singleton
  BotDecisions bots(GameStates states, MeterRegistry registry) {
    return new BotDecisions(states, level -> Bot.valueOf(level.name()), new BotMetrics(registry));
  }

  @Produces
  @Singleton
  CommandHost host(
      GameKinds kinds,
      GameStates states,
      History history,
      Seals seals,
      ParkedGames parked,
      SnapshotTaker snapshots,
      Topics topics,
      MessageSender sender,
      ReplyDesk desk,
      AccountBook accounts,
      Deadlines deadlines,
      RefusalLedger refusals,
      MeterRegistry registry) {
    return new CommandHost(
        kinds,
        states,
        history,
        seals,
        new ParkingLot(parked, settings.engine().cachedGames()),
        snapshots,
        new TopicOutbox(topics, sender, desk, Infrastructure.getDefaultWorkerPool()),
        new HostMetrics(registry),
        accounts,
        deadlines,
        refusals);
  }
}
