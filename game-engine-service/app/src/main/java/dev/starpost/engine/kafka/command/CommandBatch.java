package dev.starpost.engine.kafka.command;

import dev.starpost.engine.command.ReceivedCommand;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;

/**
 * A batch of commands that are processed together.
 *
 * @param end where each partition goes on after them
 */
record CommandBatch(List<Consumed> commands, Map<TopicPartition, OffsetAndMetadata> end) {

  /** A command, and the record that it came in. */
  record Consumed(ConsumerRecord<String, byte[]> source, ReceivedCommand command) {
    String gameId() {
      return command.gameId();
    }
  }

  CommandBatch {
    end = new HashMap<>(end);
  }

  static CommandBatch none() {
    return new CommandBatch(List.of(), Map.of());
  }

  List<ReceivedCommand> received() {
    return commands.stream().map(Consumed::command).toList();
  }

  CommandBatch and(CommandBatch later) {
    List<Consumed> all = new ArrayList<>(commands);
    all.addAll(later.commands);
    CommandBatch both = new CommandBatch(all, end);
    both.end.putAll(later.end);
    return both;
  }

  /** Whoever has these partitions now says how far they are done. */
  void leave(Collection<TopicPartition> partitions) {
    end.keySet().removeAll(partitions);
  }
}
