package dev.starpost.rating.intake;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.TopicExistsException;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Another service, which makes a topic and writes it. */
final class TopicWriter implements AutoCloseable {
  private static final int PARTITIONS = 3;

  private final String topic;
  private final KafkaProducer<String, byte[]> producer;

  TopicWriter(Map<String, Object> kafka, String topic) throws Exception {
    this.topic = topic;
    try (Admin admin = Admin.create(kafka)) {
      admin
          .createTopics(List.of(new NewTopic(topic, Optional.of(PARTITIONS), Optional.empty())))
          .all()
          .get();
    } catch (ExecutionException e) {
      if (!(e.getCause() instanceof TopicExistsException)) {
        throw e;
      }
    }
    this.producer = new KafkaProducer<>(kafka, new StringSerializer(), new ByteArraySerializer());
  }

  /** Returns the partition that the key has. */
  int write(String key, String... values) throws Exception {
    int partition = 0;
    for (String value : values) {
      partition =
          producer.send(new ProducerRecord<>(topic, key, value.getBytes(UTF_8))).get().partition();
    }
    return partition;
  }

  void writeTo(int partition, String key, String... values) throws Exception {
    for (String value : values) {
      producer.send(new ProducerRecord<>(topic, partition, key, value.getBytes(UTF_8))).get();
    }
  }

  @Override
  public void close() {
    producer.close();
  }
}
