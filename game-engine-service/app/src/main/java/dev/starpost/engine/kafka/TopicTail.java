package dev.starpost.engine.kafka;

import dev.starpost.engine.lifecycle.Backoff;
import dev.starpost.engine.lifecycle.Startable;
import dev.starpost.engine.lifecycle.Threads;
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
 * Tail of a topic: reads what is written to some partitions from now on, or to a whole topic since
 * it began, for this instance alone and without a group.
 */
public final class TopicTail implements Startable {
  private static final Logger LOG = Logger.getLogger(TopicTail.class);
  private static final Duration POLL = Duration.ofSeconds(1);

  /** What to do with what arrives. */
  public interface Reader {
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

  public TopicTail(
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
  public static TopicTail ofWholeTopic(
      String name, Map<String, Object> settings, String topic, Reader reader) {
    return new TopicTail(name, settings, consumer -> partitionsOf(topic, consumer), true, reader);
  }

  private static List<TopicPartition> partitionsOf(String topic, KafkaConsumer<?, ?> consumer) {
    return consumer.partitionsFor(topic).stream()
        .map(partition -> new TopicPartition(topic, partition.partition()))
        .toList();
  }

  @Override
  public void start() {
    thread.start();
  }

  /**
   * Returns when everything that is written from now on will be read, and what is read from the
   * beginning has been.
   */
  @Override
  public void awaitStarted() throws InterruptedException {
    listening.await();
  }

  private void run() {
    Backoff backoff = new Backoff();
    while (!closed) {
      try {
        tail(backoff);
      } catch (WakeupException e) {
        // Closed.
      } catch (RuntimeException e) {
        LOG.warnf(e, "Tail failed tail=%s, retrying in %d ms", name, backoff.millis());
        backoff.pause();
      }
    }
  }

  private void tail(Backoff backoff) {
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
        backoff.reset();
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
