package dev.starpost.deploy.launcher;

import dev.starpost.deploy.servers.Postgres;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What each service is told: where it listens, and where the others are.
 *
 * @param engines how many there are
 */
record Environments(Ports ports, int engines, String kafka, Postgres postgres, String mongo) {
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
            "STARPOST_GATEWAY_SERVICES_LOBBY_ADDRESS", address(ports.lobby())));
  }

  Map<String, String> ofLobby() {
    Map<String, String> told =
        with(
            ports.lobby(),
            Map.of("KAFKA_BOOTSTRAP_SERVERS", kafka, "STARPOST_ENGINE_ADDRESS", allEngines()));
    told.putAll(database("lobby"));
    return told;
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
            "MP_JWT_VERIFY_PUBLICKEY_LOCATION", address(ports.lobby()) + "/.well-known/jwks.json"));
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

  static String address(int port) {
    return "http://" + HOST + ":" + port;
  }
}
