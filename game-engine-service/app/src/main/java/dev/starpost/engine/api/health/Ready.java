package dev.starpost.engine.api.health;

import dev.starpost.engine.history.DatabaseProbe;
import dev.starpost.engine.topic.BrokerProbe;
import dev.starpost.engine.topic.CommandIntake;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;

/** Whether requests can be served: commands are heard, and MongoDB and Kafka answer. */
@Readiness
@ApplicationScoped
public class Ready implements HealthCheck {
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  private final CommandIntake intake;
  private final Answering mongo;
  private final Answering kafka;

  Ready(CommandIntake intake, DatabaseProbe database, BrokerProbe broker) {
    this.intake = intake;
    this.mongo = new Answering(database::answers);
    this.kafka = new Answering(() -> broker.answers(PATIENCE));
  }

  @Override
  public HealthCheckResponse call() {
    boolean commands = intake.isReady();
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
