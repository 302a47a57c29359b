package dev.starpost.engine.kafka;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.CooperativeStickyAssignor;
import org.apache.kafka.clients.producer.ProducerConfig;

/**
 * Settings of the Kafka clients of the engine.
 *
 * @param common what is set for every client: addresses and security by an operator, how soon to
 *     come back to a broker that was away by commons/web for the whole house
 */
public record KafkaSettings(Map<String, Object> common) {
  private static final int SECOND = 1000;

  public KafkaSettings {
    common = Map.copyOf(common);
  }

  public Map<String, Object> admin() {
    return common;
  }

  /**
   * Nothing is sent that cannot be relied on: acknowledged by all, never doubled by a repetition.
   */
  public Map<String, Object> producer() {
    Map<String, Object> settings = new HashMap<>(common);
    settings.put(ProducerConfig.ACKS_CONFIG, "all");
    settings.put(ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG, true);
    // Nobody waits for company: records gather while others are on their way, so that a quiet
    // platform answers at once and a busy one sends many together.
    settings.put(ProducerConfig.LINGER_MS_CONFIG, 0);
    settings.put(ProducerConfig.MAX_IN_FLIGHT_REQUESTS_PER_CONNECTION, 1);
    settings.put(ProducerConfig.MAX_BLOCK_MS_CONFIG, 5 * SECOND);
    settings.put(ProducerConfig.REQUEST_TIMEOUT_MS_CONFIG, 5 * SECOND);
    settings.put(ProducerConfig.DELIVERY_TIMEOUT_MS_CONFIG, 10 * SECOND);
    return settings;
  }

  /** For consumers that share the partitions of a topic as a group. */
  public Map<String, Object> groupConsumer(String group) {
    Map<String, Object> settings = new HashMap<>(common);
    settings.put(ConsumerConfig.GROUP_ID_CONFIG, group);
    settings.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
    settings.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
    settings.put(
        ConsumerConfig.PARTITION_ASSIGNMENT_STRATEGY_CONFIG,
        CooperativeStickyAssignor.class.getName());
    settings.put(ConsumerConfig.ALLOW_AUTO_CREATE_TOPICS_CONFIG, false);
    return settings;
  }

  /** For reading what is being written now, without a group. */
  public Map<String, Object> tailConsumer() {
    Map<String, Object> settings = new HashMap<>(common);
    settings.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
    settings.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "latest");
    settings.put(ConsumerConfig.ALLOW_AUTO_CREATE_TOPICS_CONFIG, false);
    return settings;
  }
}
