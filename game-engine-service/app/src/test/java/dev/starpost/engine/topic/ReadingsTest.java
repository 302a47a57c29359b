package dev.starpost.engine.topic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.engine.topic.Readings.Reading;
import java.util.List;
import org.apache.kafka.common.TopicPartition;
import org.junit.jupiter.api.Test;

class ReadingsTest {
  private static final TopicPartition ONE = new TopicPartition("events", 1);
  private static final TopicPartition TWO = new TopicPartition("events", 2);

  private final Readings readings = new Readings();

  @Test
  void a_record_is_behind_us_when_all_before_it_are_done() {
    Reading first = readings.begin(ONE, 10, 1);
    Reading second = readings.begin(ONE, 11, 2);
    readings.begin(ONE, 12, 0);
    second.done();
    second.done();
    assertThat(readings.behind()).isEmpty();
    assertThat(readings.unfinished(ONE)).isEqualTo(1);

    first.done();
    assertThat(readings.behind().get(ONE).offset()).isEqualTo(13);
    assertThat(readings.unfinished(ONE)).isZero();
  }

  @Test
  void a_record_is_not_done_before_everything_in_it_is() {
    Reading reading = readings.begin(ONE, 10, 2);
    reading.done();
    assertThat(readings.behind()).isEmpty();
    reading.done();
    assertThat(readings.behind().get(ONE).offset()).isEqualTo(11);
  }

  @Test
  void only_what_is_unfinished_is_kept_however_far_is_read() {
    Reading slow = readings.begin(ONE, 10, 1);
    for (int offset = 11; offset < 100_000; offset++) {
      readings.begin(ONE, offset, offset % 2).done();
    }
    assertThat(readings.unfinished(ONE)).isEqualTo(1);
    assertThat(readings.behind()).as("it would be read again").isEmpty();

    slow.done();
    assertThat(readings.behind().get(ONE).offset()).isEqualTo(100_000);
  }

  @Test
  void partitions_do_not_wait_for_each_other() {
    readings.begin(ONE, 10, 1);
    readings.begin(TWO, 20, 0);
    assertThat(readings.behind().keySet()).containsExactly(TWO);
  }

  @Test
  void what_is_left_to_others_is_no_longer_ours() {
    Reading given = readings.begin(ONE, 10, 1);
    Reading kept = readings.begin(TWO, 20, 1);
    readings.leave(List.of(ONE));
    assertThat(given.isOurs()).isFalse();
    assertThat(kept.isOurs()).isTrue();
    given.done();
    kept.done();
    assertThat(readings.behind().keySet()).containsExactly(TWO);
    readings.leaveAll();
    assertThat(readings.behind()).isEmpty();
  }
}
