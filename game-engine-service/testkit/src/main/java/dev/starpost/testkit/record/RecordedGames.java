package dev.starpost.testkit.record;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.starpost.kernel.Game;
import dev.starpost.kernel.data.GameJson;
import dev.starpost.kernel.play.Ply;
import dev.starpost.kernel.play.Position;
import dev.starpost.kernel.play.Referee;
import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The recorded games of a module: the files of the test resource {@code recorded/<game>}. */
public final class RecordedGames {

  private RecordedGames() {}

  /** All of them, by the name of their file. */
  public static SortedMap<String, RecordedGame> of(Game<?, ?, ?> game, Class<?> beside) {
    URL folder = beside.getResource("/recorded/" + game.id());
    if (folder == null) {
      throw new AssertionError("there is no test resource recorded/" + game.id());
    }
    SortedMap<String, RecordedGame> games = new TreeMap<>();
    try (Stream<Path> files = Files.list(Path.of(folder.toURI()))) {
      for (Path file : files.toList()) {
        games.put(
            String.valueOf(file.getFileName()),
            GameJson.mapper().readValue(Files.readString(file), RecordedGame.class));
      }
    } catch (IOException | URISyntaxException e) {
      throw new AssertionError("cannot read the recorded games", e);
    }
    return games;
  }

  /**
   * The positions that a recorded game went through, the one after its opening first. They are
   * folded from what is stored, so those of games that earlier rules decided are there too.
   */
  public static <S, M, E> List<Position<S>> positions(Game<S, M, E> game, RecordedGame recorded) {
    Referee<S, M, E> referee = new Referee<>(game.rules());
    Position<S> position = referee.unopened(recorded.players());
    List<Position<S>> positions = new ArrayList<>();
    for (RecordedGame.RecordedPly ply : recorded.plies()) {
      position =
          referee.fold(
              position,
              Ply.stored(
                  ply.kind(),
                  ply.by(),
                  events(game, ply),
                  ply.drawn(),
                  ply.mayTakeBack(),
                  ply.undone()));
      positions.add(position);
    }
    return positions;
  }

  static <E> List<E> events(Game<?, ?, E> game, RecordedGame.RecordedPly ply) {
    List<E> events = new ArrayList<>();
    for (JsonNode event : ply.events()) {
      try {
        events.add(GameJson.mapper().treeToValue(event, game.eventType()));
      } catch (JsonProcessingException e) {
        throw new AssertionError("a recorded event cannot be read: " + event, e);
      }
    }
    return events;
  }
}
