package dev.starpost.deploy.servers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.deploy.servers.backing.BackingServers;
import dev.starpost.deploy.servers.kafka.KafkaServer;
import dev.starpost.deploy.servers.mongo.MongoServer;
import dev.starpost.deploy.servers.process.FreePort;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Another server of the same kind takes the port after it was found free, and answers as ours
 * would. The time limit is below that of a start: the end of the server is noticed, not waited for.
 */
@Timeout(value = 100, unit = TimeUnit.SECONDS)
class TakenPortTest {

  private static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();

  @TempDir Path directory;

  @Test
  void another_mongodb_is_not_taken_for_ours() throws Exception {
    try (BackingServers other = other(Backing.MONGO)) {
      int port = Integer.parseInt(other.mongo().replaceAll("\\D+127.0.0.1:|/", ""));

      assertThatThrownBy(
              () -> MongoServer.start(ours(Backing.MONGO), new ServerSource.Embedded(), port))
          .isInstanceOf(StartFailed.class)
          .hasMessageContaining("Port %d is taken, so MongoDB cannot start", port);
    }
    assertNothingIsLeft();
  }

  @Test
  void another_kafka_is_not_taken_for_ours() throws Exception {
    try (BackingServers other = other(Backing.KAFKA)) {
      int port = Integer.parseInt(other.kafka().replace("127.0.0.1:", ""));

      assertThatThrownBy(
              () ->
                  KafkaServer.start(
                      ours(Backing.KAFKA), new ServerSource.Embedded(), port, FreePort.any()))
          .isInstanceOf(StartFailed.class)
          .hasMessageContaining("Port %d is taken, so Kafka cannot start", port);
    }
    assertNothingIsLeft();
  }

  private BackingServers other(Backing backing) throws Exception {
    return BackingServers.start(layout("other"), environment(), Set.of(backing), line -> {});
  }

  private ServerStart ours(Backing backing) {
    return new ServerStart(backing, layout("ours"), environment(), new Progress(line -> {}));
  }

  private ServerLayout layout(String name) {
    Path place = directory.resolve(name);
    return new ServerLayout(ROOT, place, place.resolve("logs"), ServerLayout.Ports.anyFree());
  }

  private static Map<String, String> environment() {
    var environment = new HashMap<>(System.getenv());
    environment.put("STARPOST_MONGOD", "embedded");
    environment.put("STARPOST_KAFKA_HOME", "embedded");
    return environment;
  }

  private void assertNothingIsLeft() throws Exception {
    assertThat(Processes.eventually(() -> Processes.mentioning(directory.toString()).isEmpty()))
        .isTrue();
  }
}
