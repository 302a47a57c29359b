package dev.starpost.engine.kafka.event;

import dev.starpost.engine.kafka.KafkaSettings;
import dev.starpost.engine.kafka.TopicTail;
import dev.starpost.engine.kafka.Topics;
import dev.starpost.engine.lifecycle.Startable;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.IntStream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.common.TopicPartition;

/**
 * Signal that a game has a new commit, whichever instance decided it. What has happened is read
 * from the history; a signal for nothing does no harm.
 */
public final class CommitSignal implements Startable {
  private static final long GATHERING_MILLIS = 10;

  private final TopicTail tail;
  private final Map<String, List<Runnable>> listeners = new ConcurrentHashMap<>();

  public CommitSignal(Topics topics, KafkaSettings settings) {
    List<TopicPartition> partitions =
        IntStream.range(0, Topics.PARTITIONS)
            .mapToObj(partition -> new TopicPartition(topics.events(), partition))
            .toList();
    this.tail = new TopicTail("commit-signal", settings.tailConsumer(), partitions, new Commits());
  }

  @Override
  public void start() {
    tail.start();
  }

  @Override
  public void awaitStarted() throws InterruptedException {
    tail.awaitStarted();
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

  private final class Commits implements TopicTail.Reader {
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
