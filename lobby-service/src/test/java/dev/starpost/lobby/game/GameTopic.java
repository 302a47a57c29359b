package dev.starpost.lobby.game;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.game.GameCommit;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.TopicExistsException;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** The engine's side of a topic of events. */
public final class GameTopic implements AutoCloseable {
  private final Map<String, Object> kafka;
  private final String name;
  private final KafkaProducer<String, byte[]> producer;

  public GameTopic(Map<String, Object> kafka, String name, int partitions) throws Exception {
    this.kafka = kafka;
    this.name = name;
    try (Admin admin = Admin.create(kafka)) {
      admin
          .createTopics(List.of(new NewTopic(name, Optional.of(partitions), Optional.empty())))
          .all()
          .get();
    } catch (ExecutionException e) {
      if (!(e.getCause() instanceof TopicExistsException)) {
        throw e;
      }
    }
    this.producer = new KafkaProducer<>(kafka, new StringSerializer(), new ByteArraySerializer());
  }

  public String name() {
    return name;
  }

  /** Returns when the broker has them. */
  public void tell(Collection<GameCommit> commits) throws Exception {
    for (GameCommit commit : commits) {
      tell(commit.gameId(), ContractJson.write(commit));
    }
  }

  /** Into the partition of the key. */
  void tell(String key, byte[] value) throws Exception {
    producer.send(new ProducerRecord<>(name, key, value)).get();
  }

  /** Into this partition, whatever the key. */
  void tell(int partition, GameCommit commit) throws Exception {
    producer
        .send(new ProducerRecord<>(name, partition, commit.gameId(), ContractJson.write(commit)))
        .get();
  }

  /** How far a group says that it has come in a partition. */
  long committed(String group, int partition) throws Exception {
    try (Admin admin = Admin.create(kafka)) {
      var offset =
          admin
              .listConsumerGroupOffsets(group)
              .partitionsToOffsetAndMetadata()
              .get()
              .get(new TopicPartition(name, partition));
      return offset == null ? 0 : offset.offset();
    }
  }

  @Override
  public void close() {
    producer.close();
  }
}
