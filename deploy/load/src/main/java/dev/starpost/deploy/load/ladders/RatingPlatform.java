package dev.starpost.deploy.load.ladders;

import dev.starpost.deploy.load.bench.BenchPlatform;
import dev.starpost.deploy.load.bench.BenchTokens;
import dev.starpost.deploy.load.bench.ServiceProcess;
import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.servers.StartFailed;
import dev.starpost.deploy.servers.postgres.Postgres;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** One rating service and its servers, which believes tokens of the benchmark's own. */
final class RatingPlatform implements AutoCloseable {
  /** Of the service's process. */
  static final String NAME = "rating";

  private final BenchPlatform bench;
  private final BenchTokens tokens;
  private ServiceProcess service;

  private RatingPlatform(BenchPlatform bench, BenchTokens tokens) {
    this.bench = bench;
    this.tokens = tokens;
  }

  /**
   * Returns when everything is ready.
   *
   * @param profile where the service shall leave a flight recording
   */
  static RatingPlatform start(Path root, Optional<Path> profile, Consumer<String> say)
      throws IOException, StartFailed, InterruptedException {
    BenchPlatform bench =
        BenchPlatform.start(root, "embedded", EnumSet.of(Backing.KAFKA, Backing.POSTGRES), say);
    RatingPlatform platform = new RatingPlatform(bench, BenchTokens.start());
    try {
      platform.serve(profile);
      return platform;
    } catch (IOException | InterruptedException | RuntimeException e) {
      platform.close();
      throw e;
    }
  }

  private void serve(Optional<Path> profile) throws IOException, InterruptedException {
    Postgres postgres = bench.servers().postgres();
    service =
        bench.serve(
            NAME,
            "rating-service",
            ServiceProcess.flightRecorder(profile, NAME),
            Map.of(
                "KAFKA_BOOTSTRAP_SERVERS",
                bench.servers().kafka(),
                "QUARKUS_DATASOURCE_JDBC_URL",
                url(),
                "QUARKUS_DATASOURCE_USERNAME",
                postgres.user(),
                "QUARKUS_DATASOURCE_PASSWORD",
                postgres.password(),
                "QUARKUS_FLYWAY_SCHEMAS",
                NAME,
                "MP_JWT_VERIFY_PUBLICKEY_LOCATION",
                tokens.jwksAddress()));
    service.awaitReady();
  }

  /** The service ends; all that it is told from now on waits in the topic. */
  void stop() throws InterruptedException {
    bench.stop(service);
  }

  /** Returns when another instance is ready. */
  void startAgain() throws IOException, InterruptedException {
    serve(Optional.empty());
  }

  private String url() {
    return bench.servers().postgres().jdbcUrl("postgres") + "?currentSchema=" + NAME;
  }

  /** Of the service. */
  Connection database() throws SQLException {
    Postgres postgres = bench.servers().postgres();
    return DriverManager.getConnection(url(), postgres.user(), postgres.password());
  }

  /** Games that have counted. */
  long rated(Connection database) throws SQLException {
    try (PreparedStatement count = database.prepareStatement("select count(*) from rated_game");
        ResultSet row = count.executeQuery()) {
      row.next();
      return row.getLong(1);
    }
  }

  String kafka() {
    return bench.servers().kafka();
  }

  int port() {
    return service.port();
  }

  String token() {
    return tokens.player("bench-reader");
  }

  /** CPU seconds that each process has used so far. */
  Map<String, Double> cpu() {
    return bench.cpu();
  }

  void requireAlive() throws IOException {
    bench.requireAlive();
  }

  @Override
  public void close() {
    bench.close();
    tokens.close();
  }
}
