package dev.starpost.lobby.topic;

import io.smallrye.common.annotation.Identifier;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;

/** What is in the topics, read once: whoever asks again waits only for what is new. */
@ApplicationScoped
public class TopicRecords {
  private final Map<String, Object> kafka;
  private final Map<String, Reader> readers = new HashMap<>();

  TopicRecords(@Identifier("default-kafka-broker") Map<String, Object> kafka) {
    this.kafka = kafka;
  }

  /** All of a key that are in the topic now, in their order. */
  public synchronized List<ConsumerRecord<String, byte[]>> of(String topic, String key) {
    return readers.computeIfAbsent(topic, name -> new Reader(kafka, name)).upToNow(key);
  }

  @PreDestroy
  synchronized void close() {
    readers.values().forEach(reader -> reader.consumer.close());
  }

  private static final class Reader {
    private final KafkaConsumer<String, byte[]> consumer;
    private final List<TopicPartition> partitions;
    private final Map<String, List<ConsumerRecord<String, byte[]>>> byKey = new HashMap<>();

    Reader(Map<String, Object> kafka, String topic) {
      consumer = new KafkaConsumer<>(kafka, new StringDeserializer(), new ByteArrayDeserializer());
      partitions =
          consumer.partitionsFor(topic).stream()
              .map(info -> new TopicPartition(topic, info.partition()))
              .toList();
      consumer.assign(partitions);
      consumer.seekToBeginning(partitions);
    }

    List<ConsumerRecord<String, byte[]>> upToNow(String key) {
      Map<TopicPartition, Long> ends = consumer.endOffsets(partitions);
      while (ends.entrySet().stream().anyMatch(e -> consumer.position(e.getKey()) < e.getValue())) {
        for (ConsumerRecord<String, byte[]> record : consumer.poll(Duration.ofSeconds(1))) {
          byKey.computeIfAbsent(record.key(), none -> new ArrayList<>()).add(record);
        }
      }
      return List.copyOf(byKey.getOrDefault(key, List.of()));
    }
  }
}
