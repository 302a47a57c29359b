package dev.starpost.rating.intake;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;

/** What is in a topic of dead letters. */
final class DeadLetterRecords {
  private DeadLetterRecords() {}

  /** Those that name a key, as JSON. */
  static List<String> of(Map<String, Object> kafka, String topic, String key) {
    List<String> letters = new ArrayList<>();
    try (var consumer =
        new KafkaConsumer<>(kafka, new StringDeserializer(), new ByteArrayDeserializer())) {
      var partition = new TopicPartition(topic, 0);
      consumer.assign(List.of(partition));
      consumer.seekToBeginning(List.of(partition));
      long end = consumer.endOffsets(List.of(partition)).get(partition);
      while (consumer.position(partition) < end) {
        consumer
            .poll(Duration.ofMillis(100))
            .forEach(letter -> letters.add(new String(letter.value(), UTF_8)));
      }
    }
    return letters.stream().filter(letter -> letter.contains(key)).toList();
  }
}
