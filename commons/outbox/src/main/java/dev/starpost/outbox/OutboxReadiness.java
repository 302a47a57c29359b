package dev.starpost.outbox;

import dev.starpost.web.health.ReadinessContributor;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;

/**
 * Readiness of a service with an outbox: PostgreSQL answers, and the relay runs. Kafka need not
 * answer once the topics are there: messages wait in the outbox.
 */
@Singleton
public class OutboxReadiness {
  private static final int TIMEOUT_SECONDS = 2;

  @Produces
  @Singleton
  ReadinessContributor database(DataSource database) {
    return ReadinessContributor.of("postgresql", () -> answers(database));
  }

  @Produces
  @Singleton
  ReadinessContributor relay(RelayStart relay) {
    return ReadinessContributor.of("relay", relay::isReady);
  }

  private static boolean answers(DataSource database) {
    try (Connection connection = database.getConnection()) {
      return connection.isValid(TIMEOUT_SECONDS);
    } catch (SQLException e) {
      return false;
    }
  }
}
