package dev.starpost.deploy.testservers;

import dev.starpost.deploy.servers.postgres.Postgres;
import org.testcontainers.kafka.KafkaContainer;
import org.testcontainers.mongodb.MongoDBContainer;
import org.testcontainers.postgresql.PostgreSQLContainer;

/** The same servers from containers, for those who have a Docker engine; they end with this JVM. */
final class ContainerServers implements ServerAddresses {

  private static final ContainerServers INSTANCE = new ContainerServers();

  private KafkaContainer kafka;
  private PostgreSQLContainer postgres;
  private MongoDBContainer mongo;

  private ContainerServers() {}

  static ContainerServers instance() {
    return INSTANCE;
  }

  @Override
  public synchronized String kafka() {
    if (kafka == null) {
      kafka =
          new KafkaContainer("apache/kafka:4.3.1")
              .withEnv("KAFKA_AUTO_CREATE_TOPICS_ENABLE", "false");
      kafka.start();
    }
    return kafka.getBootstrapServers();
  }

  @Override
  public synchronized Postgres postgres() {
    if (postgres == null) {
      postgres = new PostgreSQLContainer("postgres:18");
      postgres.start();
    }
    return new Postgres(
        postgres.getHost(),
        postgres.getMappedPort(PostgreSQLContainer.POSTGRESQL_PORT),
        postgres.getUsername(),
        postgres.getPassword());
  }

  @Override
  public synchronized String mongo() {
    if (mongo == null) {
      mongo = new MongoDBContainer("mongo:8").withReplicaSet();
      mongo.start();
    }
    return mongo.getConnectionString();
  }
}
