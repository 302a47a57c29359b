package dev.starpost.notification.health;

import dev.starpost.notification.news.log.NewsTail;
import dev.starpost.outbox.RelayStart;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;

/** Whether requests can be served: PostgreSQL answers, and streams would hear what happens. */
@Readiness
@ApplicationScoped
public class Ready implements HealthCheck {
  private static final int SECONDS = 2;

  private final DataSource database;
  private final RelayStart relay;
  private final NewsTail tail;

  Ready(DataSource database, RelayStart relay, NewsTail tail) {
    this.database = database;
    this.relay = relay;
    this.tail = tail;
  }

  @Override
  public HealthCheckResponse call() {
    boolean answers = answers();
    boolean messages = relay.isReady();
    boolean hears = tail.isListening();
    return HealthCheckResponse.named("notification")
        .withData("postgresql", answers)
        .withData("relay", messages)
        .withData("news", hears)
        .status(answers && messages && hears)
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
