package dev.starpost.outbox;

import io.smallrye.reactive.messaging.kafka.api.OutgoingKafkaRecordMetadata;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** A sender without a channel, for processes that are no Quarkus application. */
final class ProducerSender implements Sender, AutoCloseable {
  private static final int SECOND = 1000;

  private final Producer<String, byte[]> producer;

  ProducerSender(Map<String, Object> common) {
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
    var message = ChannelSender.toSend(outgoing);
    OutgoingKafkaRecordMetadata<?> metadata =
        message.getMetadata(OutgoingKafkaRecordMetadata.class).orElseThrow();
    var record =
        new ProducerRecord<>(
            metadata.getTopic(),
            null,
            (String) metadata.getKey(),
            message.getPayload(),
            metadata.getHeaders());
    var acknowledged = new CompletableFuture<Void>();
    try {
      var unused =
          producer.send(
              record,
              (sent, failure) -> {
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
