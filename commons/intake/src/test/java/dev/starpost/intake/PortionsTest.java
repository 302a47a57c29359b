package dev.starpost.intake;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.common.TopicPartition;
import org.junit.jupiter.api.Test;

class PortionsTest {
  private final List<List<String>> taken = new ArrayList<>();
  private final Portions portions = new Portions(this::take);

  @Test
  void what_was_read_at_once_is_taken_at_once() {
    assertThat(portions.hand(read("a1 a2", "b1"))).isEmpty();

    assertThat(taken).containsExactly(List.of("a1", "a2", "b1"));
  }

  @Test
  void a_partition_that_cannot_be_taken_holds_up_no_other() {
    assertThat(portions.hand(read("a1", "bad b2", "c1"))).containsOnlyKeys(partition(1));

    assertThat(taken).containsExactly(List.of("a1"), List.of("c1"));
  }

  @Test
  void a_single_partition_is_tried_once() {
    List<Integer> tries = new ArrayList<>();
    Portions failing =
        new Portions(
            records -> {
              tries.add(records.size());
              throw new IllegalStateException("the database is away");
            });

    assertThat(failing.hand(read("a1 a2"))).containsOnlyKeys(partition(0));
    assertThat(tries).containsExactly(2);
  }

  @Test
  void of_nothing_nothing_is_handed_on() {
    assertThat(portions.hand(read())).isEmpty();

    assertThat(taken).isEmpty();
  }

  private void take(List<ConsumerRecord<String, byte[]>> records) {
    List<String> keys = records.stream().map(ConsumerRecord::key).toList();
    if (keys.contains("bad")) {
      throw new IllegalStateException("one of them cannot be taken");
    }
    taken.add(keys);
  }

  /** Records of partition 0, 1 and so on, by their keys. */
  private static ConsumerRecords<String, byte[]> read(String... partitions) {
    Map<TopicPartition, List<ConsumerRecord<String, byte[]>>> records = new LinkedHashMap<>();
    for (int number = 0; number < partitions.length; number++) {
      List<ConsumerRecord<String, byte[]>> some = new ArrayList<>();
      for (String key : partitions[number].split(" ", -1)) {
        some.add(new ConsumerRecord<>("topic", number, some.size(), key, new byte[0]));
      }
      records.put(partition(number), some);
    }
    return new ConsumerRecords<>(records, Map.of());
  }

  private static TopicPartition partition(int number) {
    return new TopicPartition("topic", number);
  }
}
