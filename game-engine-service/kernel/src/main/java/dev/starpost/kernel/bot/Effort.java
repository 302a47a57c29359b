package dev.starpost.kernel.bot;

/**
 * How much a search does for one decision. Counted, never timed: the same question gets the same
 * answer on any machine, however busy.
 *
 * @param iterations how many continuations are tried
 * @param rounds a continuation is cut off when every seat has had its go so many times
 * @param longest a continuation is cut off after so many decisions in any case
 * @param steps how many times the rules may be asked for an outcome, all continuations together
 * @param nodes how large the tree may grow
 */
public record Effort(int iterations, int rounds, int longest, int steps, int nodes) {

  /** What the strong bot does. */
  public static final Effort STRONG = new Effort(500, 2, 60, 60_000, 10_000);

  public Effort {
    if (iterations < 1 || rounds < 1 || longest < 1 || steps < 1 || nodes < 1) {
      throw new IllegalArgumentException("a search does something");
    }
  }

  /** So many times as much, for a decision that is several in one. */
  Effort times(int several) {
    return new Effort(iterations * several, rounds, longest, steps * several, nodes * several);
  }
}
