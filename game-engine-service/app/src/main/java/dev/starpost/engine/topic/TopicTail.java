package dev.starpost.engine.topic;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.function.Function;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.WakeupException;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.jboss.logging.Logger;

/**
 * Reads what is written to some partitions from now on, or to a whole topic since it began, for
 * this instance alone.
 */
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
  private final Function<KafkaConsumer<?, ?>, List<TopicPartition>> partitions;
  private final boolean fromBeginning;
  private final Reader reader;
  private final CountDownLatch listening = new CountDownLatch(1);
  private final Thread thread;
  private volatile boolean closed;
  private volatile Runnable wakeUp = () -> {};

  TopicTail(
      String name, Map<String, Object> settings, List<TopicPartition> partitions, Reader reader) {
    this(name, settings, consumer -> partitions, false, reader);
  }

  private TopicTail(
      String name,
      Map<String, Object> settings,
      Function<KafkaConsumer<?, ?>, List<TopicPartition>> partitions,
      boolean fromBeginning,
      Reader reader) {
    this.name = name;
    this.settings = settings;
    this.partitions = partitions;
    this.fromBeginning = fromBeginning;
    this.reader = reader;
    this.thread = new Thread(this::run, name);
  }

  /** Everything of that topic, again whenever something may have been missed. */
  static TopicTail ofWholeTopic(
      String name, Map<String, Object> settings, String topic, Reader reader) {
    return new TopicTail(name, settings, consumer -> partitionsOf(topic, consumer), true, reader);
  }

  private static List<TopicPartition> partitionsOf(String topic, KafkaConsumer<?, ?> consumer) {
    return consumer.partitionsFor(topic).stream()
        .map(partition -> new TopicPartition(topic, partition.partition()))
        .toList();
  }

  void start() {
    thread.start();
  }

  /**
   * Returns when everything that is written from now on will be read, and what is read from the
   * beginning has been.
   */
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
      List<TopicPartition> all = partitions.apply(consumer);
      consumer.assign(all);
      if (fromBeginning) {
        catchUp(consumer, all);
      } else {
        consumer.seekToEnd(all);
        // Only asking for it makes the position certain.
        all.forEach(consumer::position);
      }
      listening.countDown();
      reader.missed();
      while (!closed) {
        poll(consumer);
        pauses.succeeded();
      }
    }
  }

  private void catchUp(KafkaConsumer<String, byte[]> consumer, List<TopicPartition> all) {
    Map<TopicPartition, Long> ends = consumer.endOffsets(all);
    consumer.seekToBeginning(all);
    while (!closed && all.stream().anyMatch(each -> consumer.position(each) < ends.get(each))) {
      poll(consumer);
    }
  }

  private void poll(KafkaConsumer<String, byte[]> consumer) {
    ConsumerRecords<String, byte[]> records = consumer.poll(POLL);
    if (!records.isEmpty()) {
      reader.read(records);
    }
  }

  @Override
  public void close() {
    closed = true;
    wakeUp.run();
    Threads.end(thread);
  }
}
