package dev.starpost.engine.kafka;

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
 * Tracks which offsets can be committed by a consumer that does several things at once: an offset
 * is committable only when its record and all before it in its partition are done, in whichever
 * order that happens. Used by the thread that reads; only {@link InFlight} records are shared.
 */
public final class OffsetTracker {

  /** A record in flight, and what is still to be done for it. */
  public static final class InFlight {
    private final long offset;
    private final AtomicInteger open;
    private volatile boolean dropped;

    private InFlight(long offset, int open) {
      this.offset = offset;
      this.open = new AtomicInteger(open);
    }

    /** One thing less to do. */
    public void done() {
      open.decrementAndGet();
    }

    /** Whether it is still ours to do. */
    public boolean isOurs() {
      return !dropped;
    }
  }

  /**
   * Progress in one partition. Only what is unfinished is kept, however much is read and done after
   * it.
   */
  private static final class Progress {
    private final long first;
    private final Deque<InFlight> unfinished = new ArrayDeque<>();
    private long next;

    Progress(long first) {
      this.first = first;
    }

    void settle() {
      unfinished.removeIf(record -> record.open.get() <= 0);
    }

    long committable() {
      return unfinished.isEmpty() ? next : unfinished.element().offset;
    }
  }

  private final Map<TopicPartition, Progress> partitions = new HashMap<>();

  /** Begins a record for which so many things are to be done. */
  public InFlight begin(TopicPartition partition, long offset, int things) {
    InFlight record = new InFlight(offset, things);
    Progress progress = partitions.computeIfAbsent(partition, one -> new Progress(offset));
    progress.next = offset + 1;
    if (things > 0) {
      progress.unfinished.add(record);
    }
    return record;
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
  public Map<TopicPartition, OffsetAndMetadata> committable() {
    Map<TopicPartition, OffsetAndMetadata> committable = new HashMap<>();
    partitions.forEach(
        (partition, progress) -> {
          progress.settle();
          if (progress.committable() > progress.first) {
            committable.put(partition, new OffsetAndMetadata(progress.committable()));
          }
        });
    return committable;
  }

  /** These are read by somebody else from now on. */
  public void leave(Collection<TopicPartition> left) {
    for (TopicPartition partition : left) {
      Progress progress = partitions.remove(partition);
      if (progress != null) {
        progress.unfinished.forEach(record -> record.dropped = true);
      }
    }
  }

  public void leaveAll() {
    leave(List.copyOf(partitions.keySet()));
  }
}
