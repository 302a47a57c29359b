package dev.starpost.engine.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.engine.kafka.OffsetTracker.InFlight;
import java.util.List;
import org.apache.kafka.common.TopicPartition;
import org.junit.jupiter.api.Test;

class OffsetTrackerTest {
  private static final TopicPartition ONE = new TopicPartition("events", 1);
  private static final TopicPartition TWO = new TopicPartition("events", 2);

  private final OffsetTracker offsets = new OffsetTracker();

  @Test
  void a_record_is_behind_us_when_all_before_it_are_done() {
    InFlight first = offsets.begin(ONE, 10, 1);
    InFlight second = offsets.begin(ONE, 11, 2);
    offsets.begin(ONE, 12, 0);
    second.done();
    second.done();
    assertThat(offsets.committable()).isEmpty();
    assertThat(offsets.unfinished(ONE)).isEqualTo(1);

    first.done();
    assertThat(offsets.committable().get(ONE).offset()).isEqualTo(13);
    assertThat(offsets.unfinished(ONE)).isZero();
  }

  @Test
  void a_record_is_not_done_before_everything_in_it_is() {
    InFlight record = offsets.begin(ONE, 10, 2);
    record.done();
    assertThat(offsets.committable()).isEmpty();
    record.done();
    assertThat(offsets.committable().get(ONE).offset()).isEqualTo(11);
  }

  @Test
  void only_what_is_unfinished_is_kept_however_far_is_read() {
    InFlight slow = offsets.begin(ONE, 10, 1);
    for (int offset = 11; offset < 100_000; offset++) {
      offsets.begin(ONE, offset, offset % 2).done();
    }
    assertThat(offsets.unfinished(ONE)).isEqualTo(1);
    assertThat(offsets.committable()).as("it would be read again").isEmpty();

    slow.done();
    assertThat(offsets.committable().get(ONE).offset()).isEqualTo(100_000);
  }

  @Test
  void partitions_do_not_wait_for_each_other() {
    offsets.begin(ONE, 10, 1);
    offsets.begin(TWO, 20, 0);
    assertThat(offsets.committable().keySet()).containsExactly(TWO);
  }

  @Test
  void what_is_left_to_others_is_no_longer_ours() {
    InFlight given = offsets.begin(ONE, 10, 1);
    InFlight kept = offsets.begin(TWO, 20, 1);
    offsets.leave(List.of(ONE));
    assertThat(given.isOurs()).isFalse();
    assertThat(kept.isOurs()).isTrue();
    given.done();
    kept.done();
    assertThat(offsets.committable().keySet()).containsExactly(TWO);
    offsets.leaveAll();
    assertThat(offsets.committable()).isEmpty();
  }
}
