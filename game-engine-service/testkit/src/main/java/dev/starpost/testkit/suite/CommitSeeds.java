package dev.starpost.testkit.suite;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;

/**
 * Seeds that differ from commit to commit, so that a build does not play the same games for ever,
 * and are the same for one commit, so that what failed fails again. The system property {@code
 * starpost.commit} stands in for another commit.
 */
final class CommitSeeds {
  /** Further apart than anybody asks for seeds; a seed shows its commit in hexadecimal then. */
  private static final int DIGITS = 8;

  private static final int SEEDS_OF_A_COMMIT = 100_000;

  private static final String COMMIT = System.getProperty("starpost.commit", head());

  private CommitSeeds() {}

  /** The first of the present commit's seeds; the others follow it. */
  static long first() {
    return of(COMMIT);
  }

  static String commit() {
    return COMMIT;
  }

  /** The first seed of a commit. */
  static long of(String commit) {
    String digits = commit.substring(0, Math.min(DIGITS, commit.length()));
    return (Long.parseLong(digits, 16) + 1) * SEEDS_OF_A_COMMIT;
  }

  /** The commit that is checked out; zeros where there is no git, as in a source archive. */
  private static String head() {
    try {
      Process git =
          new ProcessBuilder("git", "rev-parse", "HEAD")
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      String commit = new String(git.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
      boolean ended = git.waitFor(10, TimeUnit.SECONDS);
      return ended && git.exitValue() == 0 ? commit.strip() : "0";
    } catch (IOException e) {
      return "0";
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return "0";
    }
  }
}
