package dev.starpost.deploy.testservers;

import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.servers.postgres.Postgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Set;
import java.util.UUID;

/**
 * The shared servers as one user sees them: with names of its own, so that tests side by side do
 * not meet. What they leave behind goes with the servers.
 */
public final class ServersForTest {

  /** A PostgreSQL database of one's own. */
  public record Database(String name, String jdbcUrl, String user, String password) {}

  private final ServerAddresses servers;
  private final String name = "t" + UUID.randomUUID().toString().replace("-", "").substring(0, 12);
  private int databases;

  private ServersForTest(ServerAddresses servers) {
    this.servers = servers;
  }

  /** Starts those that do not run yet; others are started when they are asked for. */
  public static ServersForTest with(Set<Backing> wanted) {
    ServerAddresses servers = ServerAddresses.ofThisBuild();
    for (Backing backing : wanted) {
      switch (backing) {
        case KAFKA -> servers.kafka();
        case POSTGRES -> servers.postgres();
        case MONGO -> servers.mongo();
      }
    }
    return new ServersForTest(servers);
  }

  /** Bootstrap servers. */
  public String kafka() {
    return servers.kafka();
  }

  /** Put before every name of a topic and of a consumer group; topics are created by the test. */
  public String topicPrefix() {
    return name + ".";
  }

  public String topic(String suffix) {
    return topicPrefix() + suffix;
  }

  /** A new and empty database at every call. */
  public synchronized Database database() {
    Postgres server = servers.postgres();
    String database = name + "_" + ++databases;
    try {
      server.ensureDatabase(database);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new Database(database, server.jdbcUrl(database), server.user(), server.password());
  }

  /** Connection string, without a database. */
  public String mongo() {
    return servers.mongo();
  }

  /** MongoDB creates it with the first document. */
  public String mongoDatabase() {
    return name;
  }
}
