package dev.starpost.deploy.launcher.platform;

import dev.starpost.deploy.launcher.run.Ports;
import dev.starpost.deploy.servers.postgres.Postgres;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Environment variables of the services. What each service is told: where it listens, and where the
 * others are.
 *
 * @param engines how many there are
 * @param sendsMails whether a mail server is set in the environment; else mails are kept
 */
public record Environments(
    Ports ports,
    int engines,
    String kafka,
    Postgres postgres,
    String mongo,
    LocalSecrets secrets,
    boolean sendsMails) {
  private static final String HOST = "127.0.0.1";

  /** Exists on every server. Each service has a schema of its own in it, made by Flyway. */
  private static final String DATABASE = "postgres";

  Map<String, String> ofGateway() {
    return with(
        ports.gateway(),
        Map.of(
            "QUARKUS_MANAGEMENT_HOST", HOST,
            "QUARKUS_MANAGEMENT_PORT", Integer.toString(ports.management()),
            "STARPOST_GATEWAY_SERVICES_ENGINE_ADDRESS", allEngines(),
            "STARPOST_GATEWAY_SERVICES_LOBBY_ADDRESS", address(ports.lobby()),
            "STARPOST_GATEWAY_SERVICES_NOTIFICATION_ADDRESS", address(ports.notification()),
            "STARPOST_GATEWAY_SERVICES_RATING_ADDRESS", address(ports.rating()),
            "STARPOST_GATEWAY_SERVICES_MATCHMAKING_ADDRESS", address(ports.matchmaking())));
  }

  Map<String, String> ofLobby() {
    Map<String, String> told =
        with(
            ports.lobby(),
            Map.of(
                "KAFKA_BOOTSTRAP_SERVERS", kafka,
                "STARPOST_ENGINE_ADDRESS", allEngines(),
                "STARPOST_SERVICES_NOTIFICATION_SECRET", secrets.notification(),
                "STARPOST_SERVICES_RATING_SECRET", secrets.of("rating"),
                "STARPOST_SERVICES_MATCHMAKING_SECRET", secrets.of("matchmaking")));
    told.putAll(database("lobby"));
    return told;
  }

  Map<String, String> ofNotification() {
    Map<String, String> told =
        with(
            ports.notification(),
            Map.of(
                "KAFKA_BOOTSTRAP_SERVERS", kafka,
                "STARPOST_ENGINE_ADDRESS", allEngines(),
                "STARPOST_LOBBY_ADDRESS", address(ports.lobby()),
                "STARPOST_LOBBY_SECRET", secrets.notification(),
                "STARPOST_SECRETS_KEY", secrets.key(),
                "STARPOST_MAIL_SITE", ports.origin(),
                "STARPOST_MAIL_DELIVERY", sendsMails ? "smtp" : "mailbox",
                // Programs that somebody writes on this machine are on this machine.
                "STARPOST_WEBHOOKS_ALLOW_PRIVATE", "true",
                "MP_JWT_VERIFY_PUBLICKEY_LOCATION", jwks()));
    told.putAll(database("notification"));
    return told;
  }

  Map<String, String> ofRating() {
    Map<String, String> told =
        with(
            ports.rating(),
            Map.of(
                "KAFKA_BOOTSTRAP_SERVERS", kafka,
                "STARPOST_ENGINE_ADDRESS", allEngines(),
                "STARPOST_LOBBY_ADDRESS", address(ports.lobby()),
                "STARPOST_LOBBY_SECRET", secrets.of("rating"),
                "MP_JWT_VERIFY_PUBLICKEY_LOCATION", jwks()));
    told.putAll(database("rating"));
    return told;
  }

  Map<String, String> ofMatchmaking() {
    Map<String, String> told =
        with(
            ports.matchmaking(),
            Map.of(
                "KAFKA_BOOTSTRAP_SERVERS", kafka,
                "STARPOST_ENGINE_ADDRESS", allEngines(),
                "STARPOST_LOBBY_ADDRESS", address(ports.lobby()),
                "STARPOST_LOBBY_SECRET", secrets.of("matchmaking"),
                "STARPOST_RATING_ADDRESS", address(ports.rating()),
                "MP_JWT_VERIFY_PUBLICKEY_LOCATION", jwks()));
    told.putAll(database("matchmaking"));
    return told;
  }

  private String jwks() {
    return address(ports.lobby()) + "/.well-known/jwks.json";
  }

  /**
   * @param number from 1
   */
  Map<String, String> ofEngine(int number) {
    return with(
        ports.engine(number),
        Map.of(
            "KAFKA_BOOTSTRAP_SERVERS", kafka,
            "QUARKUS_MONGODB_CONNECTION_STRING", mongo,
            "MP_JWT_VERIFY_PUBLICKEY_LOCATION", jwks()));
  }

  private Map<String, String> database(String schema) {
    return Map.of(
        "QUARKUS_DATASOURCE_JDBC_URL",
        postgres.jdbcUrl(DATABASE) + "?currentSchema=" + schema,
        "QUARKUS_DATASOURCE_USERNAME",
        postgres.user(),
        "QUARKUS_DATASOURCE_PASSWORD",
        postgres.password(),
        "QUARKUS_FLYWAY_SCHEMAS",
        schema);
  }

  private String allEngines() {
    return IntStream.rangeClosed(1, engines)
        .mapToObj(number -> address(ports.engine(number)))
        .collect(Collectors.joining(","));
  }

  private static Map<String, String> with(int port, Map<String, String> more) {
    Map<String, String> told = new HashMap<>(more);
    told.put("QUARKUS_HTTP_HOST", HOST);
    told.put("QUARKUS_HTTP_PORT", Integer.toString(port));
    return told;
  }

  public static String address(int port) {
    return "http://" + HOST + ":" + port;
  }
}
