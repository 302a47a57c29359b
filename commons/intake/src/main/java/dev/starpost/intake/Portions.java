package dev.starpost.intake;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.common.TopicPartition;
import org.jboss.logging.Logger;

/**
 * Hands on what was read at once: all of it together, because one transaction for many partitions
 * costs little more than one for each of them; if that fails, partition by partition, because one
 * that cannot be taken holds up no other.
 */
final class Portions {
  private static final Logger LOG = Logger.getLogger(Portions.class);

  private final TopicReader.Taker taker;

  Portions(TopicReader.Taker taker) {
    this.taker = taker;
  }

  /** The partitions whose records were not taken, none of them. */
  Set<TopicPartition> hand(ConsumerRecords<String, byte[]> records) {
    if (records.partitions().size() > 1 && isTakenTogether(records)) {
      return Set.of();
    }
    Set<TopicPartition> left = new HashSet<>();
    for (TopicPartition partition : records.partitions()) {
      if (!isTaken(partition, records.records(partition))) {
        left.add(partition);
      }
    }
    return left;
  }

  private boolean isTakenTogether(ConsumerRecords<String, byte[]> records) {
    List<ConsumerRecord<String, byte[]>> all = new ArrayList<>();
    records.forEach(all::add);
    try {
      taker.take(all);
      return true;
    } catch (RuntimeException e) {
      LOG.debugf(e, "%d records are taken partition by partition", all.size());
      return false;
    }
  }

  private boolean isTaken(TopicPartition partition, List<ConsumerRecord<String, byte[]>> records) {
    try {
      taker.take(records);
      return true;
    } catch (RuntimeException e) {
      LOG.warnf(e, "Records of %s from offset %d on wait", partition, records.get(0).offset());
      return false;
    }
  }
}
