package dev.starpost.kernel.option;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * A part of a move that the player fills in: always a list of what was chosen. One constant for
 * each parameter of each type of move.
 *
 * @param <K> the type of move
 * @param <V> what is chosen
 * @param move the type of move
 * @param name the name of the field in the move's JSON
 * @param kind what is chosen: the kind of a component, {@code number}, {@code seat}, or the id of a
 *     component of kind {@code piece} for what lies on the table in numbers, such as {@code ship}
 * @param of reads the chosen values from a move
 * @param with the move with these values chosen
 */
public record Param<K, V>(
    Class<K> move,
    String name,
    String kind,
    Function<K, List<V>> of,
    BiFunction<K, List<V>, K> with) {

  /** The kind of whole numbers. */
  public static final String NUMBER = "number";

  /** The kind of players, by the numbers of their seats. */
  public static final String SEAT = "seat";
}
