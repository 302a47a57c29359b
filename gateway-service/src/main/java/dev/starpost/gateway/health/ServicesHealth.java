package dev.starpost.gateway.health;

import dev.starpost.gateway.forward.Connections;
import dev.starpost.gateway.route.RouteTable;
import dev.starpost.gateway.route.Service;
import io.smallrye.health.api.AsyncHealthCheck;
import io.smallrye.health.api.HealthGroup;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Future;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpMethod;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.List;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.HealthCheckResponseBuilder;

/**
 * Health check of the services. Which services are ready, at {@code /q/health/group/services}. Not
 * a part of the gateway's own readiness: taking the door away because a room behind it is closed
 * would close all of them.
 */
@HealthGroup("services")
@ApplicationScoped
public class ServicesHealth implements AsyncHealthCheck {
  private static final Duration RESPONSE_TIMEOUT = Duration.ofSeconds(2);
  private static final int OK = 200;

  private final RouteTable routes;
  private final Connections connections;

  private record Found(Service service, boolean ready) {}

  ServicesHealth(RouteTable routes, Connections connections) {
    this.routes = routes;
    this.connections = connections;
  }

  @Override
  public Uni<HealthCheckResponse> call() {
    List<Future<Found>> asked = routes.services().stream().map(this::ask).toList();
    return Uni.createFrom()
        .completionStage(() -> Future.all(asked).toCompletionStage())
        .map(all -> report(all.list()));
  }

  private Future<Found> ask(Service service) {
    return connections
        .ask(service, HttpMethod.GET, "/q/health/ready", Buffer.buffer(), RESPONSE_TIMEOUT)
        .map(answer -> new Found(service, answer.status() == OK))
        .otherwise(new Found(service, false));
  }

  private static HealthCheckResponse report(List<Found> all) {
    HealthCheckResponseBuilder report = HealthCheckResponse.named("services");
    boolean every = true;
    for (Found found : all) {
      report.withData(found.service().name(), found.ready());
      every &= found.ready();
    }
    return report.status(every).build();
  }
}
