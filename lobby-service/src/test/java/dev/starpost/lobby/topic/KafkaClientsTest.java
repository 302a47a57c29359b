package dev.starpost.lobby.topic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.lobby.LobbyTest;
import io.smallrye.common.annotation.Identifier;
import jakarta.inject.Inject;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Whoever reads topics or sends what is in the outbox is soon back at a broker that was away. */
@LobbyTest
class KafkaClientsTest {
  @Inject
  @Identifier("default-kafka-broker")
  Map<String, Object> kafka;

  @Test
  void a_broker_that_comes_back_is_found_within_seconds() {
    assertThat(kafka)
        .containsEntry("reconnect.backoff.max.ms", "1000")
        .containsEntry("retry.backoff.max.ms", "1000")
        .containsEntry("socket.connection.setup.timeout.max.ms", "2000")
        .containsEntry("heartbeat.interval.ms", "500")
        .containsEntry("session.timeout.ms", "6000");
  }
}
