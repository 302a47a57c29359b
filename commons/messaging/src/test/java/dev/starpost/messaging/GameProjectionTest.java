package dev.starpost.messaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.starpost.contracts.game.GameCommit;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class GameProjectionTest {
  private final Map<String, Long> stored = new HashMap<>();
  private final List<String> applied = new ArrayList<>();
  private boolean byGame;

  /** Keeps nothing but versions. */
  private final class VersionsOnly implements GameProjection.Games {
    @Override
    public Map<String, Long> versions(Set<String> ids) {
      return Map.copyOf(stored);
    }

    @Override
    public List<GameCommit> inOrder(List<GameCommit> commits) {
      return byGame
          ? commits.stream().sorted(Comparator.comparing(GameCommit::gameId)).toList()
          : commits;
    }

    @Override
    public GameProjection.Update open(List<GameCommit> commits) {
      Map<String, Long> read = new HashMap<>(stored);
      return new GameProjection.Update() {
        @Override
        public long version(String game) {
          return read.getOrDefault(game, 0L);
        }

        @Override
        public void apply(GameCommit commit) {
          read.put(commit.gameId(), commit.version());
          applied.add(commit.gameId() + commit.version());
        }

        @Override
        public void store() {
          stored.putAll(read);
        }
      };
    }
  }

  private int apply(GameCommit... commits) {
    return GameProjection.apply(List.of(commits), new VersionsOnly());
  }

  private static GameCommit commit(String game, long version) {
    return new GameCommit(
        game,
        "salvage",
        version,
        Instant.parse("2026-11-18T08:00:00Z"),
        List.of(),
        List.of(),
        List.of(),
        Optional.empty(),
        List.of());
  }

  @Test
  void commits_take_effect_in_order_and_are_stored_at_the_end() {
    assertThat(apply(commit("b", 1), commit("a", 1), commit("b", 2))).isEqualTo(3);

    assertThat(applied).containsExactly("b1", "a1", "b2");
    assertThat(stored).isEqualTo(Map.of("a", 1L, "b", 2L));
  }

  @Test
  void what_has_taken_effect_is_skipped() {
    stored.put("a", 2L);

    assertThat(apply(commit("a", 1), commit("a", 2), commit("a", 3), commit("a", 3))).isEqualTo(1);
    assertThat(applied).containsExactly("a3");
  }

  @Test
  void nothing_is_stored_if_a_commit_is_missing() {
    stored.put("a", 1L);

    assertThatThrownBy(() -> apply(commit("a", 2), commit("a", 4)))
        .hasMessage("a commit of a is missing");
    assertThatThrownBy(() -> apply(commit("new", 2))).hasMessage("a commit of new is missing");
    assertThat(stored).isEqualTo(Map.of("a", 1L));
  }

  @Test
  void games_may_be_taken_in_another_order() {
    byGame = true;

    apply(commit("b", 1), commit("a", 1), commit("b", 2), commit("a", 2));

    assertThat(applied).containsExactly("a1", "a2", "b1", "b2");
  }
}
