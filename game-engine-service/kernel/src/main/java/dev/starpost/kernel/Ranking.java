package dev.starpost.kernel;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** How a game ended: every seat with its rank, best first. Equal results share a rank (1, 1, 3). */
public record Ranking(List<Place> places) {

  /**
   * Where a seat came in.
   *
   * @param rank 1 is best
   * @param points the score
   * @param tieBreaks what decided among equal scores, in order; higher is better
   */
  public record Place(Seat seat, int rank, int points, List<Integer> tieBreaks) {
    public Place {
      tieBreaks = List.copyOf(tieBreaks);
    }
  }

  /** A seat's result before it is ranked. */
  public record Score(Seat seat, int points, List<Integer> tieBreaks) {
    public Score {
      tieBreaks = List.copyOf(tieBreaks);
    }

    public static Score of(Seat seat, int points, Integer... tieBreaks) {
      return new Score(seat, points, List.of(tieBreaks));
    }
  }

  public Ranking {
    places = List.copyOf(places);
  }

  /** Ranks by points, then by the tie-breaks in order; whoever is still equal shares the rank. */
  public static Ranking of(List<Score> scores) {
    List<Score> best = scores.stream().sorted(bestFirst().thenComparing(Score::seat)).toList();
    List<Place> places = new ArrayList<>(best.size());
    for (int i = 0; i < best.size(); i++) {
      Score score = best.get(i);
      boolean shared = i > 0 && bestFirst().compare(best.get(i - 1), score) == 0;
      int rank = shared ? places.get(i - 1).rank() : i + 1;
      places.add(new Place(score.seat(), rank, score.points(), score.tieBreaks()));
    }
    return new Ranking(places);
  }

  public Place of(Seat seat) {
    return places.stream().filter(place -> place.seat().equals(seat)).findFirst().orElseThrow();
  }

  /** All who share the first rank. */
  public List<Seat> winners() {
    return places.stream().filter(place -> place.rank() == 1).map(Place::seat).toList();
  }

  private static Comparator<Score> bestFirst() {
    return (a, b) -> {
      int order = Integer.compare(b.points(), a.points());
      for (int i = 0; order == 0 && i < a.tieBreaks().size(); i++) {
        order = Integer.compare(b.tieBreaks().get(i), a.tieBreaks().get(i));
      }
      return order;
    };
  }
}
