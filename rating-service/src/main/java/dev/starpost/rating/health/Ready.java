package dev.starpost.rating.health;

import dev.starpost.outbox.RelayStart;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;

/** Whether requests can be served: PostgreSQL answers, and what changes would be told. */
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
    boolean answers = answers();
    boolean messages = relay.isReady();
    return HealthCheckResponse.named("rating")
        .withData("postgresql", answers)
        .withData("relay", messages)
        .status(answers && messages)
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
