package dev.starpost.deploy.load.lobby;

import dev.starpost.deploy.load.bench.BenchPlatform;
import dev.starpost.deploy.load.bench.EnginePlatform;
import dev.starpost.deploy.load.bench.ServiceProcess;
import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.servers.StartFailed;
import dev.starpost.deploy.servers.postgres.Postgres;
import dev.starpost.deploy.servers.process.FreePort;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** A whole platform: gateway, lobby, one engine and their servers. */
final class LobbyPlatform implements AutoCloseable {
  private static final String SCHEMA = "lobby";
  private static final String DATABASE = "postgres";

  /** The clients of a benchmark are one caller, and no limit is to be measured. */
  private static final List<String> LIMITS =
      List.of("READS", "PLAYS", "CREATIONS", "STREAMS", "SIGN_IN", "BAD_TOKENS");

  private final BenchPlatform bench;
  private ServiceProcess lobby;
  private ServiceProcess engine;
  private ServiceProcess gateway;

  private LobbyPlatform(BenchPlatform bench) {
    this.bench = bench;
  }

  /** Returns when everything is ready. */
  static LobbyPlatform start(Path root, String mongod, Consumer<String> say)
      throws IOException, StartFailed, InterruptedException {
    LobbyPlatform platform =
        new LobbyPlatform(BenchPlatform.start(root, mongod, EnumSet.allOf(Backing.class), say));
    try {
      platform.startServices();
      return platform;
    } catch (IOException | InterruptedException | RuntimeException e) {
      platform.close();
      throw e;
    }
  }

  private void startServices() throws IOException, InterruptedException {
    // Lobby and engine have to know of each other.
    int lobbyPort = FreePort.any();
    String lobbyAddress = "http://127.0.0.1:" + lobbyPort;
    engine =
        bench.serve(
            "engine",
            EnginePlatform.ENGINE,
            List.of(),
            Map.of(
                "KAFKA_BOOTSTRAP_SERVERS",
                bench.servers().kafka(),
                "QUARKUS_MONGODB_CONNECTION_STRING",
                bench.servers().mongo(),
                "QUARKUS_MONGODB_DATABASE",
                EnginePlatform.DATABASE,
                "MP_JWT_VERIFY_PUBLICKEY_LOCATION",
                lobbyAddress + "/.well-known/jwks.json"));
    Postgres postgres = bench.servers().postgres();
    lobby =
        bench.serve(
            "lobby",
            "lobby-service",
            List.of(),
            Map.of(
                ServiceProcess.PORT,
                Integer.toString(lobbyPort),
                "KAFKA_BOOTSTRAP_SERVERS",
                bench.servers().kafka(),
                "QUARKUS_DATASOURCE_JDBC_URL",
                jdbcUrl(),
                "QUARKUS_DATASOURCE_USERNAME",
                postgres.user(),
                "QUARKUS_DATASOURCE_PASSWORD",
                postgres.password(),
                "QUARKUS_FLYWAY_SCHEMAS",
                SCHEMA,
                "STARPOST_ENGINE_ADDRESS",
                engine.address()));
    Map<String, String> settings = new HashMap<>();
    settings.put(ServiceProcess.MANAGEMENT_PORT, Integer.toString(FreePort.any()));
    settings.put("STARPOST_GATEWAY_SERVICES_ENGINE_ADDRESS", engine.address());
    settings.put("STARPOST_GATEWAY_SERVICES_LOBBY_ADDRESS", lobbyAddress);
    LIMITS.forEach(
        limit -> settings.put("STARPOST_GATEWAY_LIMITS_" + limit + "_CALLS", "100000000"));
    gateway = bench.serve("gateway", "gateway-service", List.of(), settings);
    for (ServiceProcess service : List.of(lobby, engine, gateway)) {
      service.awaitReady();
    }
  }

  /** The lobby's database, past the lobby. */
  Connection database() throws SQLException {
    Postgres postgres = bench.servers().postgres();
    return DriverManager.getConnection(jdbcUrl(), postgres.user(), postgres.password());
  }

  private String jdbcUrl() {
    return bench.servers().postgres().jdbcUrl(DATABASE) + "?currentSchema=" + SCHEMA;
  }

  int port() {
    return gateway.port();
  }

  int enginePort() {
    return engine.port();
  }

  Map<String, Long> processes() {
    return bench.processes();
  }

  void requireAlive() throws IOException {
    bench.requireAlive();
  }

  @Override
  public void close() {
    bench.close();
  }
}
