package dev.starpost.deploy.servers;

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
final class MongoServer {

  private static final String REPLICA_SET = "rs0";
  private static final String HEAP = "512m";

  /** replSetGetStatus: not a member of its own replica set, because it was made on another port. */
  private static final int NOT_A_MEMBER = 93;

  private static final int NOT_YET_INITIALIZED = 94;

  private MongoServer() {}

  static Started<String> start(Start start, Source source)
      throws IOException, StartFailed, InterruptedException {
    int port = start.port(start.ports().mongo());
    Path directory = start.directoryFor(source);
    return source instanceof Source.Program installed
        ? startInstalled(start, installed.path(), directory, port)
        : startEmbedded(start, directory, port);
  }

  private static Started<String> startEmbedded(Start start, Path directory, int port)
      throws IOException, StartFailed, InterruptedException {
    LeashedProcess process =
        start.launch(
            start.embedded(
                "mongo",
                "dev.starpost.deploy.mongo.EmbeddedMongo",
                HEAP,
                directory.toString(),
                Integer.toString(port)),
            Map.of(),
            StopSignal.TERM);
    start.awaitAnswer(process, port, () -> pings(port));
    return new Started<>(process, "mongodb://127.0.0.1:" + port + "/");
  }

  private static Started<String> startInstalled(Start start, Path mongod, Path directory, int port)
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
    start.awaitAnswer(process, port, () -> isPrimary(port));
    return new Started<>(process, "mongodb://127.0.0.1:" + port + "/?replicaSet=" + REPLICA_SET);
  }

  private static boolean pings(int port) throws IOException {
    try (var connection = new MongoConnection(port)) {
      return MongoConnection.succeeded(connection.command("ping", 1));
    }
  }

  /** Looks, and does what is missing; asked again and again, it becomes true. */
  private static boolean isPrimary(int port) throws IOException {
    try (var connection = new MongoConnection(port)) {
      if (Boolean.TRUE.equals(connection.command("hello", 1).get("isWritablePrimary"))) {
        return true;
      }
      Map<String, Object> status = connection.command("replSetGetStatus", 1);
      if (is(status.get("code"), NOT_YET_INITIALIZED)) {
        connection.command("replSetInitiate", newReplicaSet(port));
      } else if (is(status.get("code"), NOT_A_MEMBER)) {
        moveTo(port, connection);
      }
      return false;
    }
  }

  private static boolean is(Object value, int number) {
    return value instanceof Number given && given.intValue() == number;
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
