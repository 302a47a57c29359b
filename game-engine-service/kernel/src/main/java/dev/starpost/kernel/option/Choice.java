package dev.starpost.kernel.option;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * What a player fills in of a move: one parameter, of which every filling is known. It is a {@link
 * Selection} of some values, or an {@link Assignment} of values to named slots.
 *
 * <p>The fillings have a fixed order and are counted, so that any of them can be found without the
 * others: there may be more than anybody could list.
 *
 * @param <K> the type of move
 * @param <V> what is chosen
 */
public sealed interface Choice<K, V> permits Selection, Assignment {

  /** The name of the field in the move's JSON. */
  String name();

  /** What is chosen: the kind of a component, {@link Param#NUMBER}, {@link Param#SEAT} ... */
  String kind();

  /** What there is to choose from. */
  List<Item<V>> of();

  /** How many are chosen at least. */
  int min();

  /** How many are chosen at most. */
  int max();

  /** The move with nothing chosen. */
  Object blank(Object move);

  /** The move with its values in the canonical order; empty if they are not of this choice. */
  Optional<Object> settle(Object move);

  /** In how many ways it can be filled in. */
  long ways();

  /**
   * The move, filled in in one of the {@link #ways}.
   *
   * @param way from 0
   */
  Object fill(Object move, long way);

  /**
   * The first ways to fill in each of the moves, in their order.
   *
   * @param limit how many moves are wanted at most, all together
   */
  List<Object> fillings(List<?> moves, int limit);

  /** The move, filled in anyhow. */
  Object fillAtRandom(Object move, SplittableRandom random);

  /** Refuses a number that is none of so many ways. */
  static void checkWay(long way, long ways) {
    if (way < 0 || way >= ways) {
      throw new IllegalArgumentException("there is no way " + way + " among " + ways);
    }
  }
}
