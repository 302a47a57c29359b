package dev.starpost.intake;

import dev.starpost.text.LogText;
import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRebalanceListener;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.CooperativeStickyAssignor;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.WakeupException;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.jboss.logging.Logger;

/**
 * Kafka consumer of a topic, as one of a group. A partition's records are handed on until they are
 * taken; only then is their offset committed, so whatever ends this process leads to the same
 * records again. A partition whose records are not taken is asked again after a while, and a longer
 * one; the others go on.
 */
public final class TopicReader implements AutoCloseable {
  private static final Logger LOG = Logger.getLogger(TopicReader.class);
  private static final int SECOND = 1000;
  private static final Duration POLL = Duration.ofMillis(500);
  private static final Duration POLL_WHEN_SOME_REST = Duration.ofMillis(20);
  private static final long MILLIS_TO_END = 8_000;

  /**
   * Whoever does something with records of one or more partitions, those of each partition in their
   * order: all of it, or with an exception none.
   */
  @FunctionalInterface
  public interface Taker {
    void take(List<ConsumerRecord<String, byte[]>> records);
  }

  /** Whoever counts how the reader gets on. */
  public interface Watch {
    /** So many records wait in the partitions of this instance. */
    void lag(long records);

    /** Records of a partition were not taken, and will be offered again. */
    void failed();
  }

  private final Map<String, Object> settings;
  private final String topic;
  private final Portions portions;
  private final Watch watch;
  private final Thread thread;
  private final Rests<TopicPartition> rests = new Rests<>();

  /** How far the records of each partition are taken for good. */
  private final Map<TopicPartition, OffsetAndMetadata> done = new HashMap<>();

  private volatile boolean closed;
  private volatile Runnable wakeUp = () -> {};

  /**
   * @param kafka how to reach the brokers, and how soon to come back to them
   * @param topic made by whoever writes it, maybe after this reader has started
   */
  public TopicReader(
      Map<String, Object> kafka, String group, String topic, Taker taker, Watch watch) {
    this.settings = settings(kafka, group);
    this.topic = topic;
    this.portions = new Portions(taker);
    this.watch = watch;
    this.thread = new Thread(this::run, topic);
    this.thread.setDaemon(true);
  }

  private static Map<String, Object> settings(Map<String, Object> kafka, String group) {
    Map<String, Object> settings = new HashMap<>(kafka);
    settings.put(ConsumerConfig.GROUP_ID_CONFIG, group);
    settings.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
    // A new group reads everything: all that is known by reading can be made anew.
    settings.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
    settings.put(
        ConsumerConfig.PARTITION_ASSIGNMENT_STRATEGY_CONFIG,
        CooperativeStickyAssignor.class.getName());
    settings.put(ConsumerConfig.ALLOW_AUTO_CREATE_TOPICS_CONFIG, false);
    return settings;
  }

  public void start() {
    thread.start();
  }

  private void run() {
    while (!closed) {
      try {
        consume();
      } catch (WakeupException e) {
        // Closed.
      } catch (RuntimeException | Error e) {
        // Also for an error: nobody else reads these partitions.
        LOG.warnf(
            e,
            "Consumer failed topic=%s, retrying in %d ms from the committed offsets",
            topic,
            SECOND);
        sleep();
      }
    }
  }

  private void consume() {
    try (var consumer =
        new KafkaConsumer<>(settings, new StringDeserializer(), new ByteArrayDeserializer())) {
      wakeUp = consumer::wakeup;
      done.clear();
      rests.clear();
      awaitTopic(consumer);
      consumer.subscribe(List.of(topic), new Assignment(consumer));
      while (!closed) {
        consumer.resume(rests.over(System.nanoTime()));
        takeAll(consumer.poll(rests.isEmpty() ? POLL : POLL_WHEN_SOME_REST), consumer);
      }
    }
  }

  /** Whoever writes it may start after us. */
  private void awaitTopic(KafkaConsumer<String, byte[]> consumer) {
    while (!closed && !consumer.listTopics().containsKey(topic)) {
      sleep();
    }
  }

  private void takeAll(
      ConsumerRecords<String, byte[]> records, KafkaConsumer<String, byte[]> consumer) {
    Map<TopicPartition, RuntimeException> failures = portions.hand(records);
    for (TopicPartition partition : records.partitions()) {
      List<ConsumerRecord<String, byte[]>> portion = records.records(partition);
      if (failures.containsKey(partition)) {
        long offset = portion.get(0).offset();
        logFailure(partition, offset, offerAgain(partition, offset, consumer), failures);
      } else {
        if (rests.succeeded(partition)) {
          LOG.infof("Retry succeeded topic=%s partition=%d", topic, partition.partition());
        }
        long last = portion.get(portion.size() - 1).offset();
        done.put(partition, new OffsetAndMetadata(last + 1));
      }
    }
    if (!records.isEmpty()) {
      // One that fails is made good by the next: nothing takes effect twice.
      consumer.commitAsync(Map.copyOf(done), (offsets, failure) -> {});
    }
    watch.lag(
        consumer.assignment().stream()
            .mapToLong(partition -> consumer.currentLag(partition).orElse(0))
            .sum());
  }

  /** In how many nanoseconds. */
  private long offerAgain(
      TopicPartition partition, long offset, KafkaConsumer<String, byte[]> consumer) {
    watch.failed();
    consumer.seek(partition, offset);
    consumer.pause(Set.of(partition));
    return rests.rest(partition, System.nanoTime());
  }

  /** With a stack trace at the beginning, and no longer when the wait has stopped to grow. */
  private void logFailure(
      TopicPartition partition,
      long offset,
      long rest,
      Map<TopicPartition, RuntimeException> failures) {
    RuntimeException failure = failures.get(partition);
    Logger.Level level = rest < Rests.LONGEST ? Logger.Level.WARN : Logger.Level.DEBUG;
    LOG.logf(
        level,
        rest == Rests.FIRST ? failure : null,
        "Records failed topic=%s partition=%d offset=%d: %s, retrying in %d ms",
        topic,
        partition.partition(),
        offset,
        LogText.withoutAddresses(String.valueOf(failure)),
        TimeUnit.NANOSECONDS.toMillis(rest));
  }

  private static List<Integer> numbers(Collection<TopicPartition> partitions) {
    return partitions.stream().map(TopicPartition::partition).sorted().toList();
  }

  private static void sleep() {
    try {
      Thread.sleep(SECOND);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Whoever gets a partition begins where its records are taken. */
  private final class Assignment implements ConsumerRebalanceListener {
    private final KafkaConsumer<String, byte[]> consumer;

    Assignment(KafkaConsumer<String, byte[]> consumer) {
      this.consumer = consumer;
    }

    @Override
    public void onPartitionsAssigned(Collection<TopicPartition> partitions) {
      LOG.infof("Partitions assigned topic=%s partitions=%s", topic, numbers(partitions));
    }

    @Override
    public void onPartitionsRevoked(Collection<TopicPartition> partitions) {
      Map<TopicPartition, OffsetAndMetadata> last = new HashMap<>(done);
      last.keySet().retainAll(partitions);
      forget(partitions);
      try {
        consumer.commitSync(last);
      } catch (KafkaException e) {
        LOG.infof(
            "Committing offsets failed topic=%s partitions=%s: %s, records are redelivered",
            topic, numbers(partitions), e);
      }
    }

    @Override
    public void onPartitionsLost(Collection<TopicPartition> partitions) {
      LOG.infof("Partitions lost topic=%s partitions=%s", topic, numbers(partitions));
      forget(partitions);
    }

    private void forget(Collection<TopicPartition> partitions) {
      done.keySet().removeAll(partitions);
      partitions.forEach(rests::succeeded);
    }
  }

  /** Tells the loop to end, without waiting for it. */
  public void stop() {
    closed = true;
    wakeUp.run();
  }

  @Override
  public void close() {
    stop();
    try {
      thread.join(MILLIS_TO_END);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
