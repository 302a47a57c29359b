package dev.starpost.engine.api.health;

import dev.starpost.engine.history.DatabaseProbe;
import dev.starpost.engine.kafka.BrokerProbe;
import dev.starpost.engine.lifecycle.EngineLifecycle;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;

/**
 * Readiness check: requests can be served when commands are heard, and MongoDB and Kafka answer.
 */
@Readiness
@ApplicationScoped
public class ReadinessCheck implements HealthCheck {
  private static final Duration BROKER_TIMEOUT = Duration.ofSeconds(2);

  private final EngineLifecycle lifecycle;
  private final CachedProbe mongo;
  private final CachedProbe kafka;

  ReadinessCheck(EngineLifecycle lifecycle, DatabaseProbe database, BrokerProbe broker) {
    this.lifecycle = lifecycle;
    this.mongo = new CachedProbe(database::answers);
    this.kafka = new CachedProbe(() -> broker.answers(BROKER_TIMEOUT));
  }

  @Override
  public HealthCheckResponse call() {
    boolean commands = lifecycle.isReady();
    boolean histories = mongo.now();
    boolean topics = kafka.now();
    return HealthCheckResponse.named("engine")
        .withData("commands", commands)
        .withData("mongodb", histories)
        .withData("kafka", topics)
        .status(commands && histories && topics)
        .build();
  }
}
