package dev.starpost.rating.elo;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleBiFunction;

/**
 * Elo's formula for games of many: everybody is compared with each of the others, as Arpad Elo
 * compared two. The page docs/rating.md tells it with examples, which are tests.
 */
public final class Elo {
  /** What everybody begins with. */
  public static final int START = 1500;

  static final double DRAW = 0.5;

  /** Whoever is so many points stronger is expected to score ten times as much. */
  private static final double TENFOLD = 400;

  /** What a new season keeps of the distance from the beginning: three quarters. */
  private static final double KEPT = 0.75;

  private Elo() {}

  /** By how many points each rating changes; in the order of the contenders. */
  public static List<Integer> changes(List<Contender> contenders) {
    return eachAgainstTheRest(
            contenders,
            (one, other) ->
                stake(one, other)
                    * (one.scoreAgainst(other) - expected(one.rating(), other.rating())))
        .stream()
        // To the even number where it is halfway, so that what one wins another loses.
        .map(change -> (int) Math.rint(change))
        .toList();
  }

  /** Which part of the opponents each has beaten. */
  public static List<Double> scores(List<Contender> contenders) {
    return eachAgainstTheRest(contenders, Contender::scoreAgainst);
  }

  /** Which part of the opponents each could be expected to beat. */
  public static List<Double> expectations(List<Contender> contenders) {
    return eachAgainstTheRest(contenders, (one, other) -> expected(one.rating(), other.rating()));
  }

  /** The mean over all opponents, so that a game of many moves a rating no further than a duel. */
  private static List<Double> eachAgainstTheRest(
      List<Contender> contenders, ToDoubleBiFunction<Contender, Contender> compare) {
    List<Double> means = new ArrayList<>();
    for (int i = 0; i < contenders.size(); i++) {
      double sum = 0;
      for (int j = 0; j < contenders.size(); j++) {
        if (i != j) {
          sum += compare.applyAsDouble(contenders.get(i), contenders.get(j));
        }
      }
      means.add(contenders.size() > 1 ? sum / (contenders.size() - 1) : 0);
    }
    return means;
  }

  /** How much one is expected to score against another. */
  static double expected(int rating, int other) {
    return 1 / (1 + Math.pow(10, ((double) other - rating) / TENFOLD));
  }

  /**
   * What is at stake between two. Among those whose ratings mean something it is the same for both,
   * so that points go from one to the other and are neither made nor lost.
   */
  private static double stake(Contender one, Contender other) {
    KFactor own = one.kFactor();
    KFactor others = other.kFactor();
    return own.isEstablished() && others.isEstablished()
        ? (own.points() + others.points()) / 2.0
        : own.points();
  }

  /** With which rating somebody begins a season who ended one before with that. */
  public static int carried(int rating) {
    return START + (int) Math.rint(((double) rating - START) * KEPT);
  }
}
