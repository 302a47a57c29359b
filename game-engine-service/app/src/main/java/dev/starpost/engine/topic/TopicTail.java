package dev.starpost.engine.topic;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.WakeupException;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.jboss.logging.Logger;

/** Reads what is written to some partitions from now on, for this instance alone. */
final class TopicTail implements AutoCloseable {
  private static final Logger LOG = Logger.getLogger(TopicTail.class);
  private static final Duration POLL = Duration.ofSeconds(1);

  /** What to do with what arrives. */
  interface Reader {
    void read(ConsumerRecords<String, byte[]> records);

    /** Something may have been missed. */
    void missed();
  }

  private final String name;
  private final Map<String, Object> settings;
  private final List<TopicPartition> partitions;
  private final Reader reader;
  private final CountDownLatch listening = new CountDownLatch(1);
  private final Thread thread;
  private volatile boolean closed;
  private volatile Runnable wakeUp = () -> {};

  TopicTail(
      String name, Map<String, Object> settings, List<TopicPartition> partitions, Reader reader) {
    this.name = name;
    this.settings = settings;
    this.partitions = partitions;
    this.reader = reader;
    this.thread = new Thread(this::run, name);
  }

  void start() {
    thread.start();
  }

  /** Returns when everything that is written from now on will be read. */
  void awaitListening() throws InterruptedException {
    listening.await();
  }

  private void run() {
    Pauses pauses = new Pauses();
    while (!closed) {
      try {
        tail(pauses);
      } catch (WakeupException e) {
        // Closed.
      } catch (RuntimeException e) {
        LOG.warnf(e, "%s begins again", name);
        pauses.pause();
      }
    }
  }

  private void tail(Pauses pauses) {
    try (KafkaConsumer<String, byte[]> consumer =
        new KafkaConsumer<>(settings, new StringDeserializer(), new ByteArrayDeserializer())) {
      wakeUp = consumer::wakeup;
      consumer.assign(partitions);
      consumer.seekToEnd(partitions);
      // Only asking for it makes the position certain.
      partitions.forEach(consumer::position);
      listening.countDown();
      reader.missed();
      while (!closed) {
        ConsumerRecords<String, byte[]> records = consumer.poll(POLL);
        pauses.succeeded();
        if (!records.isEmpty()) {
          reader.read(records);
        }
      }
    }
  }

  @Override
  public void close() {
    closed = true;
    wakeUp.run();
    Threads.end(thread);
  }
}
