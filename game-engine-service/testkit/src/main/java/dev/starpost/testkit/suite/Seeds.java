package dev.starpost.testkit.suite;

import dev.starpost.kernel.Game;
import dev.starpost.kernel.Setup;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/**
 * Runs a check for many seeds. A seed decides everything: the options of the table, the dice, what
 * the players do. Half of the seeds are always the same, half are those of the commit ({@link
 * CommitSeeds}).
 *
 * <p>The system properties {@code starpost.seed} and {@code starpost.players} rerun one case;
 * {@code starpost.long} tries as many seeds as a night allows, {@code starpost.seeds} any number.
 */
final class Seeds {

  /** A game to be checked. */
  record Case(Setup setup, long seed) {
    SplittableRandom random() {
      return new SplittableRandom(seed);
    }

    @Override
    public String toString() {
      return "seed " + seed + ", " + setup.players() + " players, options " + setup.options();
    }
  }

  /** A check of one case; it fails by throwing. */
  interface Check {
    void run(Case one) throws Exception;
  }

  private final GameSuite<?, ?, ?> suite;
  private final String method;

  /**
   * Seeds for one test method.
   *
   * @param method its name, for the command that reruns a failing seed
   */
  Seeds(GameSuite<?, ?, ?> suite, String method) {
    this.suite = suite;
    this.method = method;
  }

  /**
   * One test for each number of players, of {@code usual} seeds each, four times as many if long.
   */
  Stream<DynamicTest> forEachTable(int usual, Check check) {
    return forEachTable(usual, 4 * usual, check);
  }

  /** One test for each number of players, of {@code usual} seeds each, or {@code most} if long. */
  Stream<DynamicTest> forEachTable(int usual, int most, Check check) {
    int from = Integer.getInteger("starpost.players", suite.game().fewestPlayers());
    int to = Integer.getInteger("starpost.players", suite.game().mostPlayers());
    return IntStream.rangeClosed(from, to)
        .mapToObj(
            players ->
                DynamicTest.dynamicTest(
                    players + (players == 1 ? " player" : " players"),
                    () -> seeds(usual, most).forEach(seed -> run(players, seed, check))));
  }

  static LongStream seeds(int usual, int most) {
    Long one = Long.getLong("starpost.seed");
    if (one != null) {
      return LongStream.of(one);
    }
    int count =
        Integer.getInteger("starpost.seeds", Boolean.getBoolean("starpost.long") ? most : usual);
    int fixed = (count + 1) / 2;
    long ofCommit = CommitSeeds.first();
    return LongStream.concat(
        LongStream.range(0, fixed), LongStream.range(ofCommit, ofCommit + count - fixed));
  }

  private void run(int players, long seed, Check check) {
    Case one = new Case(setup(suite.game(), players, seed), seed);
    try {
      check.run(one);
    } catch (Exception | AssertionError | StackOverflowError failure) {
      throw new AssertionError(
          one
              + " (commit "
              + CommitSeeds.commit()
              + "): "
              + failure.getMessage()
              + "\nRerun it with:\n  "
              + rerun(players, seed),
          failure);
    }
  }

  /** A table with options by chance, as far as the game allows them together. */
  static Setup setup(Game<?, ?, ?> game, int players, long seed) {
    SplittableRandom random = new SplittableRandom(~seed);
    Setup setup = new Setup(players, game.options().atRandom(random));
    while (game.refuses(setup).isPresent()) {
      setup = new Setup(players, game.options().atRandom(random));
    }
    return setup;
  }

  /** Maven runs the tests of a module in its directory, which is also what the module is called. */
  private String rerun(int players, long seed) {
    return "./starpost test %s '%s#%s' -Dstarpost.players=%d -Dstarpost.seed=%d"
        .formatted(
            Path.of("").toAbsolutePath().getFileName(),
            suite.getClass().getSimpleName(),
            method,
            players,
            seed);
  }
}
