package dev.starpost.messaging;

import dev.starpost.text.LogText;
import io.quarkus.runtime.ShutdownEvent;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Phaser;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.jboss.logging.Logger;

/**
 * Receiver of a channel's batches. A batch is handed on, with back-off, until it has taken effect;
 * only then it is acknowledged, and the next one comes. No thread waits meanwhile. When this
 * instance ends, what has not taken effect is neither acknowledged nor refused: whoever gets the
 * partition gets the records again.
 */
@ApplicationScoped
public class BatchReceiver {
  private static final Logger LOG = Logger.getLogger(BatchReceiver.class);
  private static final long SECONDS_TO_END = 8;

  private final ShutdownSignal shutdown;
  private final MessagingMetrics metrics;

  /** The batches that are being worked on, and this bean. */
  private final Phaser working = new Phaser(1);

  BatchReceiver(ShutdownSignal shutdown, MessagingMetrics metrics) {
    this.shutdown = shutdown;
    this.metrics = metrics;
  }

  /**
   * Whoever does something with records, those of each partition in their order. It may get them
   * again, all or some of them, whether it has thrown an exception or not.
   */
  @FunctionalInterface
  public interface Handler {
    void handle(List<ConsumerRecord<String, byte[]>> records);
  }

  /** Completes when the records have taken effect; never, if this instance ends before. */
  public Uni<Void> receive(ConsumerRecords<String, byte[]> records, Handler handler) {
    List<ConsumerRecord<String, byte[]>> batch = new ArrayList<>(records.count());
    records.forEach(batch::add);
    if (batch.isEmpty()) {
      return Uni.createFrom().voidItem();
    }
    AtomicInteger failures = new AtomicInteger();
    String topic = batch.get(0).topic();
    metrics.received(topic);
    return Uni.createFrom()
        .deferred(() -> attempt(batch, handler))
        .runSubscriptionOn(Infrastructure.getDefaultWorkerPool())
        .onFailure()
        .retry()
        .when(failed -> afterBackoff(failed, batch, failures))
        .invoke(
            () -> {
              metrics.applied(topic);
              logSuccess(batch, failures.get());
            });
  }

  private Uni<Void> attempt(List<ConsumerRecord<String, byte[]>> batch, Handler handler) {
    working.register();
    try {
      if (shutdown.hasBegun()) {
        return Uni.createFrom().nothing();
      }
      handler.handle(batch);
      return Uni.createFrom().voidItem();
    } catch (RuntimeException e) {
      if (shutdown.hasBegun()) {
        return Uni.createFrom().nothing();
      }
      throw e;
    } finally {
      working.arriveAndDeregister();
    }
  }

  private Multi<Throwable> afterBackoff(
      Multi<Throwable> failed, List<ConsumerRecord<String, byte[]>> batch, AtomicInteger failures) {
    return failed
        .onItem()
        .transformToUniAndConcatenate(
            failure -> {
              int attempts = failures.incrementAndGet();
              metrics.failed(batch.get(0).topic());
              logFailure(batch, failure, attempts);
              return Uni.createFrom().item(failure).onItem().delayIt().by(Backoff.after(attempts));
            });
  }

  /** With a stack trace at the beginning, and no longer when the wait has stopped to grow. */
  private static void logFailure(
      List<ConsumerRecord<String, byte[]>> batch, Throwable failure, int attempts) {
    LOG.logf(
        Backoff.isGrowing(attempts) ? Logger.Level.WARN : Logger.Level.DEBUG,
        attempts == 1 ? failure : null,
        "Records failed topic=%s records=%d partition=%d offset=%d attempt=%d: %s, retrying in %d"
            + " ms",
        batch.get(0).topic(),
        batch.size(),
        batch.get(0).partition(),
        batch.get(0).offset(),
        attempts,
        LogText.withoutAddresses(String.valueOf(failure)),
        Backoff.after(attempts).toMillis());
  }

  private static void logSuccess(List<ConsumerRecord<String, byte[]>> batch, int failures) {
    if (failures > 0) {
      LOG.infof(
          "Retry succeeded topic=%s records=%d attempts=%d",
          batch.get(0).topic(), batch.size(), failures + 1);
    }
  }

  /** Lets what is being done be done, while the database is there still. */
  void end(@Observes ShutdownEvent event) {
    try {
      working.awaitAdvanceInterruptibly(working.arrive(), SECONDS_TO_END, TimeUnit.SECONDS);
    } catch (TimeoutException e) {
      LOG.warnf(
          "Records are still being worked on after %d ms, stopping; they are redelivered",
          Duration.ofSeconds(SECONDS_TO_END).toMillis());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
