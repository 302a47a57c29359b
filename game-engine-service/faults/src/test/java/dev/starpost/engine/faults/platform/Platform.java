package dev.starpost.engine.faults.platform;

import com.mongodb.client.MongoClient;
import com.mongodb.client.MongoClients;
import com.mongodb.client.MongoDatabase;
import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.servers.ServerLayout;
import dev.starpost.deploy.servers.process.FreePort;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;

/** A broker, a MongoDB and three engines, for these tests alone. */
public final class Platform implements AutoCloseable {
  /** The shortest that a broker allows, so that a held engine is given up soon. */
  public static final int SESSION_TIMEOUT_MILLIS = 6_000;

  private static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();
  private static final Path PROGRAM =
      ROOT.resolve("game-engine-service/app/target/quarkus-app/quarkus-run.jar");
  private static final Path LOGS = Path.of("target/platform-logs").toAbsolutePath();
  private static final int ENGINES = 3;
  private static final int LINES_SHOWN = 25;
  private static final String DATABASE = "starpost_engine";

  private final Path data;
  private final Tokens tokens;
  private final KillableServer broker;
  private final KillableServer mongo;
  private final List<Engine> engines = new ArrayList<>();
  private final List<Engine> guests = new ArrayList<>();

  private Platform(Path data, Tokens tokens, KillableServer broker, KillableServer mongo) {
    this.data = data;
    this.tokens = tokens;
    this.broker = broker;
    this.mongo = mongo;
    for (int i = 1; i <= ENGINES; i++) {
      engines.add(engine("engine-" + i, Map.of()));
    }
  }

  /** The servers, side by side, and engines that are not yet started. */
  private static Platform prepare() throws Exception {
    Path data = Files.createTempDirectory("starpost-faults");
    ServerLayout.Ports ports =
        new ServerLayout.Ports(FreePort.any(), FreePort.any(), FreePort.any(), FreePort.any());
    ServerLayout layout = new ServerLayout(ROOT, data, LOGS, ports);
    ExecutorService threads = Executors.newCachedThreadPool();
    try {
      Future<KillableServer> broker =
          threads.submit(() -> KillableServer.start(Backing.KAFKA, layout));
      Future<KillableServer> mongo =
          threads.submit(() -> KillableServer.start(Backing.MONGO, layout));
      return new Platform(data, new Tokens(), broker.get(), mongo.get());
    } finally {
      threads.shutdown();
    }
  }

  /** Returns when all of it is ready. */
  public static Platform start() throws Exception {
    if (!Files.isRegularFile(PROGRAM)) {
      throw new IllegalStateException(
          "The engine is not packaged: %s is missing. Run ./mvnw package -DskipTests -pl game-engine-service/faults -am first."
              .formatted(PROGRAM));
    }
    delete(LOGS);
    Files.createDirectories(LOGS);
    Platform platform = prepare();
    try {
      for (Engine engine : platform.engines) {
        engine.start();
      }
      for (Engine engine : platform.engines) {
        engine.awaitReady();
      }
      return platform;
    } catch (Exception e) {
      platform.printLogs();
      platform.close();
      throw e;
    }
  }

  private Engine engine(String name, Map<String, String> additions) {
    Map<String, String> settings = new TreeMap<>();
    settings.put("kafka.bootstrap.servers", broker.address());
    settings.put("kafka.session.timeout.ms", Integer.toString(SESSION_TIMEOUT_MILLIS));
    settings.put("quarkus.mongodb.connection-string", mongo.address());
    settings.put("quarkus.mongodb.database", DATABASE);
    settings.put("mp.jwt.verify.publickey.location", tokens.location());
    settings.put("quarkus.log.console.json.enabled", "false");
    settings.put("quarkus.log.category.\"io.smallrye.health\".level", "WARN");
    // So that games are restored from snapshots and loaded anew all the time.
    settings.put("starpost.engine.snapshot-every", "10");
    settings.put("starpost.engine.cached-games", "25");
    settings.putAll(additions);
    return new Engine(name, PROGRAM, LOGS.resolve(name + ".log"), settings);
  }

  /** One more engine than there are always; it is not started. */
  public Engine guest(String name, Map<String, String> additions) {
    Engine guest = engine(name, additions);
    guests.add(guest);
    return guest;
  }

  public List<Engine> engines() {
    return engines;
  }

  public KillableServer broker() {
    return broker;
  }

  public KillableServer mongo() {
    return mongo;
  }

  public String token(String account, String scope) {
    return tokens.sign(account, scope);
  }

  /** What the engines have stored; the caller closes the client. */
  public MongoClient mongoClient() {
    return MongoClients.create(mongo.address());
  }

  public static MongoDatabase database(MongoClient client) {
    return client.getDatabase(DATABASE);
  }

  /** Notes beside the engines' logs what was done to them. */
  public void note(String what) {
    try {
      Files.writeString(
          LOGS.resolve("chaos.log"),
          "%s %s%n".formatted(Instant.now(), what),
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** For whoever has to find out why a test failed. */
  public void printLogs() {
    Stream.concat(engines.stream(), guests.stream())
        .forEach(
            engine -> {
              System.out.printf("--- the end of the log of %s%n", engine.name());
              engine.lastLines(LINES_SHOWN).forEach(System.out::println);
            });
    System.out.println("--- all logs are in " + LOGS);
  }

  @Override
  public void close() {
    List<Engine> all = new ArrayList<>(engines);
    all.addAll(guests);
    all.parallelStream().forEach(Engine::close);
    broker.close();
    mongo.close();
    tokens.close();
    delete(data);
  }

  private static void delete(Path directory) {
    if (!Files.exists(directory)) {
      return;
    }
    try (Stream<Path> files = Files.walk(directory)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
