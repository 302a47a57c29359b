package dev.starpost.deploy.load.cold;

import dev.starpost.deploy.load.bench.BenchArguments;
import dev.starpost.deploy.load.bench.MongoChoice;
import java.util.List;
import java.util.Map;

/**
 * How games that nobody plays are measured.
 *
 * @param games how many are stored
 * @param versions how many each of them has
 * @param mongo the path of a mongod
 */
public record ColdSettings(int games, int versions, int seconds, int warmUp, String mongo) {
  /** On disk, with the indexes and the database's own log; rather too much than too little. */
  private static final long BYTES_OF_A_COMMIT = 1_200;

  private static final long BYTES_BESIDES = 3L << 30;

  public static ColdSettings parse(List<String> words, Map<String, String> environment)
      throws BenchArguments.Wrong {
    BenchArguments arguments =
        new BenchArguments(words, List.of("games", "versions", "seconds", "warm-up", "mongo"));
    return new ColdSettings(
        arguments.number("games", 1_000_000, 1, 100_000_000),
        arguments.number("versions", 8, 1, 20),
        arguments.number("seconds", 10, 1, 3_600),
        arguments.number("warm-up", 60_000, 0, 10_000_000),
        MongoChoice.real(arguments.text("mongo"), environment));
  }

  /** How much disk it takes for a while. */
  public long bytes() {
    return games * (long) versions * BYTES_OF_A_COMMIT + BYTES_BESIDES;
  }
}
