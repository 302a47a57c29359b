package dev.starpost.engine.api.health;

import dev.starpost.engine.topic.CommandIntake;
import jakarta.enterprise.context.ApplicationScoped;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Liveness;

/** Whether a restart would help: a loop that has ended does not come back by itself. */
@Liveness
@ApplicationScoped
public class Alive implements HealthCheck {
  private final CommandIntake intake;

  Alive(CommandIntake intake) {
    this.intake = intake;
  }

  @Override
  public HealthCheckResponse call() {
    return HealthCheckResponse.named("command loops").status(intake.isAlive()).build();
  }
}
