package dev.starpost.kernel;

import dev.starpost.kernel.chance.Dice;
import dev.starpost.kernel.option.Option;
import dev.starpost.kernel.option.Thing;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;

/**
 * One game's rules. Pure: the same arguments give the same answer on any machine, in any year.
 *
 * @param <S> the state, an immutable value
 * @param <M> a move, as a player sends it
 * @param <E> an event: a fact in the past tense, with its outcome inside
 */
public interface Rules<S, M, E> {

  /** The state before the first event. */
  S origin();

  /** The events that open a game: everything dealt, the first question put. */
  List<E> open(Setup setup, Dice dice);

  /**
   * Decides on a move. Whatever chance decides is drawn here and recorded in the events. Accepts
   * exactly the moves that {@link #options} admits for the seat.
   */
  Decision<E> decide(S state, Seat by, M move, Dice dice);

  /**
   * The seat leaves the game, asked or not. Refused only if it has left before or the game is over.
   * What it owed is no longer awaited, and it ranks below everybody who stayed.
   */
  Decision<E> resign(S state, Seat by, Dice dice);

  /** The state after a fact. Needs no rules and no dice, so a rule fixed later changes no game. */
  S apply(S state, E event);

  /** The seats the game waits for: several where choices are simultaneous, none at the end. */
  SortedSet<Seat> awaiting(S state);

  /** What the seat is asked now; present exactly where the seat has options. */
  Optional<Question> question(S state, Seat seat);

  /**
   * Every move of the seat that {@link #decide} would accept, and nothing else. A seat that has
   * answered a simultaneous question may still have options: to change its answer.
   */
  List<Option<M>> options(S state, Seat seat);

  /**
   * The things that the fixed part of an option's move stands for: its station, its card, its
   * payment.
   */
  List<Thing> about(M move);

  /**
   * What the seat holds in the open and can gain or pay, by the ids of components of kind {@code
   * resource}: what an option costs and gives is how playing it changes this.
   */
  SortedMap<String, Integer> holdings(S state, Seat seat);

  /**
   * What a move costs that draws from the dice, by the same words: what comes of the draw is
   * uncertain, what is paid for it is not.
   */
  default SortedMap<String, Integer> price(S state, Seat seat, M move) {
    return Collections.emptySortedMap();
  }

  /**
   * Whether an option costs and gives the same whatever is chosen in it, such as any three cards of
   * a hand: then some of its moves tell for all, however many there are.
   *
   * @param move the option's move, nothing chosen
   */
  default boolean costsAlike(M move) {
    return false;
  }

  /**
   * The state as it will be when what the seat has answered in secret is carried out, as far as
   * that depends on nobody else: what a sealed answer costs and gives is counted here. The state
   * itself where no answer waits.
   */
  default S carriedOut(S state, Seat seat) {
    return state;
  }

  /**
   * Whether from this event on the game goes on by itself: all answers are opened, the next phase
   * begins. What follows is no longer what a move costs and gives.
   */
  default boolean isAftermath(E event) {
    return false;
  }

  /** All that the viewer may know of the state, built up field by field, never stripped down. */
  Object view(S state, Viewer viewer);

  /**
   * The event as this viewer may see it, with the words for it; empty if the viewer may not know
   * that it happened, or if it is bookkeeping that tells people nothing.
   */
  Optional<Shown> show(E event, Viewer viewer);

  /**
   * Whether the decision that caused this event can no longer be taken back, because it told
   * somebody something. Decisions that drew from the dice are final whatever this says.
   */
  boolean isFinal(E event);

  /** The result, once the game has ended. */
  Optional<Ranking> result(S state);

  /**
   * A determinization of the state, as the literature on games with hidden information calls it: a
   * state that the viewer could not tell from this one, in which what the viewer cannot see is
   * drawn anew. All that a bot may look into.
   */
  S determinize(S state, Viewer viewer, Dice dice);

  /** The evaluation of a state for a seat: a bot's rough opinion; higher is better. */
  int evaluate(S state, Seat seat);
}
