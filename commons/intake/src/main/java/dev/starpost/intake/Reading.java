package dev.starpost.intake;

import dev.starpost.contracts.ContractJson;
import dev.starpost.outbox.Inbox;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.header.Header;

/** One transaction around a batch of records; those that cannot be read go to the dead letters. */
@ApplicationScoped
public class Reading {
  private final DeadLetters deadLetters;

  Reading(DeadLetters deadLetters) {
    this.deadLetters = deadLetters;
  }

  /** What a record says. */
  @FunctionalInterface
  public interface Reader<T> {
    T read(byte[] value) throws ContractJson.Malformed;
  }

  /**
   * A record that could be read.
   *
   * @param id by which it is known when it comes again
   */
  public record Read<T>(T content, String id) {}

  /** All of them, or with an exception none. */
  public <T> void together(
      List<ConsumerRecord<String, byte[]>> records,
      Reader<T> reader,
      Consumer<List<Read<T>>> effect) {
    List<Read<T>> readable = new ArrayList<>();
    List<DeadLetter> letters = new ArrayList<>();
    for (ConsumerRecord<String, byte[]> message : records) {
      try {
        byte[] value = message.value() == null ? new byte[0] : message.value();
        readable.add(new Read<>(reader.read(value), idOf(message)));
      } catch (ContractJson.Malformed e) {
        letters.add(DeadLetter.of(message, e.getMessage()));
      }
    }
    QuarkusTransaction.requiringNew()
        .run(
            () -> {
              deadLetters.putAside(letters);
              effect.accept(readable);
            });
  }

  private static String idOf(ConsumerRecord<String, byte[]> message) {
    Header id = message.headers().lastHeader(Inbox.MESSAGE_ID);
    return id == null
        ? message.topic() + ":" + message.partition() + ":" + message.offset()
        : new String(id.value(), StandardCharsets.UTF_8);
  }
}
