package dev.starpost.web.health;

import io.quarkus.arc.All;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Comparator;
import java.util.List;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.HealthCheckResponseBuilder;
import org.eclipse.microprofile.health.Readiness;

/** Readiness check of every service: requests can be served when each of its parts is ready. */
@Readiness
@ApplicationScoped
public class ServiceReadiness implements HealthCheck {
  private final String service;
  private final List<ReadinessContributor> parts;

  ServiceReadiness(
      @ConfigProperty(name = "quarkus.application.name") String service,
      @All List<ReadinessContributor> parts) {
    this.service = service;
    this.parts = parts.stream().sorted(Comparator.comparing(ReadinessContributor::part)).toList();
  }

  @Override
  public HealthCheckResponse call() {
    HealthCheckResponseBuilder answer = HealthCheckResponse.named(service);
    boolean ready = true;
    for (ReadinessContributor part : parts) {
      boolean one = part.isReady();
      answer.withData(part.part(), one);
      ready &= one;
    }
    return answer.status(ready).build();
  }
}
