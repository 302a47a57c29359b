package dev.starpost.engine.topic;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.game.GameCommit;
import dev.starpost.contracts.game.GameCommit.BotTurn;
import dev.starpost.engine.bot.BotDecisions;
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
 * Reads which questions bots have to answer, and has them answered. A question counts as read only
 * when its answer has been acknowledged, so that those of an instance that dies are taken up by
 * another; a bot that thinks long holds up its own game, and the offsets of its partition, but no
 * other game.
 */
final class BotLoop implements AutoCloseable {
  private static final Logger LOG = Logger.getLogger(BotLoop.class);
  private static final Duration POLL = Duration.ofMillis(200);

  /**
   * Nothing more is read while so many questions wait. Far more than one account can have: whoever
   * has many must not keep those of others from being read. One that waits is some hundred bytes.
   */
  private static final int MOST_WAITING = 10_000;

  private final Topics topics;
  private final KafkaSettings settings;
  private final BotCrew crew;
  private final Thread thread;
  private final Readings readings = new Readings();
  private volatile boolean closed;
  private volatile Runnable wakeUp = () -> {};

  BotLoop(
      Topics topics,
      KafkaSettings settings,
      BotDecisions decisions,
      MessageSender sender,
      int threads) {
    this.topics = topics;
    this.settings = settings;
    this.crew = new BotCrew(decisions, topics, sender, threads);
    this.thread = new Thread(this::run, "bot-turns");
  }

  void start() {
    thread.start();
  }

  boolean isAlive() {
    return thread.isAlive();
  }

  private void run() {
    Pauses pauses = new Pauses();
    while (!closed) {
      try {
        consume(pauses);
      } catch (WakeupException e) {
        // Closed.
      } catch (RuntimeException e) {
        LOG.warn("The turns of bots are read again from the last offsets", e);
        pauses.pause();
      } finally {
        readings.leaveAll();
      }
    }
  }

  private void consume(Pauses pauses) {
    try (KafkaConsumer<String, byte[]> consumer =
        new KafkaConsumer<>(
            settings.commandConsumer(topics.botGroup()),
            new StringDeserializer(),
            new ByteArrayDeserializer())) {
      wakeUp = consumer::wakeup;
      consumer.subscribe(List.of(topics.events()), new Assignment(consumer));
      Map<TopicPartition, OffsetAndMetadata> committed = Map.of();
      while (!closed) {
        for (ConsumerRecord<String, byte[]> each : consumer.poll(POLL)) {
          take(each);
        }
        pauses.succeeded();
        Map<TopicPartition, OffsetAndMetadata> behind = readings.behind();
        if (!behind.equals(committed)) {
          committed = behind;
          // One that fails is made good by the next.
          consumer.commitAsync(behind, (offsets, failure) -> {});
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
      var reading = readings.begin(partition, each.offset(), commit.bots().size());
      for (BotTurn turn : commit.bots()) {
        crew.take(BotTask.of(commit, turn, reading));
      }
    } catch (ContractJson.Malformed e) {
      // Whoever wrote it has to be told by others; no bot can do anything about it.
      LOG.warnf("No commit at %s, %d: %s", partition, each.offset(), e.getMessage());
      readings.begin(partition, each.offset(), 0);
    }
  }

  /** Reads no faster than bots answer, and stays in the group meanwhile. */
  private void holdBack(KafkaConsumer<String, byte[]> consumer) {
    if (crew.waiting() >= MOST_WAITING) {
      consumer.pause(consumer.assignment());
    } else {
      consumer.resume(consumer.paused());
    }
  }

  private static void commitLast(
      KafkaConsumer<String, byte[]> consumer, Map<TopicPartition, OffsetAndMetadata> behind) {
    try {
      consumer.commitSync(behind);
    } catch (KafkaException e) {
      LOG.infof("The next owner reads some turns of bots again: %s", e.toString());
    }
  }

  private final class Assignment implements ConsumerRebalanceListener {
    private final KafkaConsumer<String, byte[]> consumer;

    Assignment(KafkaConsumer<String, byte[]> consumer) {
      this.consumer = consumer;
    }

    @Override
    public void onPartitionsAssigned(Collection<TopicPartition> partitions) {
      LOG.infof("Bots: assigned %s", partitions);
    }

    @Override
    public void onPartitionsRevoked(Collection<TopicPartition> partitions) {
      Map<TopicPartition, OffsetAndMetadata> last = new HashMap<>(readings.behind());
      last.keySet().retainAll(partitions);
      readings.leave(partitions);
      commitLast(consumer, last);
    }

    @Override
    public void onPartitionsLost(Collection<TopicPartition> partitions) {
      readings.leave(partitions);
    }
  }

  /** Tells the loop to end, without waiting for it. */
  void stop() {
    closed = true;
    wakeUp.run();
  }

  @Override
  public void close() {
    stop();
    crew.close();
    Threads.end(thread);
  }
}
