package dev.starpost.kernel;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * How a game ended: every seat with its rank, best first. Equal results share a rank (1, 1, 3).
 *
 * @param rivals opponents who sit in no seat, such as the automatic one of a solo game; they take
 *     ranks like everybody else
 */
public record Ranking(List<Place> places, List<Rival> rivals) {

  /**
   * Where a seat came in.
   *
   * @param rank 1 is best
   * @param stayed whether the player stayed to the end
   * @param points the score
   * @param tieBreaks what decided among equal scores, in order; higher is better
   */
  public record Place(Seat seat, int rank, boolean stayed, int points, List<Integer> tieBreaks) {
    public Place {
      tieBreaks = List.copyOf(tieBreaks);
    }
  }

  /**
   * Where an opponent without a seat came in.
   *
   * @param name a stable word for programs
   */
  public record Rival(String name, int rank, int points, List<Integer> tieBreaks) {
    public Rival {
      tieBreaks = List.copyOf(tieBreaks);
    }
  }

  /** A seat's result before it is ranked. */
  public record Score(Seat seat, boolean stayed, int points, List<Integer> tieBreaks) {
    public Score {
      tieBreaks = List.copyOf(tieBreaks);
    }

    public static Score of(Seat seat, int points, Integer... tieBreaks) {
      return new Score(seat, true, points, List.of(tieBreaks));
    }

    /** The same, of somebody who resigned: below everybody who stayed. */
    public Score resigned() {
      return new Score(seat, false, points, tieBreaks);
    }

    private boolean isBetterThan(Score other) {
      if (stayed != other.stayed) {
        return stayed;
      }
      if (points != other.points) {
        return points > other.points;
      }
      if (tieBreaks.size() != other.tieBreaks.size()) {
        throw new IllegalArgumentException("every score has the same tie-breaks");
      }
      for (int i = 0; i < tieBreaks.size(); i++) {
        if (!tieBreaks.get(i).equals(other.tieBreaks.get(i))) {
          return tieBreaks.get(i) > other.tieBreaks.get(i);
        }
      }
      return false;
    }
  }

  public Ranking {
    places = List.copyOf(places);
    rivals = List.copyOf(rivals);
  }

  /** Ranks by points, then by the tie-breaks in order; whoever is still equal shares the rank. */
  public static Ranking of(List<Score> scores) {
    List<Place> places = new ArrayList<>(scores.size());
    for (Score score : scores) {
      places.add(
          new Place(score.seat, rank(score, scores), score.stayed, score.points, score.tieBreaks));
    }
    return new Ranking(bestFirst(places), List.of());
  }

  /** Ranks one seat against an opponent without a seat. Equal results share the first rank. */
  public static Ranking against(Score score, String rival, int points, Integer... tieBreaks) {
    Score other = Score.of(score.seat, points, tieBreaks);
    List<Score> both = List.of(score, other);
    return new Ranking(
        List.of(
            new Place(score.seat, rank(score, both), score.stayed, score.points, score.tieBreaks)),
        List.of(new Rival(rival, rank(other, both), points, other.tieBreaks)));
  }

  public Place of(Seat seat) {
    return places.stream().filter(place -> place.seat().equals(seat)).findFirst().orElseThrow();
  }

  /** All seats that share the first rank; none if a rival has it alone. */
  public List<Seat> winners() {
    return places.stream().filter(place -> place.rank() == 1).map(Place::seat).toList();
  }

  private static int rank(Score score, List<Score> scores) {
    int rank = 1;
    for (Score other : scores) {
      if (other.isBetterThan(score)) {
        rank++;
      }
    }
    return rank;
  }

  private static List<Place> bestFirst(List<Place> places) {
    return places.stream()
        .sorted(Comparator.comparingInt(Place::rank).thenComparing(Place::seat))
        .toList();
  }
}
