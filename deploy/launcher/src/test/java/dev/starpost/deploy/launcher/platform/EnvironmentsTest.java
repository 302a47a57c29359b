package dev.starpost.deploy.launcher.platform;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.deploy.launcher.run.Ports;
import dev.starpost.deploy.servers.postgres.Postgres;
import org.junit.jupiter.api.Test;

class EnvironmentsTest {
  private final Environments environments =
      new Environments(
          new Ports(8080),
          2,
          "127.0.0.1:8090",
          new Postgres("db.example", 5433, "ann", "p&?w"),
          "mongodb://127.0.0.1:8093/",
          new LocalSecrets("a key", "a secret"),
          false);

  @Test
  void the_gateway_knows_where_everybody_is() {
    assertThat(environments.ofGateway())
        .containsEntry("QUARKUS_HTTP_HOST", "127.0.0.1")
        .containsEntry("QUARKUS_HTTP_PORT", "8080")
        .containsEntry("QUARKUS_MANAGEMENT_HOST", "127.0.0.1")
        .containsEntry("QUARKUS_MANAGEMENT_PORT", "8094")
        .containsEntry(
            "STARPOST_GATEWAY_SERVICES_ENGINE_ADDRESS",
            "http://127.0.0.1:8081,http://127.0.0.1:8082")
        .containsEntry("STARPOST_GATEWAY_SERVICES_LOBBY_ADDRESS", "http://127.0.0.1:8089");
  }

  @Test
  void the_lobby_has_a_schema_of_its_own_on_whichever_server_there_is() {
    assertThat(environments.ofLobby())
        .containsEntry("QUARKUS_HTTP_PORT", "8089")
        .containsEntry("KAFKA_BOOTSTRAP_SERVERS", "127.0.0.1:8090")
        .containsEntry(
            "QUARKUS_DATASOURCE_JDBC_URL",
            "jdbc:postgresql://db.example:5433/postgres?currentSchema=lobby")
        .containsEntry("QUARKUS_DATASOURCE_USERNAME", "ann")
        .containsEntry("QUARKUS_DATASOURCE_PASSWORD", "p&?w")
        .containsEntry("QUARKUS_FLYWAY_SCHEMAS", "lobby")
        .containsEntry("STARPOST_ENGINE_ADDRESS", "http://127.0.0.1:8081,http://127.0.0.1:8082");
  }

  @Test
  void the_notification_service_shows_the_lobby_the_secret_that_the_lobby_knows() {
    assertThat(environments.ofNotification())
        .containsEntry("QUARKUS_HTTP_PORT", "8095")
        .containsEntry(
            "QUARKUS_DATASOURCE_JDBC_URL",
            "jdbc:postgresql://db.example:5433/postgres?currentSchema=notification")
        .containsEntry("QUARKUS_FLYWAY_SCHEMAS", "notification")
        .containsEntry("STARPOST_LOBBY_ADDRESS", "http://127.0.0.1:8089")
        .containsEntry("STARPOST_LOBBY_SECRET", "a secret")
        .containsEntry("STARPOST_SECRETS_KEY", "a key")
        .containsEntry("STARPOST_MAIL_SITE", "http://localhost:8080")
        .containsEntry("STARPOST_MAIL_DELIVERY", "mailbox");
    assertThat(environments.ofLobby())
        .containsEntry("STARPOST_SERVICES_NOTIFICATION_SECRET", "a secret");
    assertThat(environments.ofGateway())
        .containsEntry("STARPOST_GATEWAY_SERVICES_NOTIFICATION_ADDRESS", "http://127.0.0.1:8095");
  }

  @Test
  void the_rating_service_shows_the_lobby_a_secret_of_its_own() {
    String secret = environments.ofRating().get("STARPOST_LOBBY_SECRET");

    assertThat(environments.ofRating())
        .containsEntry("QUARKUS_HTTP_PORT", "8096")
        .containsEntry(
            "QUARKUS_DATASOURCE_JDBC_URL",
            "jdbc:postgresql://db.example:5433/postgres?currentSchema=rating")
        .containsEntry("QUARKUS_FLYWAY_SCHEMAS", "rating")
        .containsEntry("STARPOST_LOBBY_ADDRESS", "http://127.0.0.1:8089");
    assertThat(secret).hasSize(64).isNotEqualTo("a secret");
    assertThat(environments.ofLobby()).containsEntry("STARPOST_SERVICES_RATING_SECRET", secret);
    assertThat(environments.ofGateway())
        .containsEntry("STARPOST_GATEWAY_SERVICES_RATING_ADDRESS", "http://127.0.0.1:8096");
  }

  @Test
  void the_matchmaking_service_knows_where_ladders_are_and_shows_a_secret_of_its_own() {
    String secret = environments.ofMatchmaking().get("STARPOST_LOBBY_SECRET");

    assertThat(environments.ofMatchmaking())
        .containsEntry("QUARKUS_HTTP_PORT", "8097")
        .containsEntry(
            "QUARKUS_DATASOURCE_JDBC_URL",
            "jdbc:postgresql://db.example:5433/postgres?currentSchema=matchmaking")
        .containsEntry("STARPOST_RATING_ADDRESS", "http://127.0.0.1:8096")
        .containsEntry("STARPOST_LOBBY_ADDRESS", "http://127.0.0.1:8089");
    assertThat(secret).isNotEqualTo(environments.ofRating().get("STARPOST_LOBBY_SECRET"));
    assertThat(environments.ofLobby())
        .containsEntry("STARPOST_SERVICES_MATCHMAKING_SECRET", secret);
    assertThat(environments.ofGateway())
        .containsEntry("STARPOST_GATEWAY_SERVICES_MATCHMAKING_ADDRESS", "http://127.0.0.1:8097");
  }

  @Test
  void an_engine_takes_the_keys_of_the_lobby_and_trusts_the_usual_issuer() {
    assertThat(environments.ofEngine(2))
        .containsEntry("QUARKUS_HTTP_PORT", "8082")
        .containsEntry("KAFKA_BOOTSTRAP_SERVERS", "127.0.0.1:8090")
        .containsEntry("QUARKUS_MONGODB_CONNECTION_STRING", "mongodb://127.0.0.1:8093/")
        .containsEntry(
            "MP_JWT_VERIFY_PUBLICKEY_LOCATION", "http://127.0.0.1:8089/.well-known/jwks.json")
        .doesNotContainKey("MP_JWT_VERIFY_ISSUER");
  }
}
