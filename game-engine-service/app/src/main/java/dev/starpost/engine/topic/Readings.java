package dev.starpost.engine.topic;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;

/**
 * How far a topic is read by somebody who does several things at once: a record is behind us only
 * when it and all before it in its partition are done, in whichever order that happens. Used by the
 * thread that reads; only {@link Reading}s are shared.
 */
final class Readings {

  /** A record, and what is still to be done for it. */
  static final class Reading {
    private final long offset;
    private final AtomicInteger open;
    private volatile boolean dropped;

    private Reading(long offset, int open) {
      this.offset = offset;
      this.open = new AtomicInteger(open);
    }

    /** One thing less to do. */
    void done() {
      open.decrementAndGet();
    }

    /** Whether it is still ours to do. */
    boolean isOurs() {
      return !dropped;
    }
  }

  private final Map<TopicPartition, Deque<Reading>> unfinished = new HashMap<>();
  private final Map<TopicPartition, OffsetAndMetadata> behind = new HashMap<>();

  /** Begins a record for which so many things are to be done. */
  Reading begin(TopicPartition partition, long offset, int things) {
    Reading reading = new Reading(offset, things);
    unfinished.computeIfAbsent(partition, one -> new ArrayDeque<>()).add(reading);
    return reading;
  }

  /** How many records of a partition are not behind us. */
  int unfinished(TopicPartition partition) {
    settle(partition);
    Deque<Reading> readings = unfinished.get(partition);
    return readings == null ? 0 : readings.size();
  }

  /** From where somebody else would have to read. */
  Map<TopicPartition, OffsetAndMetadata> behind() {
    unfinished.keySet().forEach(this::settle);
    return Map.copyOf(behind);
  }

  private void settle(TopicPartition partition) {
    Deque<Reading> readings = unfinished.get(partition);
    while (readings != null && !readings.isEmpty() && readings.peek().open.get() <= 0) {
      behind.put(partition, new OffsetAndMetadata(readings.remove().offset + 1));
    }
  }

  /** These are read by somebody else from now on. */
  void leave(Collection<TopicPartition> partitions) {
    for (TopicPartition partition : partitions) {
      Deque<Reading> readings = unfinished.remove(partition);
      if (readings != null) {
        readings.forEach(reading -> reading.dropped = true);
      }
      behind.remove(partition);
    }
  }

  void leaveAll() {
    leave(List.copyOf(unfinished.keySet()));
    behind.clear();
  }
}
