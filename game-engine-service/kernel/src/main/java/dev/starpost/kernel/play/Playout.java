package dev.starpost.kernel.play;

import dev.starpost.kernel.Decision;
import dev.starpost.kernel.Rules;
import dev.starpost.kernel.Seat;
import dev.starpost.kernel.Setup;
import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.option.Option;
import java.util.List;
import java.util.SortedSet;
import java.util.SplittableRandom;

/**
 * Plays a game from its opening to its end without people. Where several seats are awaited at once,
 * any of them may decide next.
 */
public final class Playout<S, M, E> {

  /** Told of every step of a playout. */
  public interface Watcher<S, M, E> {
    /** A decision is about to be made. */
    default void asked(S state, Seat by, List<Option<M>> options) {}

    /** It was made: {@code by} moved, and this is what followed. */
    default void decided(S before, Seat by, M move, List<E> events, S after) {}
  }

  private final Rules<S, M, E> rules;
  private final int longest;

  /**
   * Playouts by these rules.
   *
   * @param longest after how many decisions a game counts as one that never ends
   */
  public Playout(Rules<S, M, E> rules, int longest) {
    this.rules = rules;
    this.longest = longest;
  }

  /** Opens a game and plays it to its end; {@code players} are in seating order. */
  public S play(
      Setup setup,
      Dice dice,
      List<? extends AutomaticPlayer> players,
      SplittableRandom random,
      Watcher<S, M, E> watcher) {
    S state = rules.origin();
    for (E event : rules.open(setup, dice)) {
      state = rules.apply(state, event);
    }
    return playOn(state, dice, players, random, watcher);
  }

  /** Plays on from any state to the end. */
  public S playOn(
      S from,
      Dice dice,
      List<? extends AutomaticPlayer> players,
      SplittableRandom random,
      Watcher<S, M, E> watcher) {
    S state = from;
    for (int decisions = 0; rules.result(state).isEmpty(); decisions++) {
      if (decisions == longest) {
        throw new IllegalStateException("no end after " + longest + " decisions");
      }
      Seat by = anyOf(rules.awaiting(state), random);
      DecisionPoint<S, M, E> asked = new DecisionPoint<>(rules, state, players.size(), by);
      if (asked.options().isEmpty()) {
        throw new IllegalStateException("dead end: " + by + " is awaited but has no options");
      }
      watcher.asked(state, by, asked.options());
      M move = players.get(by.index()).decide(asked, random);
      Decision.Accepted<E> accepted = accepted(rules.decide(state, by, move, dice), by, move);
      S before = state;
      state = accepted.after(before, rules::apply);
      watcher.decided(before, by, move, accepted.events(), state);
    }
    return state;
  }

  private Decision.Accepted<E> accepted(Decision<E> decision, Seat by, M move) {
    if (decision instanceof Decision.Accepted<E> accepted) {
      return accepted;
    }
    throw new IllegalStateException(
        move
            + " is an option of "
            + by
            + " but was refused: "
            + ((Decision.Refused<E>) decision).refusal());
  }

  private static Seat anyOf(SortedSet<Seat> awaited, SplittableRandom random) {
    if (awaited.isEmpty()) {
      throw new IllegalStateException("dead end: nobody is awaited and the game has not ended");
    }
    if (awaited.size() == 1) {
      return awaited.first();
    }
    int skip = random.nextInt(awaited.size());
    for (Seat seat : awaited) {
      if (skip-- == 0) {
        return seat;
      }
    }
    throw new IllegalStateException("a set with fewer seats than its size");
  }
}
