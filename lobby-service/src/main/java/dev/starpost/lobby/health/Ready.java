package dev.starpost.lobby.health;

import dev.starpost.outbox.RelayStart;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;

/**
 * Readiness check, whether requests can be served: PostgreSQL answers. Kafka need not, once the
 * topics are there: messages wait in the outbox.
 */
@Readiness
@ApplicationScoped
public class Ready implements HealthCheck {
  private static final int SECONDS = 2;

  private final DataSource database;
  private final RelayStart relay;

  Ready(DataSource database, RelayStart relay) {
    this.database = database;
    this.relay = relay;
  }

  @Override
  public HealthCheckResponse call() {
    boolean accounts = answers();
    boolean messages = relay.isReady();
    return HealthCheckResponse.named("lobby")
        .withData("postgresql", accounts)
        .withData("relay", messages)
        .status(accounts && messages)
        .build();
  }

  private boolean answers() {
    try (Connection connection = database.getConnection()) {
      return connection.isValid(SECONDS);
    } catch (SQLException e) {
      return false;
    }
  }
}
