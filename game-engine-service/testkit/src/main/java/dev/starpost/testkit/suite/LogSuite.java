package dev.starpost.testkit.suite;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.kernel.EventDocument;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Viewer;
import dev.starpost.testkit.record.GameLog;
import dev.starpost.testkit.record.RecordedGame;
import dev.starpost.testkit.record.RecordedGames;
import dev.starpost.text.Language;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * What happened can be read: every event of every recorded game has a sentence for each viewer, and
 * the log of one whole game is kept as a text that somebody has read and approved.
 *
 * <p>When sentences change, write the log anew ({@code -Dstarpost.log=write}) and read it as a
 * player would before it is committed.
 */
public interface LogSuite<S, M, E> extends GameSuite<S, M, E> {

  /** The recorded game whose log is approved; the file's name. */
  String loggedGame();

  @TestFactory
  @Tag(GameSuite.SUITE)
  default Stream<DynamicTest> every_event_is_told_in_a_sentence() {
    SortedMap<String, RecordedGame> recorded = RecordedGames.of(game(), getClass());
    return recorded.entrySet().stream()
        .map(file -> DynamicTest.dynamicTest(file.getKey(), () -> isTold(file.getValue())));
  }

  private void isTold(RecordedGame recorded) {
    for (RecordedGame.RecordedPly ply : recorded.plies()) {
      for (JsonNode event : ply.events()) {
        assertThat(event.has(EventDocument.TEXT))
            .as("%s has a field that the sentence needs", event.get("type"))
            .isFalse();
      }
    }
    for (Viewer viewer : Viewer.all(Seat.first(recorded.players()))) {
      for (Language language : Language.values()) {
        GameLog.of(game(), recorded, viewer, language)
            .forEach(line -> LogLines.isSentence(line, language));
      }
    }
  }

  @Test
  @Tag(GameSuite.SUITE)
  default void the_log_of_a_whole_game_reads_as_approved() throws IOException {
    RecordedGame recorded = RecordedGames.of(game(), getClass()).get(loggedGame());
    assertThat(recorded).as("the recorded game %s", loggedGame()).isNotNull();
    assertThat(recorded.rulesVersion())
        .as(
            "the rules by which %s was recorded: the log is of a game as they are played now",
            loggedGame())
        .isEqualTo(game().rulesVersion());
    for (Language language : Language.values()) {
      List<String> lines = GameLog.of(game(), recorded, Viewer.at(Seat.of(1)), language);
      Path file =
          Path.of("src", "test", "resources", "log", game().id() + "_" + language.tag() + ".txt");
      if ("write".equals(System.getProperty("starpost.log"))) {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.write(file, lines, StandardCharsets.UTF_8);
      }
      assertThat(file).as("the approved log; -Dstarpost.log=write makes the file").isRegularFile();
      assertThat(lines)
          .as(
              "the log of %s as seat 1 reads it; if the change is meant, write %s anew with"
                  + " -Dstarpost.log=write and read it",
              loggedGame(), file)
          .containsExactlyElementsOf(Files.readAllLines(file, StandardCharsets.UTF_8));
    }
  }
}
