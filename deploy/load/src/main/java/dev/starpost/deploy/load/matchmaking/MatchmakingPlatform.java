package dev.starpost.deploy.load.matchmaking;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpServer;
import dev.starpost.deploy.load.bench.BenchPlatform;
import dev.starpost.deploy.load.bench.BenchTokens;
import dev.starpost.deploy.load.bench.ServiceProcess;
import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.servers.StartFailed;
import dev.starpost.deploy.servers.postgres.Postgres;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
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
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One matchmaking service and its servers, which believes tokens of the benchmark's own, and asks
 * an engine that admits every game for two.
 */
final class MatchmakingPlatform implements AutoCloseable {
  private static final String NAME = "matchmaking";

  private static final Pattern MATCHED =
      Pattern.compile("starpost_tickets_total\\{event=\"matched\",?} ([0-9.E]+)");

  /** Each pool has so many who wait, all too far from each other to be matched. */
  private static final int IN_A_POOL = 50;

  private final BenchPlatform bench;
  private final BenchTokens tokens;
  private final HttpServer engine;
  private ServiceProcess service;

  private MatchmakingPlatform(BenchPlatform bench, BenchTokens tokens, HttpServer engine) {
    this.bench = bench;
    this.tokens = tokens;
    this.engine = engine;
  }

  /**
   * Returns when everything is ready.
   *
   * @param profile where the service shall leave a flight recording
   */
  static MatchmakingPlatform start(Path root, Optional<Path> profile, Consumer<String> say)
      throws IOException, StartFailed, InterruptedException {
    BenchPlatform bench =
        BenchPlatform.start(root, "embedded", EnumSet.of(Backing.KAFKA, Backing.POSTGRES), say);
    MatchmakingPlatform platform = new MatchmakingPlatform(bench, BenchTokens.start(), engine());
    try {
      platform.serve(profile);
      return platform;
    } catch (IOException | InterruptedException | RuntimeException e) {
      platform.close();
      throw e;
    }
  }

  private static HttpServer engine() throws IOException {
    byte[] table =
        "{\"commitment\":\"00\",\"prefix\":\"sv\",\"options\":{},\"seats\":{\"min\":2,\"max\":2}}"
            .getBytes(UTF_8);
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/internal/tables",
        exchange -> {
          exchange.getRequestBody().readAllBytes();
          exchange.getResponseHeaders().set("Content-Type", "application/json");
          exchange.sendResponseHeaders(201, table.length);
          exchange.getResponseBody().write(table);
          exchange.close();
        });
    server.start();
    return server;
  }

  private void serve(Optional<Path> profile) throws IOException, InterruptedException {
    Postgres postgres = bench.servers().postgres();
    service =
        bench.serve(
            NAME,
            "matchmaking-service/app",
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
                "STARPOST_ENGINE_ADDRESS",
                "http://127.0.0.1:" + engine.getAddress().getPort(),
                "STARPOST_ENGINE_TOKEN",
                tokens.operator(),
                "MP_JWT_VERIFY_PUBLICKEY_LOCATION",
                tokens.jwksAddress()));
    service.awaitReady();
  }

  private String url() {
    return bench.servers().postgres().jdbcUrl("postgres") + "?currentSchema=" + NAME;
  }

  /** Of the service. */
  Connection database() throws SQLException {
    Postgres postgres = bench.servers().postgres();
    return DriverManager.getConnection(url(), postgres.user(), postgres.password());
  }

  /** Many wait who find nobody near them. */
  void fill(Connection database, int waiting) throws SQLException {
    try (PreparedStatement insert =
        database.prepareStatement(
            "insert into ticket (id, account, game, pool, least, most, options, clock, rating,"
                + " state, since, expires_at) select 'waiting-' || n, 'waiting-' || n, 'waiting',"
                + " 'waiting-' || n / ?, 2, 2, '{}', '{\"kind\":\"per-move\",\"move\":\"P3D\"}',"
                + " n % ? * 2000, 'waiting', now() - random() * interval '1 day',"
                + " now() + interval '7 days' from generate_series(1, ?) as n")) {
      insert.setInt(1, IN_A_POOL);
      insert.setInt(2, IN_A_POOL);
      insert.setInt(3, waiting);
      insert.executeUpdate();
    }
  }

  /** Tickets that are matched, as the service counts them: rows would cost what is measured. */
  long matched() throws IOException, InterruptedException {
    Matcher told = MATCHED.matcher(service.metrics());
    return told.find() ? (long) Double.parseDouble(told.group(1)) : 0;
  }

  /** The same, as the rows say. */
  long matched(Connection database) throws SQLException {
    return count(database, "select count(*) from ticket where state = 'matched'");
  }

  /** Messages that are not sent yet. */
  long unsent(Connection database) throws SQLException {
    return count(database, "select count(*) from outbox");
  }

  private static long count(Connection database, String sql) throws SQLException {
    try (PreparedStatement count = database.prepareStatement(sql);
        ResultSet row = count.executeQuery()) {
      row.next();
      return row.getLong(1);
    }
  }

  int port() {
    return service.port();
  }

  String token(String account) {
    return tokens.player(account);
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
    engine.stop(0);
  }
}
