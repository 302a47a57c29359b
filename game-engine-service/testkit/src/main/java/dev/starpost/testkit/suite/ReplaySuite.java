package dev.starpost.testkit.suite;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.kernel.data.GameJson;
import dev.starpost.testkit.record.RecordedGame;
import dev.starpost.testkit.record.RecordedGames;
import dev.starpost.testkit.record.Replay;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Recorded games give the same events and the same result. They also keep the promise that what was
 * stored can be read for ever: never delete one; record new ones beside it.
 */
public interface ReplaySuite<S, M, E> extends GameSuite<S, M, E> {

  @TestFactory
  @Tag(GameSuite.SUITE)
  default Stream<DynamicTest> recorded_games_replay_to_the_same_events() {
    return recorded().entrySet().stream()
        .map(
            file ->
                DynamicTest.dynamicTest(
                    file.getKey(), () -> new Replay<>(game()).check(file.getValue())));
  }

  @Test
  @Tag(GameSuite.SUITE)
  default void every_kind_of_event_is_in_a_recorded_game() {
    SortedSet<String> missing = new TreeSet<>();
    addNames(game().eventType(), missing);
    for (RecordedGame each : recorded().values()) {
      for (RecordedGame.RecordedPly ply : each.plies()) {
        for (JsonNode event : ply.events()) {
          missing.remove(event.get("type").textValue());
        }
      }
    }
    assertThat(missing)
        .as("events without a recorded sample; record a game that has them (docs/add-a-game.md)")
        .isEmpty();
  }

  /** Also those of earlier rules, which nobody can make any more: people look at old games. */
  @TestFactory
  @Tag(GameSuite.SUITE)
  default Stream<DynamicTest> every_recorded_move_can_be_read() {
    return recorded().entrySet().stream()
        .map(
            file ->
                DynamicTest.dynamicTest(
                    file.getKey(),
                    () -> {
                      for (RecordedGame.RecordedPly ply : file.getValue().plies()) {
                        if (ply.move().isPresent()) {
                          M read =
                              GameJson.mapper().treeToValue(ply.move().get(), game().moveType());
                          assertThat(GameJson.tree(read)).isEqualTo(ply.move().get());
                        }
                      }
                    }));
  }

  @Test
  @Tag(GameSuite.SUITE)
  default void every_number_of_players_is_recorded_by_the_present_rules() {
    List<Integer> recorded =
        recorded().values().stream()
            .filter(each -> each.rulesVersion() == game().rulesVersion())
            .map(RecordedGame::players)
            .toList();
    for (int players = game().fewestPlayers(); players <= game().mostPlayers(); players++) {
      assertThat(recorded).as("players of games recorded by the present rules").contains(players);
    }
  }

  private SortedMap<String, RecordedGame> recorded() {
    return RecordedGames.of(game(), getClass());
  }

  private static void addNames(Class<?> type, SortedSet<String> names) {
    JsonTypeName name = type.getAnnotation(JsonTypeName.class);
    if (name != null) {
      names.add(name.value());
    }
    if (type.isSealed()) {
      for (Class<?> permitted : type.getPermittedSubclasses()) {
        addNames(permitted, names);
      }
    }
  }
}
