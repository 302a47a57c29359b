package dev.starpost.engine.topic;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.IntStream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.common.TopicPartition;

/**
 * Tells that a game has moved on, whichever instance decided it. What has happened is read from the
 * history; a ring for nothing does no harm.
 */
public final class Doorbell implements AutoCloseable {
  private static final long GATHERING_MILLIS = 10;

  private final TopicTail tail;
  private final Map<String, List<Runnable>> listeners = new ConcurrentHashMap<>();

  public Doorbell(Topics topics, KafkaSettings settings) {
    List<TopicPartition> partitions =
        IntStream.range(0, Topics.PARTITIONS)
            .mapToObj(partition -> new TopicPartition(topics.events(), partition))
            .toList();
    this.tail = new TopicTail("doorbell", settings.tailConsumer(), partitions, new Bell());
  }

  void start() {
    tail.start();
  }

  void awaitListening() throws InterruptedException {
    tail.awaitListening();
  }

  /** The listener is called for every commit of the game; it must return at once. */
  public void listen(String gameId, Runnable listener) {
    listeners.compute(
        gameId,
        (id, others) -> {
          List<Runnable> all = others == null ? new CopyOnWriteArrayList<>() : others;
          all.add(listener);
          return all;
        });
  }

  public void leave(String gameId, Runnable listener) {
    listeners.computeIfPresent(
        gameId,
        (id, others) -> {
          others.removeIf(other -> other == listener);
          return others.isEmpty() ? null : others;
        });
  }

  /** How many listen for the game. */
  public int listeners(String gameId) {
    return listeners.getOrDefault(gameId, List.of()).size();
  }

  private final class Bell implements TopicTail.Reader {
    @Override
    public void read(ConsumerRecords<String, byte[]> records) {
      for (ConsumerRecord<String, byte[]> commit : records) {
        listeners.getOrDefault(commit.key(), List.of()).forEach(Runnable::run);
      }
      gather();
    }

    /** Many commits then come together, which costs a busy platform far less. */
    private void gather() {
      try {
        Thread.sleep(GATHERING_MILLIS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }

    @Override
    public void missed() {
      listeners.values().forEach(all -> all.forEach(Runnable::run));
    }
  }

  @Override
  public void close() {
    tail.close();
  }
}
