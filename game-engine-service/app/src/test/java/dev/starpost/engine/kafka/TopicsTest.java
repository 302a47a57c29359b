package dev.starpost.engine.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.engine.game.GameKinds;
import dev.starpost.kernel.Game;
import java.nio.charset.StandardCharsets;
import org.apache.kafka.clients.producer.internals.BuiltInPartitioner;
import org.junit.jupiter.api.Test;

class TopicsTest {

  @Test
  void a_game_is_expected_in_the_partition_where_kafka_puts_it() {
    for (int i = 0; i < 1000; i++) {
      String gameId = "sv-" + i;
      assertThat(Topics.partitionOf(gameId))
          .isEqualTo(
              BuiltInPartitioner.partitionForKey(
                  gameId.getBytes(StandardCharsets.UTF_8), Topics.PARTITIONS));
    }
  }

  @Test
  void what_happened_is_kept_for_ever_and_commands_for_two_weeks() {
    Topics topics = new Topics("test.");
    var all = topics.all(new GameKinds(Game.all()).all());

    assertThat(all)
        .anySatisfy(
            topic -> {
              assertThat(topic.name()).isEqualTo("test.game.events");
              assertThat(topic.configs()).containsEntry("retention.ms", "-1");
            })
        .anySatisfy(
            topic -> {
              assertThat(topic.name()).isEqualTo("test.game.commands.salvage");
              assertThat(topic.numPartitions()).isEqualTo(24);
              assertThat(topic.configs()).containsEntry("retention.ms", "1209600000");
            });
  }
}
