package dev.starpost.testkit.suite;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SeedsTest {

  @Test
  void half_of_the_seeds_are_always_the_same_and_half_are_those_of_the_commit() {
    long first = CommitSeeds.first();

    assertThat(Seeds.seeds(5, 2_000)).containsExactly(0L, 1L, 2L, first, first + 1);
  }

  @Test
  void another_commit_has_other_seeds() {
    assertThat(CommitSeeds.of("e25931d77aa0c1f3"))
        .isEqualTo(CommitSeeds.of("e25931d7"))
        .isNotEqualTo(CommitSeeds.of("e25931d8"))
        .isEqualTo((0xe25931d7L + 1) * 100_000);
  }

  @Test
  void a_commit_that_nobody_knows_has_seeds_too() {
    assertThat(CommitSeeds.of("0")).isEqualTo(100_000);
  }
}
