package dev.starpost.deploy.load;

import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.servers.Postgres;
import dev.starpost.deploy.servers.StartFailed;
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
final class LadderHouse implements AutoCloseable {
  /** Of the service's process. */
  static final String NAME = "rating";

  private final Ground ground;
  private final Tokens tokens;
  private ServiceProcess service;

  private LadderHouse(Ground ground, Tokens tokens) {
    this.ground = ground;
    this.tokens = tokens;
  }

  /**
   * Returns when everything is ready.
   *
   * @param profile where the service shall leave a flight recording
   */
  static LadderHouse start(Path root, Optional<Path> profile, Consumer<String> say)
      throws IOException, StartFailed, InterruptedException {
    Ground ground =
        Ground.start(root, "embedded", EnumSet.of(Backing.KAFKA, Backing.POSTGRES), say);
    LadderHouse house = new LadderHouse(ground, Tokens.start());
    try {
      house.serve(profile);
      return house;
    } catch (IOException | InterruptedException | RuntimeException e) {
      house.close();
      throw e;
    }
  }

  private void serve(Optional<Path> profile) throws IOException, InterruptedException {
    Postgres postgres = ground.servers().postgres();
    service =
        ground.serve(
            NAME,
            "rating-service",
            ServiceProcess.flightRecorder(profile, NAME),
            Map.of(
                "KAFKA_BOOTSTRAP_SERVERS",
                ground.servers().kafka(),
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

  private String url() {
    return ground.servers().postgres().jdbcUrl("postgres") + "?currentSchema=" + NAME;
  }

  /** Of the service. */
  Connection database() throws SQLException {
    Postgres postgres = ground.servers().postgres();
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
    return ground.servers().kafka();
  }

  int port() {
    return service.port();
  }

  String token() {
    return tokens.player("bench-reader");
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
