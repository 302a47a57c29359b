package dev.starpost.messaging;

import dev.starpost.contracts.ContractJson;
import dev.starpost.outbox.Inbox;
import dev.starpost.text.LogText;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.header.Header;
import org.jboss.logging.Logger;

/**
 * One transaction around a batch of records; those that cannot be read go to the dead letters. If
 * it fails for another reason than the database, each record gets a transaction of its own, so that
 * one that cannot take effect stops no other: it is tried a few times, and goes to the dead letters
 * too.
 */
@ApplicationScoped
public class BatchTransaction {
  static final int MOST_ATTEMPTS = 5;

  private static final Logger LOG = Logger.getLogger(BatchTransaction.class);

  private final DeadLetters deadLetters;
  private final ShutdownSignal shutdown;

  BatchTransaction(DeadLetters deadLetters, ShutdownSignal shutdown) {
    this.deadLetters = deadLetters;
    this.shutdown = shutdown;
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
  public record Received<T>(T content, String id) {}

  /**
   * Lets records take effect, those of a key in their order. With an exception some of them have,
   * and all of them are to be given again: what has taken effect must not do so twice.
   *
   * @param effect gets records in a transaction, all that have come or one of them
   */
  public <T> void apply(
      List<ConsumerRecord<String, byte[]>> records,
      Reader<T> reader,
      Consumer<List<Received<T>>> effect) {
    try {
      together(records, reader, effect);
    } catch (RuntimeException | Error e) {
      if (TransientFailures.includes(e)) {
        throw e;
      }
      LOG.debugf(e, "Batch failed records=%d, retrying one by one", records.size());
      applyEach(records, each -> together(List.of(each), reader, effect));
    }
  }

  private <T> void together(
      List<ConsumerRecord<String, byte[]>> records,
      Reader<T> reader,
      Consumer<List<Received<T>>> effect) {
    List<Received<T>> readable = new ArrayList<>();
    List<DeadLetter> letters = new ArrayList<>();
    for (ConsumerRecord<String, byte[]> message : records) {
      try {
        byte[] value = message.value() == null ? new byte[0] : message.value();
        readable.add(new Received<>(reader.read(value), idOf(message)));
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

  /**
   * Lets records take effect one by one, where each has transactions of its own. One that has to
   * wait ({@link PrerequisiteMissing}) holds up those of its key; one that fails again and again
   * goes to the dead letters.
   */
  public void applyEach(
      List<ConsumerRecord<String, byte[]>> records,
      Consumer<ConsumerRecord<String, byte[]>> single) {
    Set<String> waiting = new HashSet<>();
    PrerequisiteMissing reason = null;
    for (ConsumerRecord<String, byte[]> each : records) {
      if (!waiting.contains(each.key())) {
        try {
          attempt(each, single);
        } catch (PrerequisiteMissing e) {
          waiting.add(each.key());
          reason = e;
        }
      }
    }
    if (reason != null) {
      throw reason;
    }
  }

  private void attempt(
      ConsumerRecord<String, byte[]> one, Consumer<ConsumerRecord<String, byte[]>> single) {
    for (int attempt = 1; ; attempt++) {
      try {
        single.accept(one);
        return;
      } catch (PrerequisiteMissing e) {
        throw e;
      } catch (RuntimeException | Error e) {
        if (TransientFailures.includes(e)) {
          throw e;
        }
        if (attempt == MOST_ATTEMPTS) {
          giveUp(one, e);
          return;
        }
        if (shutdown.await(Backoff.after(attempt))) {
          throw e;
        }
      }
    }
  }

  /** Nothing but a change of our own code helps; somebody has to look. */
  private void giveUp(ConsumerRecord<String, byte[]> one, Throwable failure) {
    LOG.errorf(
        failure,
        "Record failed topic=%s partition=%d offset=%d attempt=%d, sent to dead letters",
        one.topic(),
        one.partition(),
        one.offset(),
        MOST_ATTEMPTS);
    DeadLetter letter = DeadLetter.of(one, LogText.withoutAddresses(String.valueOf(failure)));
    QuarkusTransaction.requiringNew().run(() -> deadLetters.putAside(List.of(letter)));
  }

  private static String idOf(ConsumerRecord<String, byte[]> message) {
    Header id = message.headers().lastHeader(Inbox.MESSAGE_ID);
    return id == null
        ? message.topic() + ":" + message.partition() + ":" + message.offset()
        : new String(id.value(), StandardCharsets.UTF_8);
  }
}
