package dev.starpost.deploy.load;

import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.servers.StartFailed;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Kafka, MongoDB and engines, which believe tokens of the benchmark's own. */
final class Platform implements AutoCloseable {
  static final String DATABASE = "starpost_engine";
  static final String ENGINE = "game-engine-service/app";

  private final Ground ground;
  private final Tokens tokens;
  private final int engineCount;
  private final Optional<Path> profile;
  private final List<ServiceProcess> engines = new ArrayList<>();
  private int starts;

  private Platform(Ground ground, Tokens tokens, int engineCount, Optional<Path> profile) {
    this.ground = ground;
    this.tokens = tokens;
    this.engineCount = engineCount;
    this.profile = profile;
  }

  /**
   * Returns when everything is ready.
   *
   * @param profile where each engine shall leave a flight recording
   */
  static Platform start(
      Path root, String mongod, int engines, Optional<Path> profile, Consumer<String> say)
      throws IOException, StartFailed, InterruptedException {
    Ground ground = Ground.start(root, mongod, EnumSet.of(Backing.KAFKA, Backing.MONGO), say);
    Platform platform = new Platform(ground, Tokens.start(), engines, profile);
    try {
      platform.startEngines();
      return platform;
    } catch (IOException | InterruptedException | RuntimeException e) {
      platform.close();
      throw e;
    }
  }

  /** Ends the engines and starts others, which have nothing in memory. */
  void restartEngines() throws IOException, InterruptedException {
    for (ServiceProcess engine : engines) {
      ground.stop(engine);
    }
    engines.clear();
    startEngines();
  }

  private void startEngines() throws IOException, InterruptedException {
    for (int number = 1; number <= engineCount; number++) {
      starts++;
      engines.add(ground.serve("engine-" + number, ENGINE, flightRecorder(), settings()));
    }
    for (ServiceProcess engine : engines) {
      engine.awaitReady();
    }
  }

  private List<String> flightRecorder() {
    return ServiceProcess.flightRecorder(profile, "engine-" + starts);
  }

  private Map<String, String> settings() {
    return Map.of(
        "KAFKA_BOOTSTRAP_SERVERS",
        ground.servers().kafka(),
        "QUARKUS_MONGODB_CONNECTION_STRING",
        ground.servers().mongo(),
        "QUARKUS_MONGODB_DATABASE",
        DATABASE,
        "MP_JWT_VERIFY_PUBLICKEY_LOCATION",
        tokens.jwksAddress());
  }

  List<Integer> ports() {
    return engines.stream().map(ServiceProcess::port).toList();
  }

  Tokens tokens() {
    return tokens;
  }

  /** Connection string. */
  String mongo() {
    return ground.servers().mongo();
  }

  Path directory() {
    return ground.directory();
  }

  List<ServiceProcess> engines() {
    return List.copyOf(engines);
  }

  /** CPU seconds that each process has used so far. */
  Map<String, Double> cpu() {
    return ground.cpu();
  }

  void requireAlive() throws IOException {
    ground.requireAlive();
  }

  @Override
  public void close() {
    ground.close();
    tokens.close();
  }
}
