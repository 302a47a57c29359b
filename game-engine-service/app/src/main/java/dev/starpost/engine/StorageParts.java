package dev.starpost.engine;

import com.mongodb.client.MongoClient;
import com.mongodb.client.MongoDatabase;
import dev.starpost.engine.history.DatabaseProbe;
import dev.starpost.engine.history.Deadlines;
import dev.starpost.engine.history.Heartbeat;
import dev.starpost.engine.history.History;
import dev.starpost.engine.history.ParkedGames;
import dev.starpost.engine.history.RefusalLedger;
import dev.starpost.engine.history.SeedVault;
import dev.starpost.engine.history.Snapshots;
import dev.starpost.engine.history.StorageSweep;
import dev.starpost.engine.kafka.Topics;
import dev.starpost.engine.settings.EngineSettings;
import jakarta.enterprise.inject.Disposes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.time.Duration;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Wiring of what is stored in MongoDB. */
@Singleton
final class StorageParts {
  private final EngineSettings settings;

  StorageParts(EngineSettings settings) {
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
  DatabaseProbe probe(MongoDatabase database) {
    return new DatabaseProbe(database);
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
  Deadlines deadlines(MongoDatabase database) {
    return new Deadlines(database);
  }

  @Produces
  @Singleton
  Snapshots snapshots(MongoDatabase database) {
    return new Snapshots(database);
  }

  @Produces
  @Singleton
  SeedVault seeds(MongoDatabase database) {
    return new SeedVault(database);
  }

  @Produces
  @Singleton
  ParkedGames parkedGames(MongoDatabase database) {
    return new ParkedGames(database);
  }

  @Produces
  @Singleton
  StorageSweep sweep(RefusalLedger refusals, SeedVault seeds, Heartbeat heartbeat) {
    return new StorageSweep(
        refusals,
        seeds,
        heartbeat,
        settings.engine().unusedSealsKept(),
        settings.engine().sweepInterval(),
        Clock.systemUTC());
  }

  void close(@Disposes StorageSweep sweep) {
    sweep.close();
  }
}
