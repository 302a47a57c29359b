package dev.starpost.testkit.suite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.starpost.kernel.play.Position;
import dev.starpost.testkit.record.RecordedGame;
import dev.starpost.testkit.record.RecordedGames;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Perft, as chess engines call it: how many moves there are at positions of recorded games, and how
 * many answers to them, kept in a text file. A rule that changes any option list there, or what a
 * move leads to, changes a line of the file, in seconds and with the place to look at.
 *
 * <p>When the change is meant, write the file anew ({@code -Dstarpost.perft=write}) and read the
 * difference before it is committed.
 */
public interface PerftSuite<S, M, E> extends GameSuite<S, M, E> {

  /** How many positions are taken from each recorded game, spread over its length. */
  default int positionsForPerft() {
    return 40;
  }

  @Test
  default void positions_of_recorded_games_have_as_many_moves_and_replies_as_before()
      throws IOException {
    List<String> counted = new ArrayList<>();
    counted.add(PerftLine.HEADING);
    for (Map.Entry<String, RecordedGame> file : RecordedGames.of(game(), getClass()).entrySet()) {
      List<Position<S>> positions = RecordedGames.positions(game(), file.getValue());
      int taken = Math.min(positionsForPerft(), positions.size());
      for (int i = 0; i < taken; i++) {
        Position<S> position = positions.get(i * positions.size() / taken);
        counted.addAll(PerftLine.of(game(), file.getKey(), position));
      }
    }
    Path file = Path.of("src", "test", "resources", "perft", game().id() + ".txt");
    if ("write".equals(System.getProperty("starpost.perft"))) {
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.write(file, counted, StandardCharsets.UTF_8);
    }
    assertThat(file)
        .as("the approved counts; -Dstarpost.perft=write makes the file")
        .isRegularFile();
    assertThat(counted)
        .as(
            "moves at recorded positions; if the change is meant, write %s anew with"
                + " -Dstarpost.perft=write and read the difference",
            file)
        .containsExactlyElementsOf(Files.readAllLines(file, StandardCharsets.UTF_8));
  }
}
