package dev.starpost.kernel.option;

import java.util.SortedMap;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * A part of a move that the player fills in by {@link Assignment}: an object with a value for each
 * slot that is filled. One constant for each such parameter of each type of move.
 *
 * @param <K> the type of move
 * @param <S> the slots, in their own order; in JSON names of fields
 * @param <V> what is assigned
 * @param move the type of move
 * @param name the name of the field in the move's JSON
 * @param slotKind what the slots are, by the words of {@link Param#kind}
 * @param kind what is assigned to them, by the same words
 * @param of reads the assigned values from a move
 * @param with the move with these values assigned
 */
public record SlotParam<K, S extends Comparable<S>, V>(
    Class<K> move,
    String name,
    String slotKind,
    String kind,
    Function<K, SortedMap<S, V>> of,
    BiFunction<K, SortedMap<S, V>, K> with) {}
