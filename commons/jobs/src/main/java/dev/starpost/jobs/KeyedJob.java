package dev.starpost.jobs;

import java.util.function.Consumer;

/**
 * A job with a task for each key, such as an account, for which something waits. Of all instances
 * one works for a key at a time, so that no key gets more than its share, and keys take turns in
 * the order in which they became due. Every bean of this type is run.
 *
 * <p>What waits is in tables of the service. Whoever adds to it wakes the key in the same
 * transaction ({@link Jobs#wake}).
 *
 * @param name in metrics and in logs
 * @param table of its tasks, made by the service in the form of {@code scheduled_tasks}; a table of
 *     its own, so that this job never takes the threads of another
 * @param waiting a query with the columns {@code key} and {@code due}: one row for each key for
 *     which something waits, and the earliest time at which some of it is due
 * @param mostAtOnce keys for which an instance works at a time
 * @param retries of a key whose work has thrown something, without an end: what shall be given up
 *     some day is known to the work alone, because a key's failures tell nothing of each thing that
 *     waits for it
 * @param work does what is due for a key, and leaves none of it as it was: what stays due is worked
 *     on again at once. Outside of any transaction
 */
public record KeyedJob(
    String name,
    String table,
    String waiting,
    int mostAtOnce,
    RetryPolicy retries,
    Consumer<String> work) {}
