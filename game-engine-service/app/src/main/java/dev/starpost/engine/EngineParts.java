package dev.starpost.engine;

import dev.starpost.engine.bot.BotDecisions;
import dev.starpost.engine.bot.BotMetrics;
import dev.starpost.engine.clock.ClockWatch;
import dev.starpost.engine.command.Bookkeeping;
import dev.starpost.engine.command.CommandProcessor;
import dev.starpost.engine.command.CommandSender;
import dev.starpost.engine.command.CommandTransport;
import dev.starpost.engine.command.GameRepository;
import dev.starpost.engine.command.GameStarter;
import dev.starpost.engine.command.ParkingLot;
import dev.starpost.engine.command.PendingReplies;
import dev.starpost.engine.command.ProcessorMetrics;
import dev.starpost.engine.command.Publisher;
import dev.starpost.engine.command.SnapshotTaker;
import dev.starpost.engine.game.CommandHandlers;
import dev.starpost.engine.game.GameKinds;
import dev.starpost.engine.history.Deadlines;
import dev.starpost.engine.history.Heartbeat;
import dev.starpost.engine.history.History;
import dev.starpost.engine.history.ParkedGames;
import dev.starpost.engine.history.RefusalLedger;
import dev.starpost.engine.history.SeedVault;
import dev.starpost.engine.history.Snapshots;
import dev.starpost.engine.kafka.MessageSender;
import dev.starpost.engine.kafka.Topics;
import dev.starpost.engine.kafka.account.AccountDirectory;
import dev.starpost.engine.kafka.command.SystemCommandSender;
import dev.starpost.engine.settings.EngineSettings;
import dev.starpost.kernel.bot.Bot;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.cache.CaffeineCacheMetrics;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.enterprise.inject.Disposes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;

/** Wiring of what decides commands; the parts themselves know nothing of the framework. */
@Singleton
final class EngineParts {
  private final EngineSettings settings;

  EngineParts(EngineSettings settings) {
    this.settings = settings;
  }

  @Produces
  @Singleton
  GameRepository games(
      GameKinds kinds, History history, Snapshots snapshots, MeterRegistry registry) {
    var games = new GameRepository(kinds, history, snapshots, settings.engine().cachedGames());
    CaffeineCacheMetrics.monitor(registry, games.cache(), "games");
    return games;
  }

  @Produces
  @Singleton
  CommandHandlers handlers(AccountDirectory accounts) {
    return new CommandHandlers(accounts);
  }

  @Produces
  @Singleton
  GameStarter starter(GameKinds kinds, SeedVault seeds, CommandHandlers handlers) {
    return new GameStarter(kinds, seeds, handlers);
  }

  @Produces
  @Singleton
  ParkingLot parking(ParkedGames parked) {
    return new ParkingLot(parked, settings.engine().cachedGames());
  }

  @Produces
  @Singleton
  Bookkeeping bookkeeping(GameRepository games, Deadlines deadlines, RefusalLedger refusals) {
    return new Bookkeeping(games, deadlines, refusals);
  }

  @Produces
  @Singleton
  SnapshotTaker snapshotTaker(Snapshots snapshots, GameRepository games) {
    return new SnapshotTaker(snapshots, games, settings.engine().snapshotEvery());
  }

  void close(@Disposes SnapshotTaker taker) {
    taker.close();
  }

  @Produces
  @Singleton
  CommandProcessor processor(
      GameRepository games,
      History history,
      GameStarter starter,
      CommandHandlers handlers,
      ParkingLot parking,
      SnapshotTaker snapshots,
      Publisher publisher,
      Bookkeeping bookkeeping,
      MeterRegistry registry) {
    return new CommandProcessor(
        games,
        history,
        starter,
        handlers,
        parking,
        snapshots,
        publisher,
        bookkeeping,
        new ProcessorMetrics(registry));
  }

  @Produces
  @Singleton
  CommandSender sender(CommandTransport transport, PendingReplies pending, History history) {
    return new CommandSender(transport, pending, history, Infrastructure.getDefaultWorkerPool());
  }

  @Produces
  @Singleton
  ClockWatch clockWatch(
      Deadlines deadlines,
      Heartbeat heartbeat,
      GameRepository games,
      AccountDirectory accounts,
      Topics topics,
      MessageSender sender) {
    return new ClockWatch(
        deadlines, heartbeat, games, accounts, new SystemCommandSender(topics, sender));
  }

  @Produces
  @Singleton
  BotDecisions bots(GameRepository games, MeterRegistry registry) {
    return new BotDecisions(games, level -> Bot.valueOf(level.name()), new BotMetrics(registry));
  }
}
