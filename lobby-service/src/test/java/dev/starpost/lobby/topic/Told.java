package dev.starpost.lobby.topic;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.narayana.jta.QuarkusTransaction;
import io.smallrye.common.annotation.Identifier;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;

/** What the lobby has told others. */
@ApplicationScoped
public class Told {
  private final EntityManager entities;
  private final Map<String, Object> kafka;

  Told(EntityManager entities, @Identifier("default-kafka-broker") Map<String, Object> kafka) {
    this.entities = entities;
    this.kafka = kafka;
  }

  /** All messages of a key. When the outbox is empty, everything is in the topic. */
  public List<byte[]> in(String topic, String key) throws InterruptedException {
    long end = System.nanoTime() + Duration.ofMinutes(1).toNanos();
    while (waiting() > 0) {
      assertThat(System.nanoTime()).as("the outbox should be empty by now").isLessThan(end);
      Thread.sleep(20);
    }
    List<byte[]> values = new ArrayList<>();
    try (var consumer =
        new KafkaConsumer<>(kafka, new StringDeserializer(), new ByteArrayDeserializer())) {
      List<TopicPartition> partitions =
          consumer.partitionsFor(topic).stream()
              .map(info -> new TopicPartition(topic, info.partition()))
              .toList();
      consumer.assign(partitions);
      consumer.seekToBeginning(partitions);
      Map<TopicPartition, Long> ends = consumer.endOffsets(partitions);
      while (ends.entrySet().stream().anyMatch(e -> consumer.position(e.getKey()) < e.getValue())) {
        for (ConsumerRecord<String, byte[]> record : consumer.poll(Duration.ofSeconds(1))) {
          if (record.key().equals(key)) {
            values.add(record.value());
          }
        }
      }
    }
    return values;
  }

  private long waiting() {
    return QuarkusTransaction.requiringNew()
        .call(
            () ->
                ((Number)
                        entities.createNativeQuery("select count(*) from outbox").getSingleResult())
                    .longValue());
  }
}
