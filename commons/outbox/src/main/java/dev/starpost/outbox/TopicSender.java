package dev.starpost.outbox;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Kafka producer of the relay, acknowledged by all replicas. */
final class TopicSender implements Sender, AutoCloseable {
  private static final int SECOND = 1000;

  private final Producer<String, byte[]> producer;

  TopicSender(Map<String, Object> common) {
    Map<String, Object> settings = new HashMap<>(common);
    settings.put(ProducerConfig.ACKS_CONFIG, "all");
    settings.put(ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG, true);
    settings.put(ProducerConfig.LINGER_MS_CONFIG, 0);
    // While one request is on its way, what comes gathers in the next.
    settings.put(ProducerConfig.MAX_IN_FLIGHT_REQUESTS_PER_CONNECTION, 1);
    settings.put(ProducerConfig.MAX_BLOCK_MS_CONFIG, 5 * SECOND);
    settings.put(ProducerConfig.REQUEST_TIMEOUT_MS_CONFIG, 5 * SECOND);
    settings.put(ProducerConfig.DELIVERY_TIMEOUT_MS_CONFIG, 10 * SECOND);
    this.producer =
        new KafkaProducer<>(settings, new StringSerializer(), new ByteArraySerializer());
  }

  @Override
  public CompletableFuture<Void> send(Outgoing outgoing) {
    Message message = outgoing.message();
    var record =
        new ProducerRecord<>(
            message.topic(), message.key(), message.value().getBytes(StandardCharsets.UTF_8));
    record
        .headers()
        .add(Inbox.MESSAGE_ID, outgoing.id().toString().getBytes(StandardCharsets.UTF_8));
    message
        .headers()
        .forEach(
            (name, value) -> record.headers().add(name, value.getBytes(StandardCharsets.UTF_8)));
    var acknowledged = new CompletableFuture<Void>();
    try {
      var unused =
          producer.send(
              record,
              (metadata, failure) -> {
                if (failure == null) {
                  acknowledged.complete(null);
                } else {
                  acknowledged.completeExceptionally(failure);
                }
              });
    } catch (RuntimeException e) {
      // No connection in time: the same to whoever waits.
      acknowledged.completeExceptionally(e);
    }
    return acknowledged;
  }

  @Override
  public void close() {
    producer.close();
  }
}
