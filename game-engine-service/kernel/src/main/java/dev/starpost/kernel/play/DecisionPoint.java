package dev.starpost.kernel.play;

import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Viewer;
import dev.starpost.kernel.chance.SeededDice;
import dev.starpost.kernel.option.Option;
import java.util.List;

/**
 * A seat that has to decide, and all that it may look into: its options, and states that it could
 * not tell from the true one. The true state stays inside, so that no bot can cheat.
 */
public final class DecisionPoint<S, M, E> {
  private final Rules<S, M, E> rules;
  private final S state;
  private final int players;
  private final Seat seat;
  private final List<Option<M>> options;

  public DecisionPoint(Rules<S, M, E> rules, S state, int players, Seat seat) {
    this.rules = rules;
    this.state = state;
    this.players = players;
    this.seat = seat;
    this.options = rules.options(state, seat);
  }

  public Rules<S, M, E> rules() {
    return rules;
  }

  /** How many sit at the table. */
  public int players() {
    return players;
  }

  /** Who has to decide. */
  public Seat seat() {
    return seat;
  }

  /** What may be decided; never empty where a seat is awaited. */
  public List<Option<M>> options() {
    return options;
  }

  /** A state that the seat could not tell from the true one: another one for each luck. */
  public S determinize(long luck) {
    return rules.determinize(state, Viewer.at(seat), new SeededDice(luck));
  }
}
