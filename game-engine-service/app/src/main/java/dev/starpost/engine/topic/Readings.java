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

  /**
   * How far one partition is read. Only what is unfinished is kept, however much is read and done
   * after it.
   */
  private static final class Progress {
    private final long first;
    private final Deque<Reading> unfinished = new ArrayDeque<>();
    private long next;

    Progress(long first) {
      this.first = first;
    }

    void settle() {
      unfinished.removeIf(reading -> reading.open.get() <= 0);
    }

    long behind() {
      return unfinished.isEmpty() ? next : unfinished.element().offset;
    }
  }

  private final Map<TopicPartition, Progress> partitions = new HashMap<>();

  /** Begins a record for which so many things are to be done. */
  Reading begin(TopicPartition partition, long offset, int things) {
    Reading reading = new Reading(offset, things);
    Progress progress = partitions.computeIfAbsent(partition, one -> new Progress(offset));
    progress.next = offset + 1;
    if (things > 0) {
      progress.unfinished.add(reading);
    }
    return reading;
  }

  /** How many records of a partition have something to be done: all that is kept of it. */
  int unfinished(TopicPartition partition) {
    Progress progress = partitions.get(partition);
    if (progress == null) {
      return 0;
    }
    progress.settle();
    return progress.unfinished.size();
  }

  /** From where somebody else would have to read, where that is not where we began. */
  Map<TopicPartition, OffsetAndMetadata> behind() {
    Map<TopicPartition, OffsetAndMetadata> behind = new HashMap<>();
    partitions.forEach(
        (partition, progress) -> {
          progress.settle();
          if (progress.behind() > progress.first) {
            behind.put(partition, new OffsetAndMetadata(progress.behind()));
          }
        });
    return behind;
  }

  /** These are read by somebody else from now on. */
  void leave(Collection<TopicPartition> left) {
    for (TopicPartition partition : left) {
      Progress progress = partitions.remove(partition);
      if (progress != null) {
        progress.unfinished.forEach(reading -> reading.dropped = true);
      }
    }
  }

  void leaveAll() {
    leave(List.copyOf(partitions.keySet()));
  }
}
