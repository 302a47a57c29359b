package dev.starpost.kernel.bot;

import dev.starpost.kernel.Ranking;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Seat;
import java.util.List;
import java.util.Optional;

/**
 * What a state is worth to each seat, from 0 to 1, whatever unit a game's {@code evaluate} has. A
 * game that has ended counts by its ranks. One that has not counts by how far a seat leads the best
 * of the others, compared with the leads that this search has seen so far.
 */
final class RewardModel<S> {
  /** A lead never counts as much as a victory, nor being behind as much as a defeat. */
  private static final double MARGIN = 0.05;

  private final Rules<S, ?, ?> rules;
  private final List<Seat> seats;
  private final double[] mean;
  private final double[] squares;
  private int seen;

  RewardModel(Rules<S, ?, ?> rules, int players) {
    this.rules = rules;
    this.seats = Seat.first(players);
    this.mean = new double[players];
    this.squares = new double[players];
  }

  /** One number for each seat, in seating order. */
  double[] of(S state) {
    Optional<Ranking> result = rules.result(state);
    return result.isPresent() ? ended(result.get()) : undecided(state);
  }

  private double[] ended(Ranking ranking) {
    int all = ranking.places().size() + ranking.rivals().size();
    double[] rewards = new double[seats.size()];
    for (Ranking.Place place : ranking.places()) {
      long alike =
          ranking.places().stream().filter(other -> other.rank() == place.rank()).count()
              + ranking.rivals().stream().filter(other -> other.rank() == place.rank()).count();
      double rank = place.rank() + (alike - 1) / 2.0;
      double beaten = all == 1 ? 1 : (all - rank) / (all - 1);
      rewards[place.seat().index()] = beaten * beaten;
    }
    return rewards;
  }

  private double[] undecided(S state) {
    double[] value = new double[seats.size()];
    for (Seat seat : seats) {
      value[seat.index()] = rules.evaluate(state, seat);
    }
    seen++;
    double[] rewards = new double[value.length];
    for (int seat = 0; seat < value.length; seat++) {
      rewards[seat] = compared(seat, lead(value, seat));
    }
    return rewards;
  }

  private static double lead(double[] value, int seat) {
    double best = Double.NEGATIVE_INFINITY;
    for (int other = 0; other < value.length; other++) {
      best = other == seat ? best : Math.max(best, value[other]);
    }
    return value.length == 1 ? value[seat] : value[seat] - best;
  }

  /** Welford's running mean and variance, then a curve that flattens where leads are unusual. */
  private double compared(int seat, double lead) {
    double before = lead - mean[seat];
    mean[seat] += before / seen;
    squares[seat] += before * (lead - mean[seat]);
    double deviation = Math.sqrt(squares[seat] / seen);
    double usual = deviation == 0 ? 0 : (lead - mean[seat]) / deviation;
    return MARGIN + (1 - 2 * MARGIN) / (1 + Math.exp(-usual));
  }
}
