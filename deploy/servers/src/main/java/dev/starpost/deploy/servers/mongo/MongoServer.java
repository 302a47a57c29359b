package dev.starpost.deploy.servers.mongo;

import dev.starpost.deploy.servers.ServerSource;
import dev.starpost.deploy.servers.ServerStart;
import dev.starpost.deploy.servers.StartFailed;
import dev.starpost.deploy.servers.StartedServer;
import dev.starpost.deploy.servers.process.LeashedProcess;
import dev.starpost.deploy.servers.process.StopSignal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * MongoDB. A real one runs as a replica set of one member: only so does it know write concern
 * "majority" and transactions, and its clients see what they see in production.
 */
public final class MongoServer {

  private static final String REPLICA_SET = "rs0";

  /**
   * With the better compiler, which doubles the rate of writes: they are bound by serialisation.
   */
  private static final List<String> JVM_OPTIONS = List.of("-Xmx512m");

  /** Codes of replSetGetStatus: brand new; and made on another port, so not its own member. */
  private static final int NOT_YET_INITIALIZED = 94;

  private static final int INVALID_REPLICA_SET_CONFIG = 93;

  private MongoServer() {}

  public static StartedServer<String> start(ServerStart start, ServerSource source)
      throws IOException, StartFailed, InterruptedException {
    return start(start, source, start.port(start.ports().mongo()));
  }

  /** On a port that was free a moment ago. */
  public static StartedServer<String> start(ServerStart start, ServerSource source, int port)
      throws IOException, StartFailed, InterruptedException {
    Path directory = start.directoryFor(source);
    return source instanceof ServerSource.Program installed
        ? startInstalled(start, installed.path(), directory, port)
        : startEmbedded(start, directory, port);
  }

  private static StartedServer<String> startEmbedded(ServerStart start, Path directory, int port)
      throws IOException, StartFailed, InterruptedException {
    LeashedProcess process =
        start.launch(
            start.embedded(
                "mongo",
                "dev.starpost.deploy.mongo.EmbeddedMongo",
                JVM_OPTIONS,
                directory.toString(),
                Integer.toString(port)),
            Map.of(),
            StopSignal.TERM);
    start.awaitAnswer(process, port, () -> isProcess(process.pid(), port));
    return new StartedServer<>(process, "mongodb://127.0.0.1:" + port + "/");
  }

  private static StartedServer<String> startInstalled(
      ServerStart start, Path mongod, Path directory, int port)
      throws IOException, StartFailed, InterruptedException {
    Path files = Files.createDirectories(directory.resolve("db"));
    LeashedProcess process =
        start.launch(
            List.of(
                mongod.toString(),
                "--dbpath",
                files.toString(),
                "--port",
                Integer.toString(port),
                "--bind_ip",
                "127.0.0.1",
                "--replSet",
                REPLICA_SET,
                "--networkMessageCompressors",
                "disabled",
                "--nounixsocket",
                "--wiredTigerCacheSizeGB",
                "0.25",
                "--quiet"),
            Map.of(),
            StopSignal.TERM);
    start.awaitAnswer(process, port, () -> isPrimary(port, files));
    return new StartedServer<>(
        process, "mongodb://127.0.0.1:" + port + "/?replicaSet=" + REPLICA_SET);
  }

  /**
   * Another server may have taken the port after we looked, and would answer as well. The embedded
   * one runs in the very process that we started, so its number tells it.
   */
  private static boolean isProcess(long pid, int port) throws IOException {
    try (var connection = new MongoConnection(port)) {
      return connection.command("serverStatus", 1).get("pid") instanceof Number theirs
          && theirs.longValue() == pid;
    }
  }

  /**
   * A mongod may be started by a script and so have another process number than we know; but no
   * other has our files.
   */
  private static boolean servesFiles(Path files, MongoConnection connection) throws IOException {
    return connection.command("getCmdLineOpts", 1).get("parsed") instanceof Map<?, ?> options
        && options.get("storage") instanceof Map<?, ?> storage
        && files.toString().equals(storage.get("dbPath"));
  }

  /**
   * Looks, and does what is missing; asked again and again, it becomes true. Does nothing to a
   * mongod that is not ours.
   */
  private static boolean isPrimary(int port, Path files) throws IOException {
    try (var connection = new MongoConnection(port)) {
      if (!servesFiles(files, connection)) {
        return false;
      }
      if (Boolean.TRUE.equals(connection.command("hello", 1).get("isWritablePrimary"))) {
        return true;
      }
      Object code = connection.command("replSetGetStatus", 1).get("code");
      if (code instanceof Integer number) {
        switch (number) {
          case NOT_YET_INITIALIZED -> connection.command("replSetInitiate", newReplicaSet(port));
          case INVALID_REPLICA_SET_CONFIG -> moveTo(port, connection);
          default -> {}
        }
      }
      return false;
    }
  }

  private static Map<String, Object> newReplicaSet(int port) {
    return ordered("_id", REPLICA_SET, "members", List.of(ordered("_id", 0, "host", host(port))));
  }

  /** The address of a member is part of its data, and ours may start on another port each time. */
  private static void moveTo(int port, MongoConnection connection) throws IOException {
    Map<String, Object> answer = connection.command("replSetGetConfig", 1);
    if (answer.get("config") instanceof Map<?, ?> old
        && old.get("members") instanceof List<?> members
        && members.get(0) instanceof Map<?, ?> member) {
      var moved = copy(member);
      moved.put("host", host(port));
      var config = copy(old);
      config.put("members", List.of(moved));
      connection.command("replSetReconfig", config, Map.of("force", true));
    }
  }

  private static Map<String, Object> copy(Map<?, ?> document) {
    var copy = new LinkedHashMap<String, Object>();
    document.forEach((name, value) -> copy.put(name.toString(), value));
    return copy;
  }

  /** MongoDB wants the name of a command, or the id, first. */
  private static Map<String, Object> ordered(
      String firstName, Object first, String secondName, Object second) {
    var document = new LinkedHashMap<String, Object>();
    document.put(firstName, first);
    document.put(secondName, second);
    return document;
  }

  private static String host(int port) {
    return "127.0.0.1:" + port;
  }
}
