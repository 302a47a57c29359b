package dev.starpost.engine.kafka.command;

import com.mongodb.MongoException;
import dev.starpost.engine.command.BatchPublication;
import dev.starpost.engine.command.CommandProcessor;
import dev.starpost.engine.command.PublicationFailed;
import dev.starpost.engine.game.GameKind;
import dev.starpost.engine.history.History;
import dev.starpost.engine.kafka.ConsumerMetrics;
import dev.starpost.engine.kafka.DeadLetterTopic;
import dev.starpost.engine.kafka.KafkaSettings;
import dev.starpost.engine.kafka.Topics;
import dev.starpost.engine.kafka.command.CommandBatch.Consumed;
import dev.starpost.engine.lifecycle.Backoff;
import dev.starpost.engine.lifecycle.Startable;
import dev.starpost.engine.lifecycle.Threads;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import org.apache.kafka.clients.consumer.ConsumerRebalanceListener;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.WakeupException;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.jboss.logging.Logger;

/**
 * Consumer loop of one game's commands: takes them from their topic, batch by batch, and hands each
 * batch to the processor until it is done for good; only then are the offsets committed. A crash
 * anywhere leads to redelivery, which the processor recognises.
 */
public final class CommandLoop implements Startable {
  private static final Logger LOG = Logger.getLogger(CommandLoop.class);
  private static final Duration POLL = Duration.ofMillis(500);
  private static final long OFFSETS_EVERY_NANOS = Duration.ofSeconds(1).toNanos();

  /** How often a batch may fail for no known reason before its commands are taken one by one. */
  private static final int MOST_FAILURES = 3;

  /** A batch that is stored, and is being published while the next one is decided. */
  private record Publishing(CommandBatch batch, Future<?> published) {}

  private final GameKind<?, ?, ?> game;
  private final CommandReader reader;
  private final String topic;
  private final String group;
  private final KafkaSettings settings;
  private final CommandProcessor processor;
  private final DeadLetterTopic deadLetters;
  private final ConsumerMetrics metrics;
  private final Thread thread;
  private final AtomicLong lag = new AtomicLong();
  private final Backoff backoff = new Backoff();
  private volatile boolean closed;
  private volatile Runnable wakeUp = () -> {};
  private volatile Set<Integer> owned = Set.of();
  private long offsetsAt;

  /**
   * How far the commands of each partition are done for good. Not where the consumer has read to:
   * it also leaves its partitions behind when a batch was given up, and those commands must come
   * again.
   */
  private final Map<TopicPartition, OffsetAndMetadata> done = new HashMap<>();

  /** One thread publishes everything, so that nothing overtakes anything. */
  private final ExecutorService publisher;

  private Optional<Publishing> publishing = Optional.empty();

  public CommandLoop(
      GameKind<?, ?, ?> game,
      Topics topics,
      KafkaSettings settings,
      CommandProcessor processor,
      DeadLetterTopic deadLetters,
      ConsumerMetrics metrics) {
    this.game = game;
    this.reader = new CommandReader(game, deadLetters);
    this.topic = topics.commands(game.name());
    this.group = topics.commandGroup(game.name());
    this.settings = settings;
    this.processor = processor;
    this.deadLetters = deadLetters;
    this.metrics = metrics;
    this.thread = new Thread(this::run, "commands-" + game.name());
    this.publisher =
        Executors.newSingleThreadExecutor(
            task -> {
              Thread publishes = new Thread(task, "events-" + game.name());
              publishes.setDaemon(true);
              return publishes;
            });
    metrics.lag(game.name(), lag);
  }

  @Override
  public void start() {
    thread.start();
  }

  /** Whether this loop takes the commands of that game at present. */
  public boolean owns(String gameId) {
    return gameId.startsWith(game.game().prefix() + "-")
        && owned.contains(Topics.partitionOf(gameId));
  }

  @Override
  public boolean isAlive() {
    return thread.isAlive();
  }

  private void run() {
    while (!closed) {
      try {
        consume();
      } catch (WakeupException e) {
        // Closed.
      } catch (RuntimeException | Error e) {
        // Also for an error: a loop that has ended helps nobody, and its commands would end the
        // next.
        LOG.warnf(
            e,
            "Consuming commands failed topic=%s, retrying from the last offsets in %d ms",
            topic,
            backoff.millis());
        backoff.pause();
      }
    }
  }

  private void consume() {
    try (KafkaConsumer<String, byte[]> consumer =
        new KafkaConsumer<>(
            settings.groupConsumer(group), new StringDeserializer(), new ByteArrayDeserializer())) {
      wakeUp = consumer::wakeup;
      done.clear();
      publishing = Optional.empty();
      metrics.measure(consumer);
      consumer.subscribe(List.of(topic), new Assignment(consumer));
      while (!closed) {
        ConsumerRecords<String, byte[]> records = consumer.poll(POLL);
        if (records.isEmpty()) {
          finish();
        } else {
          process(reader.read(records));
        }
        backoff.reset();
        if (!closed) {
          tidy(consumer);
        }
      }
      // Whoever is interrupted cannot take leave, and the group would wait for it.
      Thread.interrupted();
    }
  }

  /** Offsets need not be exact, because redelivery does no harm: once a second is enough. */
  private void tidy(KafkaConsumer<String, byte[]> consumer) {
    long now = System.nanoTime();
    if (now - offsetsAt >= OFFSETS_EVERY_NANOS) {
      offsetsAt = now;
      done.keySet().retainAll(consumer.assignment());
      // One that fails is made good by the next.
      consumer.commitAsync(Map.copyOf(done), (offsets, failure) -> {});
      lag.set(
          consumer.assignment().stream()
              .mapToLong(partition -> consumer.currentLag(partition).orElse(0))
              .sum());
    }
  }

  /** Returns when the batch is stored and is being published, or when this loop is to end. */
  private void process(CommandBatch taken) {
    CommandBatch batch = taken;
    boolean publishFirst = false;
    for (int failures = 0; !closed; ) {
      try {
        BatchPublication publication = processor.process(batch.received());
        awaitPublished();
        publish(batch, publication);
        if (publishFirst) {
          awaitPublished();
        }
        return;
      } catch (PublicationFailed e) {
        // No more is taken until this is published, or it would grow as long as the broker is away.
        publishFirst = true;
        LOG.warnf(
            "Publishing a batch failed commands=%s: %s, retrying in %d ms",
            topic, e.toString(), backoff.millis());
        batch = publishing.orElseThrow().batch().and(batch);
        publishing = Optional.empty();
      } catch (History.Unknown | MongoException e) {
        LOG.warnf(
            "Processing a batch failed commands=%s: %s, retrying in %d ms",
            topic, e.toString(), backoff.millis());
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      } catch (RuntimeException e) {
        failures++;
        LOG.errorf(
            e,
            "Processing a batch failed commands=%s attempt=%d of %d, retrying %s",
            topic,
            failures,
            MOST_FAILURES,
            failures < MOST_FAILURES ? "in " + backoff.millis() + " ms" : "them one by one");
        if (failures == MOST_FAILURES) {
          processOneByOne(batch);
          return;
        }
      }
      Set<String> games = new HashSet<>();
      batch.commands().forEach(each -> games.add(each.gameId()));
      processor.forget(games::contains);
      backoff.pause();
    }
  }

  /** Brings what is being published to its end. */
  private void finish() {
    try {
      awaitPublished();
    } catch (PublicationFailed e) {
      process(CommandBatch.none());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void publish(CommandBatch batch, BatchPublication publication) {
    publishing =
        Optional.of(
            new Publishing(
                batch,
                publisher.submit(
                    () -> {
                      publication.publish();
                      return null;
                    })));
  }

  /** Only what is published for good is done. */
  private void awaitPublished() throws PublicationFailed, InterruptedException {
    if (publishing.isEmpty()) {
      return;
    }
    try {
      publishing.get().published().get();
    } catch (ExecutionException e) {
      throw e.getCause() instanceof PublicationFailed failed
          ? failed
          : new PublicationFailed(e.getCause());
    }
    done.putAll(publishing.get().batch().end());
    publishing = Optional.empty();
  }

  /** One command must not keep the others of its partition waiting for ever. */
  private void processOneByOne(CommandBatch batch) {
    List<CompletableFuture<Void>> deadLettered = new ArrayList<>();
    try {
      awaitPublished();
      for (Consumed each : batch.commands()) {
        processor.forget(each.gameId()::equals);
        try {
          processor.process(List.of(each.command())).publish();
        } catch (MongoException e) {
          throw e;
        } catch (RuntimeException e) {
          deadLettered.add(deadLetters.put(each.source(), e.toString()));
        }
      }
    } catch (History.Unknown | PublicationFailed | MongoException e) {
      throw new KafkaException("the batch is delivered again", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new KafkaException("the batch is delivered again", e);
    }
    DeadLetterTopic.await(deadLettered);
    done.putAll(batch.end());
  }

  /** What was known of a partition's games before it came or went may have been overtaken. */
  private final class Assignment implements ConsumerRebalanceListener {
    private final KafkaConsumer<String, byte[]> consumer;

    Assignment(KafkaConsumer<String, byte[]> consumer) {
      this.consumer = consumer;
    }

    @Override
    public void onPartitionsAssigned(Collection<TopicPartition> partitions) {
      LOG.infof("Partitions assigned topic=%s partitions=%s", topic, partitions);
      forget(partitions);
      own();
    }

    @Override
    public void onPartitionsRevoked(Collection<TopicPartition> partitions) {
      awaitLastPublished();
      Map<TopicPartition, OffsetAndMetadata> last = new HashMap<>(done);
      last.keySet().retainAll(partitions);
      leave(partitions);
      try {
        consumer.commitSync(last);
      } catch (KafkaException e) {
        LOG.warnf(
            "Committing offsets failed topic=%s partitions=%s: %s, the next owner gets some"
                + " commands again",
            topic, partitions, e);
      }
    }

    @Override
    public void onPartitionsLost(Collection<TopicPartition> partitions) {
      LOG.warnf("Partitions lost topic=%s partitions=%s", topic, partitions);
      leave(partitions);
    }

    /** If that fails, what goes is delivered to its next owner, and what stays is taken again. */
    private void awaitLastPublished() {
      try {
        awaitPublished();
      } catch (PublicationFailed e) {
        LOG.warnf(
            "Publishing a batch failed commands=%s: %s, the next owner gets some commands again",
            topic, e);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }

    private void own() {
      owned =
          consumer.assignment().stream()
              .map(TopicPartition::partition)
              .collect(Collectors.toUnmodifiableSet());
    }

    private void leave(Collection<TopicPartition> partitions) {
      Set<Integer> kept = new HashSet<>(owned);
      partitions.forEach(partition -> kept.remove(partition.partition()));
      owned = Set.copyOf(kept);
      forget(partitions);
      done.keySet().removeAll(partitions);
      publishing.ifPresent(last -> last.batch().leave(partitions));
    }

    private void forget(Collection<TopicPartition> partitions) {
      Set<Integer> numbers = new HashSet<>();
      partitions.forEach(partition -> numbers.add(partition.partition()));
      String prefix = game.game().prefix() + "-";
      processor.forget(
          gameId -> gameId.startsWith(prefix) && numbers.contains(Topics.partitionOf(gameId)));
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
    Threads.end(thread);
    publisher.shutdownNow();
  }
}
