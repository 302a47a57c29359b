package dev.starpost.engine.kafka.bot;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.game.GameCommit;
import dev.starpost.contracts.game.GameCommit.BotTurn;
import dev.starpost.engine.bot.BotDecisions;
import dev.starpost.engine.kafka.KafkaSettings;
import dev.starpost.engine.kafka.MessageSender;
import dev.starpost.engine.kafka.OffsetTracker;
import dev.starpost.engine.kafka.Topics;
import dev.starpost.engine.lifecycle.Backoff;
import dev.starpost.engine.lifecycle.Startable;
import dev.starpost.engine.lifecycle.Threads;
import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRebalanceListener;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.WakeupException;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.jboss.logging.Logger;

/**
 * Consumer loop of the questions that bots have to answer. A question counts as read only when its
 * answer has been acknowledged, so that those of an instance that dies are taken up by another; a
 * bot that thinks long holds up its own game, and the offsets of its partition, but no other game.
 */
public final class BotLoop implements Startable {
  private static final Logger LOG = Logger.getLogger(BotLoop.class);
  private static final Duration POLL = Duration.ofMillis(200);

  /**
   * Nothing more is read while so many questions wait. Far more than one account can have: whoever
   * has many must not keep those of others from being read. One that waits is some hundred bytes.
   */
  private static final int MOST_WAITING = 10_000;

  private final Topics topics;
  private final KafkaSettings settings;
  private final BotWorkers workers;
  private final Thread thread;
  private final OffsetTracker offsets = new OffsetTracker();
  private volatile boolean closed;
  private volatile Runnable wakeUp = () -> {};

  public BotLoop(
      Topics topics,
      KafkaSettings settings,
      BotDecisions decisions,
      MessageSender sender,
      int threads) {
    this.topics = topics;
    this.settings = settings;
    this.workers = new BotWorkers(decisions, topics, sender, threads);
    this.thread = new Thread(this::run, "bot-turns");
  }

  @Override
  public void start() {
    thread.start();
  }

  @Override
  public boolean isAlive() {
    return thread.isAlive();
  }

  private void run() {
    Backoff backoff = new Backoff();
    while (!closed) {
      try {
        consume(backoff);
      } catch (WakeupException e) {
        // Closed.
      } catch (RuntimeException e) {
        LOG.warnf(
            e,
            "Consuming turns of bots failed topic=%s, retrying from the last offsets in %d ms",
            topics.events(),
            backoff.millis());
        backoff.pause();
      } finally {
        offsets.leaveAll();
      }
    }
  }

  private void consume(Backoff backoff) {
    try (KafkaConsumer<String, byte[]> consumer =
        new KafkaConsumer<>(
            settings.groupConsumer(topics.botGroup()),
            new StringDeserializer(),
            new ByteArrayDeserializer())) {
      wakeUp = consumer::wakeup;
      consumer.subscribe(List.of(topics.events()), new Assignment(consumer));
      Map<TopicPartition, OffsetAndMetadata> committed = Map.of();
      while (!closed) {
        for (ConsumerRecord<String, byte[]> each : consumer.poll(POLL)) {
          take(each);
        }
        backoff.reset();
        Map<TopicPartition, OffsetAndMetadata> committable = offsets.committable();
        if (!committable.equals(committed)) {
          committed = committable;
          // One that fails is made good by the next.
          consumer.commitAsync(committable, (committing, failure) -> {});
        }
        holdBack(consumer);
      }
      // Whoever is interrupted cannot take leave, and the group would wait for it.
      Thread.interrupted();
    }
  }

  private void take(ConsumerRecord<String, byte[]> each) {
    TopicPartition partition = new TopicPartition(each.topic(), each.partition());
    try {
      GameCommit commit = ContractJson.read(each.value(), GameCommit.class);
      var record = offsets.begin(partition, each.offset(), commit.bots().size());
      for (BotTurn turn : commit.bots()) {
        workers.take(BotTask.of(commit, turn, record));
      }
    } catch (ContractJson.Malformed e) {
      // Whoever wrote it has to be told by others; no bot can do anything about it.
      LOG.warnf(
          "Commit skipped by bots topic=%s partition=%d offset=%d: %s",
          each.topic(), each.partition(), each.offset(), e.getMessage());
      offsets.begin(partition, each.offset(), 0);
    }
  }

  /** Reads no faster than bots answer, and stays in the group meanwhile. */
  private void holdBack(KafkaConsumer<String, byte[]> consumer) {
    if (workers.waiting() >= MOST_WAITING) {
      consumer.pause(consumer.assignment());
    } else {
      consumer.resume(consumer.paused());
    }
  }

  private static void commitLast(
      KafkaConsumer<String, byte[]> consumer, Map<TopicPartition, OffsetAndMetadata> last) {
    try {
      consumer.commitSync(last);
    } catch (KafkaException e) {
      LOG.warnf(
          "Committing offsets of turns of bots failed partitions=%s: %s, the next owner gets some"
              + " again",
          last.keySet(), e.toString());
    }
  }

  private final class Assignment implements ConsumerRebalanceListener {
    private final KafkaConsumer<String, byte[]> consumer;

    Assignment(KafkaConsumer<String, byte[]> consumer) {
      this.consumer = consumer;
    }

    @Override
    public void onPartitionsAssigned(Collection<TopicPartition> partitions) {
      LOG.infof("Partitions of turns of bots assigned partitions=%s", partitions);
    }

    @Override
    public void onPartitionsRevoked(Collection<TopicPartition> partitions) {
      Map<TopicPartition, OffsetAndMetadata> last = new HashMap<>(offsets.committable());
      last.keySet().retainAll(partitions);
      offsets.leave(partitions);
      commitLast(consumer, last);
    }

    @Override
    public void onPartitionsLost(Collection<TopicPartition> partitions) {
      offsets.leave(partitions);
    }
  }

  @Override
  public void stop() {
    closed = true;
    wakeUp.run();
  }

  @Override
  public void close() {
    stop();
    workers.close();
    Threads.end(thread);
  }
}
