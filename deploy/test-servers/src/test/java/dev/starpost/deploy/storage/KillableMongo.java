package dev.starpost.deploy.storage;

import com.mongodb.ConnectionString;
import com.mongodb.MongoClientSettings;
import com.mongodb.ReadConcern;
import com.mongodb.WriteConcern;
import com.mongodb.client.MongoClient;
import com.mongodb.client.MongoClients;
import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.servers.ServerLayout;
import dev.starpost.deploy.servers.backing.BackingServers;
import dev.starpost.deploy.servers.backing.RunningServer;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/**
 * A MongoDB of one's own, to be killed and started again. Which one is decided as everywhere: the
 * embedded one, or the mongod that STARPOST_MONGOD names.
 */
final class KillableMongo implements AutoCloseable {

  private static final Path ROOT = Path.of("../..");

  private final Path directory;
  private BackingServers servers;
  private MongoClient client;

  private KillableMongo(Path directory) {
    this.directory = directory;
  }

  static KillableMongo start(Path directory) throws Exception {
    var mongo = new KillableMongo(directory);
    mongo.restart();
    return mongo;
  }

  void restart() throws Exception {
    var layout =
        new ServerLayout(
            ROOT,
            directory.resolve("data"),
            directory.resolve("logs"),
            ServerLayout.Ports.anyFree());
    servers = BackingServers.start(layout, System.getenv(), Set.of(Backing.MONGO), line -> {});
    client =
        MongoClients.create(
            MongoClientSettings.builder()
                .applyConnectionString(new ConnectionString(servers.mongo()))
                .applyToClusterSettings(
                    cluster -> cluster.serverSelectionTimeout(5, TimeUnit.SECONDS))
                // A driver that repeats a write on its own would hide what happened to the first.
                .retryWrites(false)
                .writeConcern(WriteConcern.MAJORITY.withJournal(true))
                .readConcern(ReadConcern.MAJORITY)
                .build());
  }

  MongoClient client() {
    return client;
  }

  String origin() {
    return server().origin();
  }

  private RunningServer server() {
    return servers.servers().get(0);
  }

  /** The process itself, without warning, as a power cut to the process. */
  void kill() {
    ProcessHandle.of(server().pid().orElseThrow()).ifPresent(ProcessHandle::destroyForcibly);
  }

  void awaitDeath() throws Exception {
    server().onExit().get(60, TimeUnit.SECONDS);
    client.close();
  }

  @Override
  public void close() {
    client.close();
    servers.close();
  }
}
