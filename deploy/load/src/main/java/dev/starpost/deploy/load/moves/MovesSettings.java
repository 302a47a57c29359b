package dev.starpost.deploy.load.moves;

import dev.starpost.deploy.load.bench.BenchArguments;
import dev.starpost.deploy.load.bench.MongoChoice;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How moves are measured.
 *
 * @param games how many at once, one step for each
 * @param warmUp how many moves come before the first step
 * @param mongos the embedded MongoDB, or paths of mongods
 * @param profile a directory for flight recordings of the engines
 */
public record MovesSettings(
    List<Integer> games,
    int seconds,
    int warmUp,
    int engines,
    List<String> mongos,
    Optional<Path> profile) {

  public MovesSettings {
    games = List.copyOf(games);
    mongos = List.copyOf(mongos);
  }

  public static MovesSettings parse(List<String> words, Map<String, String> environment)
      throws BenchArguments.Wrong {
    BenchArguments arguments =
        new BenchArguments(
            words, List.of("games", "seconds", "warm-up", "engines", "mongo", "profile"));
    return new MovesSettings(
        arguments.numbers("games", List.of(1, 10, 50, 200), 1, 3_000),
        arguments.number("seconds", 10, 1, 3_600),
        arguments.number("warm-up", 150_000, 0, 10_000_000),
        arguments.number("engines", 1, 1, 9),
        MongoChoice.all(arguments.text("mongo"), environment),
        arguments.text("profile").map(path -> Path.of(path).toAbsolutePath()));
  }
}
