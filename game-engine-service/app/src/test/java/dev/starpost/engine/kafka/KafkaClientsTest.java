package dev.starpost.engine.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.engine.api.EngineTest;
import jakarta.inject.Inject;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.CommonClientConfigs;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.config.AbstractConfig;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.junit.jupiter.api.Test;

/** Whoever talks to Kafka finds it again within seconds of its return. */
@EngineTest
class KafkaClientsTest {
  private static final long MOST_MILLIS = 2_000;

  @Inject KafkaSettings settings;

  @Test
  void no_client_pauses_long_before_it_tries_to_reach_a_broker_again() {
    assertReturnsSoon(new AdminClientConfig(settings.admin()));
    assertReturnsSoon(producer());
    assertReturnsSoon(consumer(settings.groupConsumer("a group")));
    assertReturnsSoon(consumer(settings.tailConsumer()));
  }

  private static void assertReturnsSoon(AbstractConfig client) {
    assertThat(client.getLong(CommonClientConfigs.RECONNECT_BACKOFF_MAX_MS_CONFIG))
        .isLessThanOrEqualTo(MOST_MILLIS);
    assertThat(client.getLong(CommonClientConfigs.RETRY_BACKOFF_MAX_MS_CONFIG))
        .isLessThanOrEqualTo(MOST_MILLIS);
    assertThat(client.getLong(CommonClientConfigs.SOCKET_CONNECTION_SETUP_TIMEOUT_MAX_MS_CONFIG))
        .as("also where nothing answers at all")
        .isLessThanOrEqualTo(MOST_MILLIS);
  }

  @Test
  void a_group_agrees_anew_within_a_heartbeat() {
    ConsumerConfig member = consumer(settings.groupConsumer("a group"));
    assertThat(member.getInt(ConsumerConfig.HEARTBEAT_INTERVAL_MS_CONFIG)).isLessThan(1_000);
    assertThat(member.getInt(ConsumerConfig.SESSION_TIMEOUT_MS_CONFIG)).isEqualTo(6_000);
  }

  private ProducerConfig producer() {
    Map<String, Object> all = new HashMap<>(settings.producer());
    all.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, ByteArraySerializer.class);
    all.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, ByteArraySerializer.class);
    return new ProducerConfig(all);
  }

  private static ConsumerConfig consumer(Map<String, Object> given) {
    Map<String, Object> all = new HashMap<>(given);
    all.put(ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, ByteArrayDeserializer.class);
    all.put(ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, ByteArrayDeserializer.class);
    return new ConsumerConfig(all);
  }
}
