package dev.starpost.intake;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.common.TopicPartition;
import org.jboss.logging.Logger;

/**
 * Batches for the taker of records: all that was read at once together, because one transaction for
 * many partitions costs little more than one for each of them; if that fails, partition by
 * partition, because one that cannot be taken holds up no other.
 */
final class Portions {
  private static final Logger LOG = Logger.getLogger(Portions.class);

  private final TopicReader.Taker taker;

  Portions(TopicReader.Taker taker) {
    this.taker = taker;
  }

  /** The partitions whose records were not taken, none of them, and why. */
  Map<TopicPartition, RuntimeException> hand(ConsumerRecords<String, byte[]> records) {
    if (records.partitions().size() > 1 && isTakenTogether(records)) {
      return Map.of();
    }
    Map<TopicPartition, RuntimeException> failures = new HashMap<>();
    for (TopicPartition partition : records.partitions()) {
      try {
        taker.take(records.records(partition));
      } catch (RuntimeException e) {
        failures.put(partition, e);
      }
    }
    return failures;
  }

  private boolean isTakenTogether(ConsumerRecords<String, byte[]> records) {
    List<ConsumerRecord<String, byte[]>> all = new ArrayList<>();
    records.forEach(all::add);
    try {
      taker.take(all);
      return true;
    } catch (RuntimeException e) {
      LOG.debugf(e, "Batch failed records=%d, retrying partition by partition", all.size());
      return false;
    }
  }
}
