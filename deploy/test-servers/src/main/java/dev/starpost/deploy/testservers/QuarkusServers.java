package dev.starpost.deploy.testservers;

import dev.starpost.deploy.servers.Backing;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * Points a Quarkus application under test at the shared servers:
 *
 * <pre>
 * &#64;QuarkusTestResource(value = QuarkusServers.class,
 *     initArgs = &#64;ResourceArg(name = "servers", value = "KAFKA,POSTGRES"))
 * </pre>
 *
 * <p>Without the argument it gets all three.
 */
public final class QuarkusServers implements QuarkusTestResourceLifecycleManager {

  /** The application puts this before the names of its topics and consumer groups. */
  public static final String TOPIC_PREFIX = "starpost.topics.prefix";

  private Set<Backing> wanted = EnumSet.allOf(Backing.class);

  @Override
  public void init(Map<String, String> arguments) {
    String servers = arguments.get("servers");
    if (servers != null) {
      wanted = EnumSet.noneOf(Backing.class);
      Arrays.stream(servers.split(",", -1))
          .map(String::strip)
          .map(Backing::valueOf)
          .forEach(wanted::add);
    }
  }

  @Override
  public Map<String, String> start() {
    ServersForTest servers = ServersForTest.with(wanted);
    var settings = new HashMap<String, String>();
    if (wanted.contains(Backing.KAFKA)) {
      settings.put("kafka.bootstrap.servers", servers.kafka());
      settings.put(TOPIC_PREFIX, servers.topicPrefix());
    }
    if (wanted.contains(Backing.POSTGRES)) {
      ServersForTest.Database database = servers.database();
      settings.put("quarkus.datasource.jdbc.url", database.jdbcUrl());
      settings.put("quarkus.datasource.username", database.user());
      settings.put("quarkus.datasource.password", database.password());
    }
    if (wanted.contains(Backing.MONGO)) {
      settings.put("quarkus.mongodb.connection-string", servers.mongo());
      settings.put("quarkus.mongodb.database", servers.mongoDatabase());
    }
    return settings;
  }

  /** The servers are not ours to stop: the lease ends with this JVM. */
  @Override
  public void stop() {}
}
