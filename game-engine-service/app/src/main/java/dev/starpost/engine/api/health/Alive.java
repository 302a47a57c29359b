package dev.starpost.engine.api.health;

import dev.starpost.engine.topic.CommandIntake;
import io.smallrye.health.api.AsyncHealthCheck;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Liveness;

/**
 * Whether a restart would help: a loop that has ended does not come back by itself. Needs no thread
 * of its own, so that it answers also when all of them wait.
 */
@Liveness
@ApplicationScoped
public class Alive implements AsyncHealthCheck {
  private final CommandIntake intake;

  Alive(CommandIntake intake) {
    this.intake = intake;
  }

  @Override
  public Uni<HealthCheckResponse> call() {
    return Uni.createFrom()
        .item(() -> HealthCheckResponse.named("command loops").status(intake.isAlive()).build());
  }
}
