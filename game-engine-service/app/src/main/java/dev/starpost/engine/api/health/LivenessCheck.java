package dev.starpost.engine.api.health;

import dev.starpost.engine.lifecycle.EngineLifecycle;
import io.smallrye.health.api.AsyncHealthCheck;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Liveness;

/**
 * Liveness check: whether a restart would help. A loop that has ended does not come back by itself.
 * Needs no thread of its own, so that it answers also when all of them wait.
 */
@Liveness
@ApplicationScoped
public class LivenessCheck implements AsyncHealthCheck {
  private final EngineLifecycle lifecycle;

  LivenessCheck(EngineLifecycle lifecycle) {
    this.lifecycle = lifecycle;
  }

  @Override
  public Uni<HealthCheckResponse> call() {
    return Uni.createFrom()
        .item(() -> HealthCheckResponse.named("command loops").status(lifecycle.isAlive()).build());
  }
}
