package dev.starpost.engine.api.health;

import com.mongodb.MongoException;
import com.mongodb.client.MongoDatabase;
import dev.starpost.engine.topic.BrokerProbe;
import dev.starpost.engine.topic.CommandIntake;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import org.bson.Document;
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

  Ready(CommandIntake intake, MongoDatabase database, BrokerProbe broker) {
    this.intake = intake;
    this.mongo = new Answering(() -> answers(database));
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

  private static boolean answers(MongoDatabase database) {
    try {
      database.runCommand(new Document("ping", 1));
      return true;
    } catch (MongoException e) {
      return false;
    }
  }
}
