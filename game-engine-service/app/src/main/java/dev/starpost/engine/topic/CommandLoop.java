package dev.starpost.engine.topic;

import com.mongodb.MongoException;
import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.game.GameCommand;
import dev.starpost.engine.game.GameKind;
import dev.starpost.engine.history.History;
import dev.starpost.engine.host.CommandHost;
import dev.starpost.engine.host.Delivery;
import dev.starpost.engine.host.NotAnnounced;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicLong;
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

  /** Larger than any move; what is larger was not sent by the platform. */
  private static final int LARGEST_COMMAND = 256 * 1024;

  /** How often a batch may fail for no known reason before its commands are taken one by one. */
  private static final int PATIENCE = 3;

  private record Received(ConsumerRecord<String, byte[]> source, Delivery delivery) {}

  private final GameKind<?, ?, ?> game;
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
  private long offsetsAt;

  /**
   * How far the commands of each partition are done for good. Not where the consumer has read to:
   * it also leaves its partitions behind when a batch was given up, and those commands must come
   * again.
   */
  private final Map<TopicPartition, OffsetAndMetadata> done = new HashMap<>();

  CommandLoop(
      GameKind<?, ?, ?> game,
      Topics topics,
      KafkaSettings settings,
      CommandHost host,
      DeadLetters deadLetters,
      LoopMetrics metrics) {
    this.game = game;
    this.topics = topics;
    this.settings = settings;
    this.host = host;
    this.deadLetters = deadLetters;
    this.metrics = metrics;
    this.thread = new Thread(this::run, "commands-" + game.name());
    metrics.lag(game.name(), lag);
  }

  void start() {
    thread.start();
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
      } catch (RuntimeException e) {
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
      metrics.measure(consumer);
      consumer.subscribe(List.of(topics.commands(game.name())), new Assignment(consumer));
      while (!closed) {
        ConsumerRecords<String, byte[]> records = consumer.poll(POLL);
        pauses.succeeded();
        if (!records.isEmpty() && handle(records)) {
          done.putAll(records.nextOffsets());
        }
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
      // One that fails is made good by the next.
      consumer.commitAsync(Map.copyOf(done), (offsets, failure) -> {});
      lag.set(
          consumer.assignment().stream()
              .mapToLong(partition -> consumer.currentLag(partition).orElse(0))
              .sum());
    }
  }

  /** Whether it is done for good; otherwise this loop is to end. */
  private boolean handle(ConsumerRecords<String, byte[]> records) {
    List<Received> commands = new ArrayList<>(records.count());
    List<CompletableFuture<Void>> letters = new ArrayList<>();
    for (ConsumerRecord<String, byte[]> each : records) {
      try {
        GameCommand command = read(each);
        commands.add(new Received(each, new Delivery(command, traces.continued(each))));
      } catch (ContractJson.Malformed e) {
        letters.add(deadLetters.put(each, e.getMessage()));
      } catch (Misplaced e) {
        letters.add(deadLetters.put(each, e.getMessage()));
      }
    }
    if (!decide(commands)) {
      return false;
    }
    awaitLetters(letters);
    return true;
  }

  /** Asked of every command before it is believed. */
  private GameCommand read(ConsumerRecord<String, byte[]> each)
      throws ContractJson.Malformed, Misplaced {
    if (each.value() == null) {
      throw new Misplaced("it is empty");
    }
    if (each.value().length > LARGEST_COMMAND) {
      throw new Misplaced(
          "it has %d bytes; %d are the most".formatted(each.value().length, LARGEST_COMMAND));
    }
    GameCommand command = ContractJson.read(each.value(), GameCommand.class);
    if (!command.gameId().equals(each.key())) {
      throw new Misplaced("its key is not its game id");
    }
    if (!command.gameId().startsWith(game.game().prefix() + "-")) {
      throw new Misplaced(command.gameId() + " is not a game of " + game.name());
    }
    return command;
  }

  /** Whether it is done for good; otherwise this loop is to end. */
  private boolean decide(List<Received> commands) {
    List<Delivery> batch = commands.stream().map(Received::delivery).toList();
    for (int failures = 0; !closed; ) {
      try {
        host.take(batch);
        return true;
      } catch (History.Unknown | NotAnnounced | MongoException e) {
        LOG.warnf("A batch of %s is taken again: %s", game.name(), e.toString());
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      } catch (RuntimeException e) {
        LOG.errorf(e, "A batch of %s failed", game.name());
        if (++failures == PATIENCE) {
          return decideOneByOne(commands);
        }
      }
      Set<String> games = new HashSet<>();
      batch.forEach(delivery -> games.add(delivery.command().gameId()));
      host.forget(games::contains);
      pauses.pause();
    }
    return false;
  }

  /** One command must not keep the others of its partition waiting for ever. */
  private boolean decideOneByOne(List<Received> commands) {
    List<CompletableFuture<Void>> letters = new ArrayList<>();
    for (Received each : commands) {
      host.forget(each.delivery().command().gameId()::equals);
      try {
        host.take(List.of(each.delivery()));
      } catch (History.Unknown | NotAnnounced | MongoException e) {
        throw new KafkaException("the batch is delivered again", e);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return false;
      } catch (RuntimeException e) {
        letters.add(deadLetters.put(each.source(), e.toString()));
      }
    }
    awaitLetters(letters);
    return true;
  }

  private static void awaitLetters(List<CompletableFuture<Void>> letters) {
    try {
      CompletableFuture.allOf(letters.toArray(CompletableFuture[]::new)).join();
    } catch (CompletionException e) {
      throw new KafkaException("a dead letter could not be put", e.getCause());
    }
  }

  /** A record that is no command of this topic. */
  private static final class Misplaced extends Exception {
    private static final long serialVersionUID = 1L;

    Misplaced(String why) {
      super(why);
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
    }

    @Override
    public void onPartitionsRevoked(Collection<TopicPartition> partitions) {
      forget(partitions);
      Map<TopicPartition, OffsetAndMetadata> last = new HashMap<>(done);
      last.keySet().retainAll(partitions);
      done.keySet().removeAll(partitions);
      try {
        consumer.commitSync(last);
      } catch (KafkaException e) {
        LOG.infof("%s: the next owner is given some commands again: %s", game.name(), e);
      }
    }

    @Override
    public void onPartitionsLost(Collection<TopicPartition> partitions) {
      LOG.warnf("%s: lost %s", game.name(), partitions);
      forget(partitions);
      done.keySet().removeAll(partitions);
    }

    private void forget(Collection<TopicPartition> partitions) {
      Set<Integer> numbers = new HashSet<>();
      partitions.forEach(partition -> numbers.add(partition.partition()));
      String prefix = game.game().prefix() + "-";
      host.forget(
          gameId -> gameId.startsWith(prefix) && numbers.contains(Topics.partitionOf(gameId)));
    }
  }

  @Override
  public void close() {
    closed = true;
    wakeUp.run();
    Threads.end(thread);
  }
}
