package dev.starpost.deploy.load.bench;

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
public final class EnginePlatform implements AutoCloseable {
  public static final String DATABASE = "starpost_engine";
  public static final String ENGINE = "game-engine-service/app";

  private final BenchPlatform bench;
  private final BenchTokens tokens;
  private final int engineCount;
  private final Optional<Path> profile;
  private final List<ServiceProcess> engines = new ArrayList<>();
  private int starts;

  private EnginePlatform(
      BenchPlatform bench, BenchTokens tokens, int engineCount, Optional<Path> profile) {
    this.bench = bench;
    this.tokens = tokens;
    this.engineCount = engineCount;
    this.profile = profile;
  }

  /**
   * Returns when everything is ready.
   *
   * @param profile where each engine shall leave a flight recording
   */
  public static EnginePlatform start(
      Path root, String mongod, int engines, Optional<Path> profile, Consumer<String> say)
      throws IOException, StartFailed, InterruptedException {
    BenchPlatform bench =
        BenchPlatform.start(root, mongod, EnumSet.of(Backing.KAFKA, Backing.MONGO), say);
    EnginePlatform platform = new EnginePlatform(bench, BenchTokens.start(), engines, profile);
    try {
      platform.startEngines();
      return platform;
    } catch (IOException | InterruptedException | RuntimeException e) {
      platform.close();
      throw e;
    }
  }

  /** Ends the engines and starts others, which have nothing in memory. */
  public void restartEngines() throws IOException, InterruptedException {
    for (ServiceProcess engine : engines) {
      bench.stop(engine);
    }
    engines.clear();
    startEngines();
  }

  private void startEngines() throws IOException, InterruptedException {
    for (int number = 1; number <= engineCount; number++) {
      starts++;
      engines.add(bench.serve("engine-" + number, ENGINE, flightRecorder(), settings()));
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
        bench.servers().kafka(),
        "QUARKUS_MONGODB_CONNECTION_STRING",
        bench.servers().mongo(),
        "QUARKUS_MONGODB_DATABASE",
        DATABASE,
        "MP_JWT_VERIFY_PUBLICKEY_LOCATION",
        tokens.jwksAddress());
  }

  public List<Integer> ports() {
    return engines.stream().map(ServiceProcess::port).toList();
  }

  public BenchTokens tokens() {
    return tokens;
  }

  /** Connection string. */
  public String mongo() {
    return bench.servers().mongo();
  }

  Path directory() {
    return bench.directory();
  }

  public List<ServiceProcess> engines() {
    return List.copyOf(engines);
  }

  /** CPU seconds that each process has used so far. */
  public Map<String, Double> cpu() {
    return bench.cpu();
  }

  public void requireAlive() throws IOException {
    bench.requireAlive();
  }

  @Override
  public void close() {
    bench.close();
    tokens.close();
  }
}
