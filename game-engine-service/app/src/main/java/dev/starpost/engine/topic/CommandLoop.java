package dev.starpost.engine.topic;

import com.mongodb.MongoException;
import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.game.GameCommand;
import dev.starpost.engine.game.GameKind;
import dev.starpost.engine.history.History;
import dev.starpost.engine.host.Announcements;
import dev.starpost.engine.host.CommandHost;
import dev.starpost.engine.host.Delivery;
import dev.starpost.engine.host.NotAnnounced;
import dev.starpost.engine.topic.Batch.Received;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import org.apache.kafka.clients.consumer.ConsumerRebalanceListener;
import org.apache.kafka.clients.consumer.ConsumerRecord;
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
 * Takes the commands of one game from its topic, batch by batch, and hands each batch to the host
 * until it is done for good; only then are the offsets committed. A crash anywhere leads to
 * redelivery, which the host recognises.
 */
final class CommandLoop implements AutoCloseable {
  private static final Logger LOG = Logger.getLogger(CommandLoop.class);
  private static final Duration POLL = Duration.ofMillis(500);
  private static final long OFFSETS_EVERY_NANOS = Duration.ofSeconds(1).toNanos();

  /** How often a batch may fail for no known reason before its commands are taken one by one. */
  private static final int PATIENCE = 3;

  /** A batch that is decided and stored, and is being told while the next one is decided. */
  private record Telling(Batch batch, Future<?> told) {}

  private final GameKind<?, ?, ?> game;
  private final CommandReader reader;
  private final Topics topics;
  private final KafkaSettings settings;
  private final CommandHost host;
  private final DeadLetters deadLetters;
  private final LoopMetrics metrics;
  private final Traces traces = new Traces();
  private final Thread thread;
  private final AtomicLong lag = new AtomicLong();
  private final Pauses pauses = new Pauses();
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

  /** One thread tells everything, so that nothing overtakes anything. */
  private final ExecutorService teller;

  private Optional<Telling> telling = Optional.empty();

  CommandLoop(
      GameKind<?, ?, ?> game,
      Topics topics,
      KafkaSettings settings,
      CommandHost host,
      DeadLetters deadLetters,
      LoopMetrics metrics) {
    this.game = game;
    this.reader = new CommandReader(game);
    this.topics = topics;
    this.settings = settings;
    this.host = host;
    this.deadLetters = deadLetters;
    this.metrics = metrics;
    this.thread = new Thread(this::run, "commands-" + game.name());
    this.teller =
        Executors.newSingleThreadExecutor(
            task -> {
              Thread tells = new Thread(task, "events-" + game.name());
              tells.setDaemon(true);
              return tells;
            });
    metrics.lag(game.name(), lag);
  }

  void start() {
    thread.start();
  }

  /** Whether this loop takes the commands of that game at present. */
  boolean owns(String gameId) {
    return gameId.startsWith(game.game().prefix() + "-")
        && owned.contains(Topics.partitionOf(gameId));
  }

  boolean isAlive() {
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
        LOG.warnf(e, "The commands of %s begin again from their last offsets", game.name());
        pauses.pause();
      }
    }
  }

  private void consume() {
    try (KafkaConsumer<String, byte[]> consumer =
        new KafkaConsumer<>(
            settings.commandConsumer(topics.commandGroup(game.name())),
            new StringDeserializer(),
            new ByteArrayDeserializer())) {
      wakeUp = consumer::wakeup;
      done.clear();
      telling = Optional.empty();
      metrics.measure(consumer);
      consumer.subscribe(List.of(topics.commands(game.name())), new Assignment(consumer));
      while (!closed) {
        ConsumerRecords<String, byte[]> records = consumer.poll(POLL);
        if (records.isEmpty()) {
          finish();
        } else {
          handle(records);
        }
        pauses.succeeded();
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

  /** Deals with a batch, and brings the one before it to its end. */
  private void handle(ConsumerRecords<String, byte[]> records) {
    List<Received> commands = new ArrayList<>(records.count());
    List<CompletableFuture<Void>> letters = new ArrayList<>();
    for (ConsumerRecord<String, byte[]> each : records) {
      try {
        GameCommand command = reader.read(each);
        commands.add(
            new Received(
                each,
                new Delivery(
                    command,
                    Instant.ofEpochMilli(each.timestamp()),
                    traces.continued(each),
                    Traces.requestOf(each))));
      } catch (ContractJson.Malformed | CommandReader.Misplaced e) {
        letters.add(deadLetters.put(each, e.getMessage()));
      } catch (RuntimeException e) {
        letters.add(deadLetters.put(each, e.toString()));
      }
    }
    awaitLetters(letters);
    decide(new Batch(commands, records.nextOffsets()));
  }

  /** Returns when the batch is stored and is being told, or when this loop is to end. */
  private void decide(Batch taken) {
    Batch batch = taken;
    boolean tellFirst = false;
    for (int failures = 0; !closed; ) {
      try {
        Announcements news = host.decide(batch.deliveries());
        awaitTold();
        tell(batch, news);
        if (tellFirst) {
          awaitTold();
        }
        return;
      } catch (NotAnnounced e) {
        // No more is taken until this is told, or it would grow as long as the broker is away.
        tellFirst = true;
        LOG.warnf("A batch of %s is taken again: %s", game.name(), e.toString());
        batch = telling.orElseThrow().batch().and(batch);
        telling = Optional.empty();
      } catch (History.Unknown | MongoException e) {
        LOG.warnf("A batch of %s is taken again: %s", game.name(), e.toString());
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      } catch (RuntimeException e) {
        LOG.errorf(e, "A batch of %s failed", game.name());
        if (++failures == PATIENCE) {
          decideOneByOne(batch);
          return;
        }
      }
      Set<String> games = new HashSet<>();
      batch.commands().forEach(each -> games.add(each.gameId()));
      host.forget(games::contains);
      pauses.pause();
    }
  }

  /** Brings what is being told to its end. */
  private void finish() {
    try {
      awaitTold();
    } catch (NotAnnounced e) {
      decide(Batch.none());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void tell(Batch batch, Announcements news) {
    telling =
        Optional.of(
            new Telling(
                batch,
                teller.submit(
                    () -> {
                      news.tell();
                      return null;
                    })));
  }

  /** Only what is told for good is done. */
  private void awaitTold() throws NotAnnounced, InterruptedException {
    if (telling.isEmpty()) {
      return;
    }
    try {
      telling.get().told().get();
    } catch (ExecutionException e) {
      throw e.getCause() instanceof NotAnnounced failed ? failed : new NotAnnounced(e.getCause());
    }
    done.putAll(telling.get().batch().end());
    telling = Optional.empty();
  }

  /** One command must not keep the others of its partition waiting for ever. */
  private void decideOneByOne(Batch batch) {
    List<CompletableFuture<Void>> letters = new ArrayList<>();
    try {
      awaitTold();
      for (Received each : batch.commands()) {
        host.forget(each.gameId()::equals);
        try {
          host.decide(List.of(each.delivery())).tell();
        } catch (MongoException e) {
          throw e;
        } catch (RuntimeException e) {
          letters.add(deadLetters.put(each.source(), e.toString()));
        }
      }
    } catch (History.Unknown | NotAnnounced | MongoException e) {
      throw new KafkaException("the batch is delivered again", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new KafkaException("the batch is delivered again", e);
    }
    awaitLetters(letters);
    done.putAll(batch.end());
  }

  private static void awaitLetters(List<CompletableFuture<Void>> letters) {
    try {
      CompletableFuture.allOf(letters.toArray(CompletableFuture[]::new)).join();
    } catch (CompletionException e) {
      throw new KafkaException("a dead letter could not be put", e.getCause());
    }
  }

  /** What was known of a partition's games before it came or went may have been overtaken. */
  private final class Assignment implements ConsumerRebalanceListener {
    private final KafkaConsumer<String, byte[]> consumer;

    Assignment(KafkaConsumer<String, byte[]> consumer) {
      this.consumer = consumer;
    }

    @Override
    public void onPartitionsAssigned(Collection<TopicPartition> partitions) {
      LOG.infof("%s: assigned %s", game.name(), partitions);
      forget(partitions);
      own();
    }

    @Override
    public void onPartitionsRevoked(Collection<TopicPartition> partitions) {
      awaitLastTold();
      Map<TopicPartition, OffsetAndMetadata> last = new HashMap<>(done);
      last.keySet().retainAll(partitions);
      leave(partitions);
      try {
        consumer.commitSync(last);
      } catch (KafkaException e) {
        LOG.infof("%s: the next owner is given some commands again: %s", game.name(), e);
      }
    }

    @Override
    public void onPartitionsLost(Collection<TopicPartition> partitions) {
      LOG.warnf("%s: lost %s", game.name(), partitions);
      leave(partitions);
    }

    /** If that fails, what goes is delivered to its next owner, and what stays is taken again. */
    private void awaitLastTold() {
      try {
        awaitTold();
      } catch (NotAnnounced e) {
        LOG.infof("%s: the next owner is given some commands again: %s", game.name(), e);
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
      telling.ifPresent(last -> last.batch().leave(partitions));
    }

    private void forget(Collection<TopicPartition> partitions) {
      Set<Integer> numbers = new HashSet<>();
      partitions.forEach(partition -> numbers.add(partition.partition()));
      String prefix = game.game().prefix() + "-";
      host.forget(
          gameId -> gameId.startsWith(prefix) && numbers.contains(Topics.partitionOf(gameId)));
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
    Threads.end(thread);
    teller.shutdownNow();
  }
}
