package dev.starpost.deploy.load;

import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.servers.Postgres;
import dev.starpost.deploy.servers.StartFailed;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One notification service and its servers, which believes tokens of the benchmark's own. */
final class NewsRoom implements AutoCloseable {
  private static final String NAME = "notification";
  private static final Pattern LAG =
      Pattern.compile("starpost_intake_lag\\{topic=\"game.events\",?} ([0-9.E]+)");
  private static final Pattern TOLD = Pattern.compile("starpost_news_total\\{[^}]*} ([0-9.E]+)");
  private static final long GLANCE_MILLIS = 200;

  private final Ground ground;
  private final Tokens tokens;
  private ServiceProcess service;

  private NewsRoom(Ground ground, Tokens tokens) {
    this.ground = ground;
    this.tokens = tokens;
  }

  /** Returns when everything is ready. */
  static NewsRoom start(Path root, Consumer<String> say)
      throws IOException, StartFailed, InterruptedException {
    Ground ground =
        Ground.start(root, "embedded", EnumSet.of(Backing.KAFKA, Backing.POSTGRES), say);
    NewsRoom room = new NewsRoom(ground, Tokens.start());
    try {
      room.serve();
      return room;
    } catch (IOException | InterruptedException | RuntimeException e) {
      room.close();
      throw e;
    }
  }

  private void serve() throws IOException, InterruptedException {
    Postgres postgres = ground.servers().postgres();
    service =
        ground.serve(
            NAME,
            "notification-service",
            List.of(),
            Map.of(
                "KAFKA_BOOTSTRAP_SERVERS",
                ground.servers().kafka(),
                "QUARKUS_DATASOURCE_JDBC_URL",
                postgres.jdbcUrl("postgres") + "?currentSchema=" + NAME,
                "QUARKUS_DATASOURCE_USERNAME",
                postgres.user(),
                "QUARKUS_DATASOURCE_PASSWORD",
                postgres.password(),
                "QUARKUS_FLYWAY_SCHEMAS",
                NAME,
                "STARPOST_SECRETS_KEY",
                "of a benchmark, and of no other use",
                "STARPOST_MAIL_DELIVERY",
                "mailbox",
                "MP_JWT_VERIFY_PUBLICKEY_LOCATION",
                tokens.jwksAddress()));
    service.awaitReady();
  }

  String kafka() {
    return ground.servers().kafka();
  }

  int port() {
    return service.port();
  }

  List<String> tokens(List<String> accounts) {
    return accounts.stream().map(tokens::player).toList();
  }

  /** Returns when the service has read all that was told of games. */
  void awaitRead() throws IOException, InterruptedException {
    String before = "";
    String metrics = service.metrics();
    while (!isRead(metrics) || !told(metrics).equals(before)) {
      ground.requireAlive();
      before = told(metrics);
      Thread.sleep(GLANCE_MILLIS);
      metrics = service.metrics();
    }
  }

  private static boolean isRead(String metrics) {
    Matcher lag = LAG.matcher(metrics);
    return lag.find() && Double.parseDouble(lag.group(1)) == 0 && !told(metrics).isEmpty();
  }

  private static String told(String metrics) {
    return TOLD.matcher(metrics).results().map(found -> found.group(1)).toList().toString();
  }

  /** Bytes of the service in RAM. */
  long memory() {
    return ProcessUsage.resident(service.pid()).orElse(0);
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
