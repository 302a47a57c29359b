package dev.starpost.engine.kafka;

import dev.starpost.web.RequestIds;
import io.opentelemetry.api.GlobalOpenTelemetry;
import io.opentelemetry.context.Context;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Producer of messages. The request and the trace that cause a message travel in its headers. */
public final class MessageSender implements AutoCloseable {
  private final Producer<String, byte[]> producer;

  public MessageSender(KafkaSettings settings) {
    this.producer =
        new KafkaProducer<>(settings.producer(), new StringSerializer(), new ByteArraySerializer());
  }

  Producer<String, byte[]> producer() {
    return producer;
  }

  /** Completes when the broker has acknowledged it. */
  public CompletableFuture<Void> send(
      String topic, String key, byte[] message, Context trace, Optional<String> requestId) {
    return send(new ProducerRecord<>(topic, key, message), trace, requestId);
  }

  /** Completes when the broker has acknowledged it. */
  public CompletableFuture<Void> send(
      ProducerRecord<String, byte[]> message, Context trace, Optional<String> requestId) {
    requestId.ifPresent(
        id ->
            message.headers().add(RequestIds.MESSAGE_HEADER, id.getBytes(StandardCharsets.UTF_8)));
    GlobalOpenTelemetry.getPropagators()
        .getTextMapPropagator()
        .inject(
            trace,
            message.headers(),
            (headers, name, value) -> headers.add(name, value.getBytes(StandardCharsets.UTF_8)));
    CompletableFuture<Void> acknowledged = new CompletableFuture<>();
    try {
      var unused =
          producer.send(
              message,
              (metadata, failure) -> {
                if (failure == null) {
                  acknowledged.complete(null);
                } else {
                  acknowledged.completeExceptionally(failure);
                }
              });
    } catch (RuntimeException e) {
      // No connection in time, or a record that is too large: the same to whoever waits.
      acknowledged.completeExceptionally(e);
    }
    return acknowledged;
  }

  @Override
  public void close() {
    producer.close();
  }
}
