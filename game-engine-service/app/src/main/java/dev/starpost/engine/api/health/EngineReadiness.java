package dev.starpost.engine.api.health;

import dev.starpost.engine.history.DatabaseProbe;
import dev.starpost.engine.kafka.BrokerProbe;
import dev.starpost.engine.lifecycle.EngineLifecycle;
import dev.starpost.web.health.ReadinessContributor;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Duration;

/** Readiness of the engine: commands are heard, and MongoDB and Kafka answer. */
@Singleton
public class EngineReadiness {
  private static final Duration BROKER_TIMEOUT = Duration.ofSeconds(2);

  @Produces
  @Singleton
  ReadinessContributor commands(EngineLifecycle lifecycle) {
    return ReadinessContributor.of("commands", lifecycle::isReady);
  }

  @Produces
  @Singleton
  ReadinessContributor mongo(DatabaseProbe database) {
    return ReadinessContributor.of("mongodb", new CachedProbe(database::answers)::now);
  }

  @Produces
  @Singleton
  ReadinessContributor kafka(BrokerProbe broker) {
    return ReadinessContributor.of(
        "kafka", new CachedProbe(() -> broker.answers(BROKER_TIMEOUT))::now);
  }
}
