package dev.starpost.deploy.load;

import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.servers.BackingServers;
import dev.starpost.deploy.servers.Directories;
import dev.starpost.deploy.servers.Layout;
import dev.starpost.deploy.servers.RunningServer;
import dev.starpost.deploy.servers.StartFailed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Kafka, MongoDB and engines of its own, on free ports, with data of its own that is deleted at the
 * end. Nothing of a Starpost that runs on the same machine is touched.
 */
final class Platform implements AutoCloseable {
  static final String DATABASE = "starpost_engine";

  /** The process of the clients. */
  static final String LOAD = "load";

  private static final String MONGOD = "STARPOST_MONGOD";

  /** What the user has set for a Starpost that is used, which must not reach this one. */
  private static final List<String> FOREIGN = List.of("STARPOST_", "QUARKUS_", "KAFKA_", "MP_");

  private final Path directory;
  private final int engineCount;
  private final Optional<Path> profile;
  private final Thread hook = new Thread(this::deleteQuietly, "leave nothing behind");
  private final List<EngineProcess> engines = new ArrayList<>();
  private BackingServers servers;
  private Tokens tokens;
  private int starts;

  private Platform(Path directory, int engineCount, Optional<Path> profile) {
    this.directory = directory;
    this.engineCount = engineCount;
    this.profile = profile;
  }

  /**
   * Returns when everything is ready.
   *
   * @param root the checkout, with all that is started built in it
   * @param mongod a program, or {@code embedded}
   * @param profile where each engine shall leave a flight recording
   */
  static Platform start(
      Path root, String mongod, int engines, Optional<Path> profile, Consumer<String> say)
      throws IOException, StartFailed, InterruptedException {
    Platform platform = new Platform(BenchDirectory.make(root), engines, profile);
    Runtime.getRuntime().addShutdownHook(platform.hook);
    try {
      platform.startServers(root, mongod, say);
      platform.copyProgram(root);
      platform.startEngines();
      return platform;
    } catch (IOException | StartFailed | InterruptedException | RuntimeException e) {
      platform.close();
      throw e;
    }
  }

  private void startServers(Path root, String mongod, Consumer<String> say)
      throws IOException, StartFailed, InterruptedException {
    Map<String, String> environment = new HashMap<>(System.getenv());
    for (Backing backing : Backing.values()) {
      environment.remove(backing.addressVariable());
    }
    environment.put(MONGOD, mongod);
    Layout layout =
        new Layout(
            root, directory.resolve("data"), directory.resolve("logs"), Layout.Ports.anyFree());
    servers =
        BackingServers.start(
            layout, environment, EnumSet.of(Backing.KAFKA, Backing.MONGO), line -> {});
    for (RunningServer server : servers.servers()) {
      say.accept("%s (%s) at %s".formatted(server.name(), server.origin(), server.address()));
    }
    tokens = Tokens.start();
  }

  /** A build in the checkout would take the jars away from under a running engine. */
  private void copyProgram(Path root) throws IOException {
    Path original = root.resolve("game-engine-service/app/target/quarkus-app");
    try (Stream<Path> files = Files.walk(original)) {
      for (Path file : files.toList()) {
        Files.copy(file, program().resolve(original.relativize(file).toString()));
      }
    }
  }

  private Path program() {
    return directory.resolve("engine");
  }

  /** Ends the engines and starts others, which have nothing in memory. */
  void restartEngines() throws IOException, InterruptedException {
    stopEngines();
    startEngines();
  }

  private void startEngines() throws IOException, InterruptedException {
    for (int number = 1; number <= engineCount; number++) {
      starts++;
      engines.add(
          EngineProcess.start(
              "engine-" + number,
              program().resolve("quarkus-run.jar"),
              flightRecorder(),
              settings(),
              directory));
    }
    for (EngineProcess engine : engines) {
      engine.awaitReady();
    }
  }

  private List<String> flightRecorder() {
    return profile
        .map(
            path ->
                List.of(
                    "-XX:StartFlightRecording=settings=profile,dumponexit=true,filename="
                        + path.resolve("engine-" + starts + ".jfr")))
        .orElse(List.of());
  }

  private Map<String, String> settings() {
    Map<String, String> settings = new HashMap<>();
    System.getenv()
        .forEach(
            (name, value) -> {
              if (FOREIGN.stream().noneMatch(name::startsWith)) {
                settings.put(name, value);
              }
            });
    settings.put("KAFKA_BOOTSTRAP_SERVERS", servers.kafka());
    settings.put("QUARKUS_MONGODB_CONNECTION_STRING", servers.mongo());
    settings.put("QUARKUS_MONGODB_DATABASE", DATABASE);
    settings.put("MP_JWT_VERIFY_PUBLICKEY_LOCATION", tokens.jwksAddress());
    return settings;
  }

  private void stopEngines() throws InterruptedException {
    for (EngineProcess engine : engines) {
      engine.stop();
    }
    engines.clear();
  }

  List<Integer> ports() {
    return engines.stream().map(EngineProcess::port).toList();
  }

  Tokens tokens() {
    return tokens;
  }

  /** Connection string. */
  String mongo() {
    return servers.mongo();
  }

  Path directory() {
    return directory;
  }

  List<EngineProcess> engines() {
    return List.copyOf(engines);
  }

  /** The processes by their names, the load generator itself last. */
  Map<String, Long> processes() {
    Map<String, Long> all = new LinkedHashMap<>();
    engines.forEach(engine -> all.put(engine.name(), engine.pid()));
    servers.servers().forEach(server -> server.pid().ifPresent(pid -> all.put(server.name(), pid)));
    all.put(LOAD, ProcessHandle.current().pid());
    return all;
  }

  @Override
  public void close() {
    deleteQuietly();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // This JVM is ending already, and the hook has waited for us.
    }
  }

  private synchronized void deleteQuietly() {
    try {
      stopEngines();
      if (servers != null) {
        servers.close();
      }
      if (tokens != null) {
        tokens.close();
      }
      Directories.delete(directory);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (IOException e) {
      System.err.println("could not delete all of " + directory + ": " + e);
    }
  }
}
