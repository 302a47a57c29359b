package dev.starpost.lobby.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.table.TableEvent;
import dev.starpost.lobby.topic.LobbyTopics;
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

/** What the lobby has told others of tables. */
@ApplicationScoped
class ToldOfTables {
  private final LobbyTopics topics;
  private final EntityManager entities;
  private final Map<String, Object> kafka;

  ToldOfTables(
      LobbyTopics topics,
      EntityManager entities,
      @Identifier("default-kafka-broker") Map<String, Object> kafka) {
    this.topics = topics;
    this.entities = entities;
    this.kafka = kafka;
  }

  List<TableEvent> events(String table) throws Exception {
    List<TableEvent> events = new ArrayList<>();
    for (ConsumerRecord<String, byte[]> record : records(topics.lobbyEvents(), table)) {
      events.add(ContractJson.read(record.value(), TableEvent.class));
    }
    return events;
  }

  /** All of a key. When none is in the outbox, all of them are in the topic. */
  List<ConsumerRecord<String, byte[]>> records(String topic, String key)
      throws InterruptedException {
    long end = System.nanoTime() + Duration.ofMinutes(1).toNanos();
    while (waiting(key) > 0) {
      assertThat(System.nanoTime()).as("the outbox should be empty by now").isLessThan(end);
      Thread.sleep(20);
    }
    List<ConsumerRecord<String, byte[]>> records = new ArrayList<>();
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
            records.add(record);
          }
        }
      }
    }
    return records;
  }

  private long waiting(String key) {
    return QuarkusTransaction.requiringNew()
        .call(
            () ->
                ((Number)
                        entities
                            .createNativeQuery("select count(*) from outbox where key = ?1")
                            .setParameter(1, key)
                            .getSingleResult())
                    .longValue());
  }
}
