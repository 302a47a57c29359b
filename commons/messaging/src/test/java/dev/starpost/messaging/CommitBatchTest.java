package dev.starpost.messaging;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.contracts.ContractJson;
import dev.starpost.contracts.game.GameCommit;
import dev.starpost.contracts.game.GameFact;
import dev.starpost.contracts.game.Visibility;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.junit.jupiter.api.Test;

class CommitBatchTest {
  private final List<ConsumerRecord<String, byte[]>> records = new ArrayList<>();

  @Test
  void what_is_no_commit_is_a_letter_and_the_rest_stays_in_order() {
    add("a", 1);
    records.add(new ConsumerRecord<>("game.events", 0, 9, "a", "nonsense".getBytes(UTF_8)));
    add("b", 1);
    add("a", 2);

    CommitBatch batch = CommitBatch.of(records);

    assertThat(batch.letters()).extracting(DeadLetter::offset).containsExactly(9L);
    assertThat(batch.commits()).extracting(GameCommit::gameId).containsExactly("a", "b", "a");
    assertThat(batch.games()).containsExactly("a", "b");
    assertThat(batch.only("a").commits()).hasSize(2);
    assertThat(batch.without(Set.of("a")).games()).containsExactly("b");
  }

  @Test
  void games_whose_commits_follow_what_is_known_are_complete() {
    add("new", 1);
    add("known", 3);
    add("known", 4);
    add("told again", 1);

    assertThat(CommitBatch.of(records).incomplete(Map.of("known", 2L, "told again", 7L))).isEmpty();
  }

  @Test
  void a_game_that_lacks_a_commit_is_incomplete() {
    add("from the middle", 2);
    add("behind", 5);
    add("torn", 2);
    add("torn", 4);
    add("good", 1);

    assertThat(CommitBatch.of(records).incomplete(Map.of("behind", 3L, "torn", 1L)))
        .containsExactly("from the middle", "behind", "torn");
  }

  @Test
  void all_that_is_told_of_a_game_was_heard_of_it() {
    add("a", 5);
    add("a", 7);
    add("b", 9);
    add("a", 6);

    List<GamesBehind.Heard> heard = CommitBatch.of(records).heard("a");

    assertThat(heard).extracting(GamesBehind.Heard::version).containsExactly(5L, 7L, 6L);
    assertThat(heard).extracting(each -> each.letter().offset()).containsExactly(0L, 1L, 3L);
  }

  private void add(String game, long version) {
    List<GameFact> facts =
        version == 1
            ? List.of(
                new GameFact.GameStarted(
                    "c", List.of(new GameFact.Seated(1, "ann", "Ann")), Visibility.PUBLIC, "c"))
            : List.of();
    GameCommit commit =
        new GameCommit(
            game,
            "salvage",
            version,
            Instant.parse("2026-11-18T08:00:00Z"),
            List.of(),
            facts,
            List.of(),
            Optional.empty(),
            List.of());
    records.add(
        new ConsumerRecord<>("game.events", 0, records.size(), game, ContractJson.write(commit)));
  }
}
