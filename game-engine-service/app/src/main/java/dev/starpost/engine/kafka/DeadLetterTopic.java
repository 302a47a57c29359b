package dev.starpost.engine.kafka;

import io.opentelemetry.context.Context;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.jboss.logging.Logger;

/**
 * The dead letter topic: where commands go that cannot even be refused, with the reason and where
 * they were, so that a person can look at them and nothing behind them waits.
 */
public final class DeadLetterTopic {
  private static final Logger LOG = Logger.getLogger(DeadLetterTopic.class);

  /** The beginning tells what it was; all of it could be too large for the topic. */
  private static final int KEPT_BYTES = 64 * 1024;

  private static final int LONGEST_KEY = 1_000;

  private final Topics topics;
  private final MessageSender sender;

  public DeadLetterTopic(Topics topics, MessageSender sender) {
    this.topics = topics;
    this.sender = sender;
  }

  public CompletableFuture<Void> put(ConsumerRecord<String, byte[]> command, String reason) {
    LOG.warnf(
        "Command skipped, sent to dead letters topic=%s partition=%d offset=%d: %s",
        command.topic(), command.partition(), command.offset(), reason);
    byte[] value = command.value() == null ? new byte[0] : command.value();
    var letter =
        new ProducerRecord<String, byte[]>(
            topics.deadLetters(),
            isShort(command.key()) ? command.key() : null,
            value.length > KEPT_BYTES ? Arrays.copyOf(value, KEPT_BYTES) : value);
    letter
        .headers()
        .add("reason", utf8(reason))
        .add("topic", utf8(command.topic()))
        .add("partition", utf8(Integer.toString(command.partition())))
        .add("offset", utf8(Long.toString(command.offset())))
        .add("size", utf8(Integer.toString(value.length)));
    return sender.send(letter, Context.root(), Traces.requestOf(command));
  }

  /** Returns when the broker has acknowledged all of them. */
  public static void await(List<CompletableFuture<Void>> letters) throws KafkaException {
    try {
      CompletableFuture.allOf(letters.toArray(CompletableFuture[]::new)).join();
    } catch (CompletionException e) {
      throw new KafkaException("putting a dead letter failed", e.getCause());
    }
  }

  private static boolean isShort(String key) {
    return key != null && key.length() <= LONGEST_KEY;
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
