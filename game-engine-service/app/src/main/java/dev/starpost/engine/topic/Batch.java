package dev.starpost.engine.topic;

import dev.starpost.engine.host.Delivery;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;

/**
 * Commands that are dealt with together.
 *
 * @param end where each partition goes on after them
 */
record Batch(List<Received> commands, Map<TopicPartition, OffsetAndMetadata> end) {

  /** A command, and the record that it came in. */
  record Received(ConsumerRecord<String, byte[]> source, Delivery delivery) {
    String gameId() {
      return delivery.command().gameId();
    }
  }

  Batch {
    end = new HashMap<>(end);
  }

  static Batch none() {
    return new Batch(List.of(), Map.of());
  }

  List<Delivery> deliveries() {
    return commands.stream().map(Received::delivery).toList();
  }

  Batch and(Batch later) {
    List<Received> all = new ArrayList<>(commands);
    all.addAll(later.commands);
    Batch both = new Batch(all, end);
    both.end.putAll(later.end);
    return both;
  }

  /** Whoever has these partitions now says how far they are done. */
  void leave(Collection<TopicPartition> partitions) {
    end.keySet().removeAll(partitions);
  }
}
