package dev.starpost.engine.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.deploy.servers.Backing;
import dev.starpost.deploy.testservers.ServersForTest;
import dev.starpost.deploy.testservers.WithServers;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

@WithServers(Backing.KAFKA)
class BrokerProbeTest {
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private static boolean answers(String address, Duration patience) {
    try (BrokerProbe probe =
        new BrokerProbe(new KafkaSettings(Map.of("bootstrap.servers", address)))) {
      return probe.answers(patience);
    }
  }

  @Test
  void a_broker_that_is_there_answers(ServersForTest servers) {
    assertThat(answers(servers.kafka(), PATIENCE)).isTrue();
  }

  @Test
  void one_that_is_not_there_does_not() {
    assertThat(answers("127.0.0.1:1", Duration.ofMillis(500))).isFalse();
    assertThat(answers("no.such.host.invalid:9092", PATIENCE)).isFalse();
  }
}
